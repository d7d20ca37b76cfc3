// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/demo_names.h"

#include "simulator/pick.h"

namespace roomrack::simulator {

namespace {

struct Names {
    const char *countries;
    std::array<const char *, 12> given;
    std::array<const char *, 14> family;
};

// Common names only, so that none identifies a real person.
constexpr Names kNames[] = {
    {"PT BR",
     {"Ana", "João", "Maria", "Tiago", "Inês", "Rui", "Beatriz", "Pedro", "Sofia", "Miguel",
      "Marta", "Luís"},
     {"Silva", "Santos", "Ferreira", "Pereira", "Oliveira", "Costa", "Rodrigues", "Martins",
      "Sousa", "Fernandes", "Gonçalves", "Gomes", "Lopes", "Almeida"}},
    {"GB IE US",
     {"Emma", "James", "Olivia", "Thomas", "Sarah", "Daniel", "Grace", "Liam", "Hannah", "Jack",
      "Laura", "Owen"},
     {"Smith", "Jones", "Taylor", "Brown", "Wilson", "Murphy", "Walsh", "Evans", "Walker", "Byrne",
      "Clarke", "Hughes", "Baker", "Carter"}},
    {"ES",
     {"Lucía", "Carlos", "Carmen", "Javier", "Elena", "Pablo", "Marta", "Sergio", "Paula", "Diego",
      "Nuria", "Álvaro"},
     {"García", "Fernández", "López", "Martínez", "Sánchez", "Pérez", "Gómez", "Ruiz", "Díaz",
      "Moreno", "Muñoz", "Romero", "Navarro", "Torres"}},
    {"FR BE",
     {"Camille", "Louis", "Manon", "Hugo", "Claire", "Julien", "Chloé", "Antoine", "Élise", "Paul",
      "Anaïs", "Luc"},
     {"Martin", "Bernard", "Dubois", "Moreau", "Laurent", "Simon", "Lefèvre", "Roux", "Fournier",
      "Girard", "Mercier", "Dupont", "Lambert", "Faure"}},
    {"DE CH AT",
     {"Anna", "Lukas", "Julia", "Felix", "Katharina", "Jonas", "Lena", "Stefan", "Sabine", "Jürgen",
      "Miriam", "Tobias"},
     {"Müller", "Schmidt", "Schneider", "Fischer", "Weber", "Meyer", "Wagner", "Becker", "Hoffmann",
      "Koch", "Keller", "Huber", "Vogel", "Braun"}},
    {"IT",
     {"Giulia", "Marco", "Chiara", "Luca", "Francesca", "Matteo", "Elisa", "Davide", "Sara",
      "Paolo", "Silvia", "Andrea"},
     {"Rossi", "Russo", "Ferrari", "Esposito", "Bianchi", "Romano", "Colombo", "Ricci", "Marino",
      "Greco", "Conti", "Gallo", "Fontana", "Costa"}},
    {"NL",
     {"Sanne", "Daan", "Lotte", "Bram", "Femke", "Sem", "Anouk", "Thijs", "Eva", "Jeroen", "Maud",
      "Koen"},
     {"de Jong", "Jansen", "de Vries", "Bakker", "Visser", "Smit", "Meijer", "Mulder", "Bos", "Vos",
      "Peters", "Hendriks", "Dekker", "Kok"}},
    {"PL",
     {"Zofia", "Jakub", "Maja", "Piotr", "Alicja", "Tomasz", "Ewa", "Paweł", "Magda", "Michał",
      "Joanna", "Adam"},
     {"Nowak", "Kowalski", "Wójcik", "Mazur", "Kaczmarek", "Zając", "Król", "Wieczorek", "Dudek",
      "Pawlak", "Sikora", "Baran", "Szewczyk", "Pietrzak"}},
    {"SE",
     {"Elsa", "Erik", "Maja", "Oskar", "Linnea", "Axel", "Karin", "Johan", "Astrid", "Nils", "Ebba",
      "Björn"},
     {"Andersson", "Johansson", "Karlsson", "Nilsson", "Eriksson", "Larsson", "Olsson", "Persson",
      "Svensson", "Lindberg", "Lundgren", "Sjöberg", "Holm", "Ek"}},
    {"CN",
     {"Wei", "Fang", "Min", "Jing", "Lei", "Yan", "Tao", "Xin", "Jun", "Ling", "Hao", "Mei"},
     {"Wang", "Li", "Zhang", "Liu", "Chen", "Yang", "Zhao", "Huang", "Zhou", "Wu", "Xu", "Sun",
      "Ma", "Zhu"}},
};

constexpr std::array kNotes{"Late arrival",        "Quiet room, please",   "Cot needed",
                            "High floor",          "Allergic to feathers", "Arrives by car",
                            "Wedding anniversary", "Early breakfast"};

const Names &namesOf(const QString &country)
{
    for (const Names &names : kNames) {
        if (QLatin1StringView(names.countries).contains(country)) return names;
    }
    return kNames[1];
}

/// "Lefèvre" becomes "lefevre": letters a to z only.
QString plainLetters(const QString &name)
{
    QString out;
    for (const QChar c : name.normalized(QString::NormalizationForm_D).toLower()) {
        if (c >= u'a' && c <= u'z')
            out += c;
        else if (c == u'ł')
            out += u'l';
    }
    return out;
}

}  // namespace

booking::Guest inventGuest(const QString &country, core::Random &random)
{
    const Names &names = namesOf(country);
    const QString given = QString::fromUtf8(oneOf(names.given, random));
    const QString family = QString::fromUtf8(oneOf(names.family, random));
    booking::Guest guest;
    guest.name = given + u' ' + family;
    guest.country = country;
    if (random.chance(0.7)) {
        guest.email = QStringLiteral("%1.%2%3@example.%4")
                          .arg(plainLetters(given), plainLetters(family))
                          .arg(random.between(10, 99))
                          .arg(random.chance(0.5) ? QStringLiteral("org") : QStringLiteral("com"));
    }
    if (random.chance(0.05)) guest.notes = QString::fromLatin1(oneOf(kNotes, random));
    return guest;
}

booking::Guest inventWebGuest(const QString &country, core::Random &random)
{
    booking::Guest guest = inventGuest(country, random);
    while (guest.email.isEmpty()) guest = inventGuest(country, random);
    return guest;
}

}  // namespace roomrack::simulator
