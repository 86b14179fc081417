import { placeTable, type TabledPlace } from './placeTable.ts';

/** Austria-Hungary, the Netherlands, Portugal, Italy and Russia. */
export const otherPlaces: readonly TabledPlace[] = [
  ...placeTable(
    { country: 'AT' },
    `
    Wenen | Vienna | Vienne | Wien | 48.2083 16.3725 |
    Graz | | | | 47.0708 15.4386 |
    Linz | | | | 48.3058 14.2864 |
    Salzburg | | Salzbourg | | 47.8000 13.0450 |
    Innsbruck | | | | 47.2683 11.3933 |
    Klagenfurt | | | | 46.6247 14.3053 |
    Villach | | | | 46.6147 13.8461 |
    Sankt Pölten | | | | 48.2047 15.6256 | St. Pölten
    Steyr | | | | 48.0425 14.4206 |
    `,
  ),
  ...placeTable(
    { country: 'CZ', area1: 'Bohemen' },
    `
    Praag | Prague | Prague | Prag | 50.0875 14.4214 | Praha
    Pilsen | Pilsen | Pilsen | Pilsen | 49.7475 13.3775 | Plzeň
    Budweis | Budweis | Budweis | Budweis | 48.9747 14.4747 | České Budějovice
    Reichenberg | Reichenberg | Reichenberg | Reichenberg | 50.7672 15.0561 | Liberec
    Königgrätz | Königgrätz | Königgrätz | Königgrätz | 50.2092 15.8328 | Hradec Králové
    Tabor | Tábor | Tábor | Tabor | 49.4144 14.6578 | Tábor
    `,
  ),
  ...placeTable(
    { country: 'CZ', area1: 'Moravië' },
    `
    Brünn | Brno | Brünn | Brünn | 49.1953 16.6083 | Brno
    Olmütz | Olomouc | Olmütz | Olmütz | 49.5939 17.2508 | Olomouc
    `,
  ),
  ...placeTable(
    { country: 'SI', area1: 'Krain' },
    `
    Laibach | Ljubljana | Laybach | Laibach | 46.0514 14.5061 | Ljubljana
    Krainburg | Kranj | Kranj | Krainburg | 46.2389 14.3556 | Kranj
    Cilli | Celje | Celje | Cilli | 46.2361 15.2675 | Celje
    Marburg an der Drau | Maribor | Maribor | Marburg an der Drau | 46.5547 15.6467 | Maribor
    `,
  ),
  ...placeTable(
    { country: 'IT' },
    `
    Triëst | Trieste | Trieste | Triest | 45.6503 13.7703 |
    Rome | | | Rom | 41.8931 12.4828 |
    Milaan | Milan | Milan | Mailand | 45.4669 9.1900 |
    Turijn | Turin | Turin | Turin | 45.0792 7.6761 |
    Venetië | Venice | Venise | Venedig | 45.4397 12.3319 |
    Udine | | | | 46.0667 13.2333 |
    Bologna | | Bologne | | 44.4939 11.3428 |
    Florence | | | Florenz | 43.7714 11.2542 |
    Perugia | | Pérouse | | 43.1122 12.3889 |
    Napels | Naples | Naples | Neapel | 40.8333 14.2500 |
    Bari | | | | 41.1253 16.8667 |
    Palermo | | Palerme | | 38.1157 13.3615 |
    `,
  ),
  ...placeTable(
    { country: 'HU' },
    `
    Boedapest | Budapest | Budapest | Budapest | 47.4925 19.0514 |
    Szeged | | | Szegedin | 46.2550 20.1450 |
    `,
  ),
  ...placeTable(
    { country: 'HR' },
    `
    Agram | Zagreb | Zagreb | Agram | 45.8131 15.9772 | Zagreb
    `,
  ),
  ...placeTable(
    { country: 'PL', area1: 'Galicië' },
    `
    Krakau | Cracow | Cracovie | Krakau | 50.0614 19.9372 | Kraków
    `,
  ),
  ...placeTable(
    { country: 'UA', area1: 'Galicië' },
    `
    Lemberg | Lviv | Lemberg | Lemberg | 49.8425 24.0322 | Lwów
    `,
  ),
  ...placeTable(
    { country: 'NL', area1: 'Zeeland' },
    `
    Vlissingen | Flushing | Flessingue | | 51.4428 3.5736 |
    Middelburg | | Middelbourg | | 51.5000 3.6136 |
    Hulst | | | | 51.2800 4.0519 |
    Sluis | | L'Écluse | | 51.3092 3.3869 |
    `,
  ),
  ...placeTable(
    { country: 'NL', area1: 'Noord-Brabant' },
    `
    Uden | | | | 51.6603 5.6172 | Vluchtoord Uden
    Roosendaal | | | | 51.5314 4.4556 |
    Bergen op Zoom | | | | 51.4944 4.2872 |
    `,
  ),
  ...placeTable(
    { country: 'NL', area1: 'Gelderland' },
    `
    Ede | | | | 52.0436 5.6664 | Vluchtoord Ede
    Nunspeet | | | | 52.3761 5.7828 | Vluchtoord Nunspeet
    Harderwijk | | | | 52.3500 5.6167 |
    `,
  ),
  ...placeTable(
    { country: 'NL', area1: 'Holland' },
    `
    Amsterdam | | | | 52.3728 4.8936 |
    Rotterdam | | | | 51.9225 4.4792 |
    Den Haag | The Hague | La Haye | | 52.0800 4.3111 | 's-Gravenhage
    `,
  ),
  ...placeTable(
    { country: 'NL' },
    `
    Zeist | | | | 52.0906 5.2333 | Kamp Zeist
    Groningen | | Groningue | | 53.2189 6.5675 |
    `,
  ),
  ...placeTable(
    { country: 'PT' },
    `
    Lissabon | Lisbon | Lisbonne | Lissabon | 38.7253 -9.1500 |
    Porto | | | | 41.1496 -8.6110 | Oporto
    Coimbra | | Coïmbre | | 40.2111 -8.4292 |
    Braga | | | | 41.5503 -8.4200 |
    Viseu | | | | 40.6614 -7.9097 |
    Leiria | | | | 39.7444 -8.8072 |
    Tomar | | | | 39.6028 -8.4092 | Thomar
    Évora | | | | 38.5667 -7.9000 |
    Faro | | | | 37.0161 -7.9350 |
    Guarda | | | | 40.5364 -7.2683 |
    `,
  ),
  ...placeTable(
    { country: 'RU' },
    `
    Sint-Petersburg | Saint Petersburg | Saint-Pétersbourg | Sankt Petersburg | 59.9375 30.3086 | Petrograd
    Moskou | Moscow | Moscou | Moskau | 55.7558 37.6178 |
    Samara | | | | 53.2028 50.1408 |
    Kazan | | | Kasan | 55.7964 49.1089 |
    Toela | Tula | Toula | Tula | 54.2000 37.6167 |
    `,
  ),
  ...placeTable(
    { country: 'UA' },
    `
    Kiev | Kyiv | Kiev | Kiew | 50.4500 30.5236 | Kijev
    Odessa | | | | 46.4775 30.7326 |
    `,
  ),
  ...placeTable(
    { country: 'BY' },
    `
    Minsk | | | | 53.9022 27.5619 |
    `,
  ),
  ...placeTable(
    { country: 'PL' },
    `
    Warschau | Warsaw | Varsovie | Warschau | 52.2300 21.0111 | Warszawa
    `,
  ),
];
