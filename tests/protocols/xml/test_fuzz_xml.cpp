// SPDX-License-Identifier: GPL-3.0-or-later
// The XML reader: any bytes are read or refused, and everything read can be written.
#include "protocols/fuzz/fuzz.h"
#include "protocols/xml/element_writer.h"
#include "protocols/xml/reader.h"
#include "support/environment.h"

#include <QTest>

#include <deque>

using namespace roomrack;
using namespace roomrack::protocols;

class FuzzXmlTest : public QObject {
    Q_OBJECT

private slots:
    void anyBytesAreReadOrRefused();
};

namespace {

struct Node {
    QString name;
    QString id;
    std::vector<Node> children;
    friend bool operator==(const Node &, const Node &) = default;
};

Node nodeOf(xml::Reader &in)
{
    Node node{in.name().toString(), in.string(u"id"), {}};
    in.allChildren([&] {
        node.children.push_back(nodeOf(in));
        return true;
    });
    return node;
}

Result<Node> decode(const QByteArray &bytes)
{
    xml::Reader in(bytes);
    Node root;
    if (in.open()) root = nodeOf(in);
    const auto end = in.finish();
    if (!end) return tl::unexpected(end.error());
    return root;
}

void write(xml::ElementWriter &out, const Node &node, std::deque<QByteArray> &names)
{
    names.push_back(node.name.toUtf8());
    out.start(names.back().constData()).attribute("id", node.id);
    for (const Node &child : node.children) write(out, child, names);
    out.end();
}

QByteArray encode(const Node &node)
{
    std::deque<QByteArray> names;
    xml::ElementWriter out;
    write(out, node, names);
    return out.finish();
}

}  // namespace

void FuzzXmlTest::anyBytesAreReadOrRefused()
{
    const tests::FuzzedCodec codec{
        QStringLiteral("xml"),
        {"<?xml version=\"1.0\"?><a id=\"1\"><b id=\"&lt;2\">x</b><!-- c --></a>",
         "<r xmlns=\"urn:r\" xmlns:x=\"urn:x\"><x:a x:id='1' id='2'/><![CDATA[<]]></r>",
         "\xef\xbb\xbf<a/>", QByteArray("\xff\xfe<\0a\0/\0>\0", 10),
         "<?xml version='1.0' encoding='ISO-8859-1'?><a id='\xe9'/>",
         "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>"},
        tests::roundTrip(decode, encode)};
    const QString wrong = tests::fuzz(codec, tests::fuzzSeconds(tests::soaking()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QTEST_GUILESS_MAIN(FuzzXmlTest)
#include "test_fuzz_xml.moc"
