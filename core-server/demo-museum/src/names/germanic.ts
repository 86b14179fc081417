import {
  byFrequency,
  type Culture,
  composedOf,
  listedOrComposed,
  type SpellingRule,
  spellingBy,
  withoutAccents,
} from './Culture.ts';

const boys = byFrequency(`
  Karl Wilhelm Heinrich Friedrich Hermann Otto Paul Johann Max Josef Georg Franz Ernst August Johannes Richard Adolf
  Emil Hans Ludwig Gustav Albert Peter Robert Walter Rudolf Bernhard Alfred Anton Bruno Kurt Fritz Hugo Christian Jakob
  Michael Theodor Philipp Erich Oskar Arthur Adam Alois Andreas Anselm Arnold Balthasar Benedikt Berthold Christoph
  Clemens Conrad Cornelius Daniel David Dietrich Eduard Erwin Eugen Ferdinand Florian Gerhard Gottfried Gottlieb Gregor
  Günther Gustaf Herbert Ignaz Julius Kaspar Kilian Korbinian Lambert Leonhard Leopold Lorenz Lothar Magnus Martin
  Matthias Maximilian Moritz Nikolaus Olaf Oswald Otmar Quirin Rainer Reinhard Reinhold Roman Rupert Samuel Sebastian
  Siegfried Simon Stefan Thomas Traugott Ulrich Valentin Viktor Vinzenz Waldemar Werner Wenzel Wolfgang Xaver`);
const girls = byFrequency(`
  Anna Maria Martha Elisabeth Frieda Emma Gertrud Margarete Else Helene Minna Katharina Luise Klara Berta Marie Hedwig
  Ida Johanna Auguste Käthe Charlotte Wilhelmine Rosa Lina Therese Barbara Franziska Magdalena Amalie Dorothea Elsa
  Erna Eva Friederike Hermine Hilda Josefa Juliane Karoline Klothilde Kreszenz Kunigunde Lotte Mathilde Meta Olga Ottilie
  Paula Pauline Regina Sophie Walburga Walpurga Wanda`);

const listed = byFrequency(
  `
  Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf
  Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Schmitz Krause Meier Lehmann
  Schmid Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn
  Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon
  Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt Haas
  Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold Wolff
  Pfeiffer Ahrens Bachmann Barth Behrens Bender Beyer Blum Bock Brinkmann Buchholz Burger Conrad Decker Diehl Dietz
  Dörr Ebert Eckert Ehlers Eichhorn Ernst Esser Feldmann Fiedler Fink Förster Fritz Fromm Gebhardt Geiger Gerlach Glaser
  Götz Grimm Gruber Haase Hagen Hansen Heck Heine Heinz Heller Henkel Herzog Heß Hinz Hirsch Holz Hübner Jacobs Jahn
  Janßen Jensen Kern Kirchner Kolb Konrad Körner Kramer Kruse Kunz Kurz Lauer Lenz Lindner Löffler Ludewig Lutz Mack
  Maurer Menzel Mertens Merz Metzger Michels Moser Nagel Naumann Noack Nowak Oswald Pape Paul Petersen Probst Raabe
  Rau Rausch Reinhardt Reuter Riedel Ritter Rudolph Runge Sander Schade Schenk Scherer Schiller Schlüter Schramm Schreiner
  Schütz Schwab Seifert Siebert Singer Sonntag Spieß Stahl Stark Steffens Strauß Stumpf Thiel Thiele Ullrich Unger Vetter
  Voß Wendt Wenzel Wiegand Wild Wilke Wirth Witt Wulf Zander Zeller`,
  25,
);
const austrianListed = byFrequency(
  `
  Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs Eder Fischer Schmid Winkler
  Weber Schwarz Maier Schneider Reiter Mayr Schmidt Wimmer Egger Brunner Lang Baumgartner Auer Binder Lechner Wolf
  Wallner Aigner Ebner Koller Lehner Haas Schuster Heilinger Hauser Hofbauer Ganahl Kainz Kogler Lackner Mair Neubauer
  Oberhauser Pfeifer Plank Pölzl Rainer Resch Riegler Rieder Schachner Schober Schreiner Schwaiger Seidl Stadler Strobl
  Thaler Trummer Unterberger Vogl Weiss Wieser Zach Zauner Zöhrer`,
  14,
);
const composed = composedOf(
  `Acker Adler Aich Alten Apfel Bären Berg Birken Blumen Brand Breit Buchen Burg Dorn Eber Eichen Eisen Erlen Falken Feld
  Fichten Finster Freuden Fürsten Gold Grün Haber Hasel Heide Heller Hirsch Hoch Hohen Holz Kalten Kirch Klein Korn Krähen
  Lauben Lauter Lichten Linden Löwen Mai Moos Mühl Nieder Nuss Ober Oster Raben Reich Rosen Rot Sand Schön Schwarzen Silber
  Sonnen Stein Tannen Unter Vogel Wald Wasser Weiden Weiß Wester Winter Wolfs Ziegen`,
  `bach bauer baum beck berg berger bruch brunner burger busch dorfer eder feld felder graben hagen hammer hardt hauer
  hauser heim heimer hofer höfer holz huber kamp kötter leitner lohe macher mann meier meister moser müller reiter reuter
  rieder ried ring schmied stätter stein steiner stock strasser thal thaler wald walder weber weiler wieser wirth`,
);

const spellings: readonly SpellingRule[] = [
  [/ü/, 'ue'],
  [/ö/, 'oe'],
  [/ä/, 'ae'],
  [/ß/, 'ss'],
  [/tt$/, 'dt'],
  [/dt$/, 'tt'],
  [/ei/, 'ai'],
  [/ai/, 'ay'],
  [/f$/, 'ff'],
  [/th/, 't'],
  [/^K(?=[aor])/, 'C'],
  [/z$/, 'tz'],
  [/mann$/, 'man'],
  [/ck/, 'k'],
];
const shared = {
  boys,
  girls,
  secondNames: 0.3,
  thirdNames: 0.06,
  variantOf: spellingBy(spellings),
  wivesTakeName: true,
} as const;

export const german: Culture = { ...shared, familyName: listedOrComposed(listed, composed, 0.68) };
export const austrian: Culture = { ...shared, familyName: listedOrComposed(austrianListed, composed, 0.6) };

const czechBoys = byFrequency(`
  Josef František Jan Karel Václav Antonín Jaroslav Rudolf Bohumil Alois Vojtěch Ladislav Emil Otakar Adolf Matěj
  Stanislav Vincenc Tomáš Jakub Martin Ludvík Oldřich Bedřich Ferdinand Jiří Petr Pavel Štěpán Šimon Viktor Zdeněk
  Miroslav Čeněk Hynek Ignác Kryštof Leopold Metoděj Prokop`);

export const czech: Culture = {
  boys: czechBoys,
  girls: byFrequency('Marie Anna Josefa Františka Antonie Božena Barbora Kateřina Ludmila Růžena Alžběta Emilie Žofie'),
  secondNames: 0.06,
  thirdNames: 0,
  familyName: listedOrComposed(
    byFrequency(
      `Novák Svoboda Novotný Dvořák Černý Procházka Kučera Veselý Horák Němec Pokorný Marek Pospíšil Hájek Jelínek Král
      Růžička Beneš Fiala Sedláček Doležal Zeman Kolář Krejčí Navrátil Čermák Vaněk Urban Blažek Kříž Kovář Kratochvíl
      Bartoš Vlček Musil Šimek Polák Konečný Malý Holub Čech Štěpánek Staněk Kadlec Dostál Soukup Šťastný Mareš Moravec
      Sýkora Tichý Vávra Matoušek Bureš Ševčík Hruška Mašek Pavlík Hrubý Havlíček Bárta Vacek Liška Kubíček Žák Skála`,
      14,
    ),
    composedOf(
      `Bart Ben Bláh Čap Dol Drt Fiš Han Hav Hol Hor Hrad Jel Jir Kad Kal Kol Kop Kot Koz Kub Kuč Lán
  Lip Mach Mar Mat Mik Nov Pav Pek Pet Pol Pro Řeh Rod Sed Sok Stan Suk Šim Šte Tich Ur Vac Van Vin Zel`,
      'ák ek ík ka l oš ota án áček ský',
    ),
    0.8,
  ),
  variantOf: (name, random) => {
    const german = name
      .replace(/ř/g, 'rsch')
      .replace(/č/gi, 'tsch')
      .replace(/š/gi, 'sch')
      .replace(/ž/gi, 'sch')
      .replace(/v/g, 'w');
    const variant = withoutAccents(random.chance(0.5) ? german : name);
    return variant === name ? null : variant.charAt(0).toUpperCase() + variant.slice(1);
  },
  wivesTakeName: true,
  femaleForm: (name) => {
    if (/[ýí]$/.test(name)) return name.replace(/ý$/, 'á');
    if (/ek$/.test(name)) return name.replace(/ek$/, 'ková');
    return /a$/.test(name) ? name.replace(/a$/, 'ová') : `${name}ová`;
  },
};

const danubianListed = byFrequency(
  `Novak Horvat Kovačič Krajnc Zupančič Potočnik Kovač Mlakar Kos Vidmar Golob Turk Božič Kralj Korošec Bizjak Zupan
  Hribar Kotnik Kavčič Rozman Kastelic Oblak Petek Žagar Hočevar Kolar Košir Koren Klemenčič Zajc Knez Medved Pirc Zupanc
  Babić Marić Jurić Nowak Kowalski Wiśniewski Wójcik Kamiński Lewandowski Zieliński Nagy Kovács Tóth Szabó Horváth Varga
  Kiss Molnár Németh Farkas`,
  12,
);

/** Slovenes, Croats, Poles and Hungarians of the Austro-Hungarian artillery. */
export const danubian: Culture = {
  boys: byFrequency(`
    Franc Janez Jožef Anton Alojz Matija Andrej Martin Ivan Štefan Gregor Luka Blaž Jernej Mihael Rok Valentin Miha
    Stanisław Jan Józef Wojciech Kazimierz Wincenty István János József Ferenc Sándor Lajos Gyula Mihály Pál Imre`),
  girls: byFrequency('Marija Ana Frančiška Neža Ivana Terezija Jožefa Katarzyna Zofia Erzsébet Mária Ilona Julianna'),
  secondNames: 0.02,
  thirdNames: 0,
  familyName: listedOrComposed(
    danubianListed,
    composedOf(
      'Bab Bog Draž Gol Gor Kov Kral Lov Mar Mil Perk Pod Pot Rad Rem Stan Vid Zak Zup',
      'ič ec nik ar šek an ovič man',
    ),
    0.8,
  ),
  variantOf: (name) => {
    const plain = withoutAccents(name.replaceAll('č', 'tsch').replaceAll('š', 'sch').replaceAll('ž', 'sch'));
    return plain === name ? null : plain;
  },
  wivesTakeName: true,
};
