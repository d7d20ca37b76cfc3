// SPDX-License-Identifier: GPL-3.0-or-later
// Names common in guests' countries of origin, and the formats of their telephone numbers.
#pragma once

#include <array>

namespace roomrack::dedup::tests {

struct Nation {
    const char *code3;  ///< as in the hotel data set
    const char *code2;
    const char *prefix;  ///< telephone country code
    const char *mobile;  ///< first digits of mobile numbers
    int digits;          ///< further digits
    const char *given;   ///< most common first
    const char *family;
    const char *endings;  ///< of generated family names, for guests with a rare one
};

inline constexpr std::array<Nation, 14> kNations{{
    {"PRT", "PT", "+351", "9", 8,
     "Maria João António Ana José Manuel Francisco Rui Pedro Carlos Paulo Sofia Inês Beatriz "
     "Mariana Tiago Miguel Catarina Luís Teresa Isabel Fernando Jorge Nuno Rita Marta Joana Diogo "
     "Margarida Helena",
     "Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Jesus Sousa Fernandes "
     "Gonçalves Gomes Lopes Marques Alves Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia "
     "Mendes Nunes Soares Vieira Monteiro Cardoso Rocha Neves Coelho Cruz Cunha Pires",
     "eira ães inho ado al ões"},
    {"GBR", "GB", "+44", "7", 9,
     "David John Susan Margaret Paul Peter Sarah Karen James Michael Andrew Mark Julie Helen Emma "
     "Laura Thomas Jack Oliver Harry Charlotte Amelia Daniel Danielle Christine Christopher "
     "Stephen Steven Claire Clare Ann Anne",
     "Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans "
     "Walker White Roberts Green Hall Wood Jackson Clarke Clark Harris Harrison Lewis Morris "
     "Morrison O'Brien Reid Reed Stewart Stuart Thomson Turner Cooper",
     "ton ham ford well son ley worth"},
    {"ESP", "ES", "+34", "6", 8,
     "Antonio José Manuel Francisco María Carmen Ana Isabel Laura Cristina Javier David Daniel "
     "Lucía Marta Sergio Pablo Elena Alejandro Alejandra Raquel Rafael Rosa",
     "García Rodríguez González Fernández López Martínez Sánchez Pérez Gómez Martín Jiménez Ruiz "
     "Hernández Díaz Moreno Muñoz Álvarez Romero Alonso Gutiérrez Navarro Torres Domínguez",
     "ez ero era illo ada oso"},
    {"IRL", "IE", "+353", "8", 8,
     "Patrick Mary Seán Siobhán Aoife Conor Liam Niamh Ciarán Brendan Brenda Eoin Fiona Noel "
     "Noelle Declan Róisín",
     "Murphy Kelly O'Sullivan Walsh Smith O'Brien Byrne Ryan O'Connor O'Neill O'Reilly Doyle "
     "McCarthy Gallagher Doherty Kennedy Lynch Murray Quinn Moore",
     "an ery igan ell urty"},
    {"FRA", "FR", "+33", "6", 8,
     "Jean Marie Pierre Michel Nathalie Isabelle Sylvie Philippe Alain Christophe Camille Léa "
     "Manon Thomas Nicolas Julien Julienne Frédéric Frédérique Hélène Jean-Pierre Anne-Marie",
     "Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel "
     "Lefèvre Leroy Roux David Bertrand Morel Fournier Girard Lefebvre Besson",
     "ard eau ier ot in ois"},
    {"DEU", "DE", "+49", "15", 9,
     "Hans Peter Wolfgang Klaus Ursula Monika Petra Sabine Jürgen Jörg Günther Andreas Andrea "
     "Stefan Stefanie Martin Martina Thomas Anna Hannah Lukas Jonas Käthe Björn",
     "Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch "
     "Bauer Richter Klein Wolf Schröder Neumann Schwarz Braun Krüger Hofmann Krause Maier Meier "
     "Groß Weiß Köhler Lehmann",
     "mann er ner bach berg stein"},
    {"CN", "CN", "+86", "13", 9,
     "Wei Fang Na Xiuying Min Jing Li Qiang Lei Jun Yang Yong Yan Jie Tao Ming Chao Xia Ping Gang",
     "Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo", ""},
    {"NLD", "NL", "+31", "6", 8,
     "Jan Johannes Maria Cornelis Hendrik Anna Sanne Daan Bram Lotte Femke Pieter Kees Willem "
     "Wilma Joost Marijke",
     "de_Jong Jansen de_Vries van_den_Berg Bakker van_Dijk Visser Janssen Smit Meijer de_Boer "
     "Mulder de_Groot Bos Vos Peters Hendriks van_Leeuwen Dekker Brouwer",
     "stra ma ink sen mans"},
    {"USA", "US", "+1", "212", 7,
     "James Mary Robert Patricia John Jennifer Michael Linda William Elizabeth Ashley Brandon "
     "Tyler Kayla Eric Erica Megan Joshua",
     "Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez "
     "Wilson Anderson Thomas Taylor Moore Jackson Martin Lee",
     "son berg man ski well"},
    {"ITA", "IT", "+39", "3", 9,
     "Mario Maria Giuseppe Giovanni Giovanna Antonio Antonia Luigi Francesco Francesca Marco "
     "Alessandro Alessandra Chiara Giulia Luca Paolo Paola Federica",
     "Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti "
     "De_Luca Costa Giordano Mancini Rizzo Lombardi Moretti",
     "ini etti elli one ucci"},
    {"BEL", "BE", "+32", "47", 7,
     "Marc Luc Marie Els An Wim Koen Sofie Bart Griet Olivier Olivia Benoît Anouk",
     "Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters De_Smet Dubois Lambert "
     "Dupont Martin Leclercq",
     "ens aert ert in"},
    {"POL", "PL", "+48", "5", 8,
     "Anna Piotr Krzysztof Andrzej Katarzyna Małgorzata Tomasz Paweł Agnieszka Michał Łukasz "
     "Aleksandra Aleksander Ewa Zofia",
     "Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański "
     "Woźniak Dąbrowski Kozłowski Mazur Jankowski Kwiatkowski",
     "ski wicz czyk ak"},
    {"RUS", "RU", "+7", "9", 9,
     "Александр Елена Сергей Ольга Андрей Наталья Татьяна Дмитрий Ирина Алексей Анна Мария Иван "
     "Евгений Евгения Валентин Валентина",
     "Иванов Смирнов Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров Морозов "
     "Волков Алексеев Лебедев Семёнов",
     "ов ин ский"},
    {"SWE", "SE", "+46", "7", 8,
     "Lars Anders Karl Eva Maria Karin Kristina Per Mikael Johan Åsa Björn Göran Emma Elin "
     "Christian Christina",
     "Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Svensson Gustafsson "
     "Lindström Lindgren Berglund Sjöberg Öberg",
     "son berg qvist lund ström"},
}};

}  // namespace roomrack::dedup::tests
