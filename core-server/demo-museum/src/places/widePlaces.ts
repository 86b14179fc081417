import { placeTable, readNames, type TabledPlace } from './placeTable.ts';

/** Countries that other places lie in: `code | Dutch | English | French | German | latitude longitude`. */
const countries = `
BE | België | Belgium | Belgique | Belgien | 50.6403 4.6667
FR | Frankrijk | France | France | Frankreich | 46.6034 1.8883
GB | Verenigd Koninkrijk | United Kingdom | Royaume-Uni | Vereinigtes Königreich | 54.0000 -2.5000
IE | Ierland | Ireland | Irlande | Irland | 53.0000 -8.0000
NL | Nederland | Netherlands | Pays-Bas | Niederlande | 52.2500 5.5000
DE | Duitsland | Germany | Allemagne | Deutschland | 51.1642 10.4541
AT | Oostenrijk | Austria | Autriche | Österreich | 47.5936 14.1246
CZ | Tsjechië | Czechia | Tchéquie | Tschechien | 49.7439 15.3381
SI | Slovenië | Slovenia | Slovénie | Slowenien | 46.1491 14.9860
HU | Hongarije | Hungary | Hongrie | Ungarn | 47.1812 19.5061
HR | Kroatië | Croatia | Croatie | Kroatien | 45.5643 17.0118
PL | Polen | Poland | Pologne | Polen | 52.2159 19.1344
UA | Oekraïne | Ukraine | Ukraine | Ukraine | 49.4871 31.2718
BY | Wit-Rusland | Belarus | Biélorussie | Belarus | 53.4251 27.6971
RU | Rusland | Russia | Russie | Russland | 64.6863 97.7453
IT | Italië | Italy | Italie | Italien | 42.6384 12.6743
PT | Portugal | Portugal | Portugal | Portugal | 39.6621 -8.1353
US | Verenigde Staten | United States | États-Unis | Vereinigte Staaten | 39.7837 -100.4459
CA | Canada | Canada | Canada | Kanada | 61.0666 -107.9917
AU | Australië | Australia | Australie | Australien | -24.7761 134.7550
NZ | Nieuw-Zeeland | New Zealand | Nouvelle-Zélande | Neuseeland | -41.5001 172.8344
ZA | Zuid-Afrika | South Africa | Afrique du Sud | Südafrika | -28.8166 24.9916
IN | India | India | Inde | Indien | 22.3511 78.6677
PK | Pakistan | Pakistan | Pakistan | Pakistan | 30.3308 71.2475
NP | Nepal | Nepal | Népal | Nepal | 28.3780 84.0000
CN | China | China | Chine | China | 35.0001 104.9999
JM | Jamaica | Jamaica | Jamaïque | Jamaika | 18.1152 -77.1598
TT | Trinidad en Tobago | Trinidad and Tobago | Trinité-et-Tobago | Trinidad und Tobago | 10.8677 -60.9821
BB | Barbados | Barbados | Barbade | Barbados | 13.1500 -59.5250
SN | Senegal | Senegal | Sénégal | Senegal | 14.4750 -14.4529
ML | Mali | Mali | Mali | Mali | 16.3700 -2.2900
GN | Guinee | Guinea | Guinée | Guinea | 10.7226 -10.7084
BF | Burkina Faso | Burkina Faso | Burkina Faso | Burkina Faso | 12.0753 -1.6881
CI | Ivoorkust | Ivory Coast | Côte d'Ivoire | Elfenbeinküste | 7.9898 -5.5679
BJ | Benin | Benin | Bénin | Benin | 9.5293 2.2584
MA | Marokko | Morocco | Maroc | Marokko | 31.1728 -7.3362
DZ | Algerije | Algeria | Algérie | Algerien | 28.0000 2.9999
TN | Tunesië | Tunisia | Tunisie | Tunesien | 33.8439 9.4001
CD | Congo | Congo | Congo | Kongo | -2.9814 23.8223
`;

const countryRows = countries
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((column) => column.trim()));

export const countryNames = new Map(countryRows.map(([code = '', ...names]) => [code, readNames(names)]));

/** Countries and provinces: what a source names when it knows no more. */
export const widePlaces: readonly TabledPlace[] = [
  ...countryRows.flatMap(([country = '', ...columns]) => placeTable({ country, type: 'country' }, columns.join(' | '))),
  ...placeTable(
    { country: 'BE', type: 'administrative_area_level_1' },
    `
    Vlaanderen | Flanders | Flandre | Flandern | 51.0950 4.4478 |
    Wallonië | Wallonia | Wallonie | Wallonien | 50.3000 5.0000 |
    `,
  ),
  ...placeTable(
    { country: 'BE', area1: 'Vlaanderen', type: 'administrative_area_level_2' },
    `
    West-Vlaanderen | West Flanders | Flandre-Occidentale | Westflandern | 51.0000 3.0000 |
    Oost-Vlaanderen | East Flanders | Flandre-Orientale | Ostflandern | 51.0000 3.7500 |
    `,
  ),
  ...placeTable(
    { country: 'GB', type: 'administrative_area_level_1' },
    `
    Schotland | Scotland | Écosse | Schottland | 56.7861 -4.1141 |
    Wales#land | Wales | Pays de Galles | Wales | 52.2928 -3.7390 |
    `,
  ),
  ...placeTable(
    { country: 'FR', area1: 'Hauts-de-France', type: 'administrative_area_level_2' },
    `
    Noorderdepartement | Nord | Nord | Nord | 50.5290 3.0883 | Département du Nord
    `,
  ),
];
