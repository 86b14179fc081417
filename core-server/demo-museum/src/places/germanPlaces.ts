import { placeTable, type TabledPlace } from './placeTable.ts';

const state = (area1: string) => ({ country: 'DE', area1 }) as const;

/** Homes of soldiers of the German army, and its camps for prisoners. */
export const germanPlaces: readonly TabledPlace[] = [
  ...placeTable(
    state('Brandenburg'),
    `
    Berlijn | Berlin | Berlin | Berlin | 52.5200 13.4050 |
    Potsdam | | | | 52.4009 13.0591 |
    Frankfurt an der Oder | | Francfort-sur-l'Oder | | 52.3419 14.5517 |
    Döberitz | | | | 52.5200 13.0400 | Dyrotz
    Zossen | | | | 52.2167 13.4500 | Wünsdorf
    Stahnsdorf | | | | 52.3925 13.2167 |
    `,
  ),
  ...placeTable(
    state('Noord-Duitsland'),
    `
    Hamburg | | Hambourg | | 53.5500 10.0000 |
    Bremen | | Brême | | 53.0758 8.8072 |
    Lübeck | | | | 53.8697 10.6864 |
    Kiel | | | | 54.3233 10.1394 |
    Flensburg | | Flensbourg | | 54.7819 9.4367 |
    Rostock | | | | 54.0833 12.1333 |
    Wilhelmshaven | | | | 53.5167 8.1333 |
    Oldenburg | | Oldenbourg | | 53.1439 8.2139 |
    `,
  ),
  ...placeTable(
    state('Nedersaksen'),
    `
    Hannover | Hanover | Hanovre | | 52.3667 9.7167 |
    Brunswijk | Brunswick | Brunswick | Braunschweig | 52.2692 10.5211 |
    Göttingen | | Gœttingue | | 51.5339 9.9356 |
    Osnabrück | | | | 52.2789 8.0431 |
    Soltau | | | | 52.9833 9.8333 |
    Celle | | | | 52.6256 10.0825 | Cellelager
    Hameln | Hamelin | Hamelin | | 52.1031 9.3600 |
    Holzminden | | | | 51.8296 9.4483 |
    `,
  ),
  ...placeTable(
    state('Westfalen'),
    `
    Münster | | | | 51.9625 7.6256 | Munster in Westfalen
    Dortmund | | | | 51.5139 7.4653 |
    Bielefeld | | | | 52.0211 8.5347 |
    Minden | | | | 52.2883 8.9167 |
    Bochum | | | | 51.4819 7.2158 |
    `,
  ),
  ...placeTable(
    state('Rijnland'),
    `
    Keulen | Cologne | Cologne | Köln | 50.9422 6.9578 |
    Düsseldorf | | | | 51.2311 6.7724 |
    Essen | | | | 51.4508 7.0131 |
    Aken | Aachen | Aix-la-Chapelle | Aachen | 50.7762 6.0838 |
    Koblenz | Coblenz | Coblence | | 50.3597 7.5978 |
    Trier | | Trèves | | 49.7567 6.6414 |
    Krefeld | | | | 51.3333 6.5667 | Crefeld
    Wuppertal | | | | 51.2667 7.1833 | Elberfeld
    Friedrichsfeld | | | | 51.6280 6.6500 | Friedrichsfeld bij Wesel
    Wahn | | | | 50.8667 7.0833 |
    Rheinbach | | | | 50.6256 6.9491 |
    `,
  ),
  ...placeTable(
    state('Hessen'),
    `
    Frankfurt am Main | Frankfurt | Francfort-sur-le-Main | | 50.1106 8.6822 |
    Kassel#DE | Kassel | Cassel | Kassel | 51.3158 9.4979 | Cassel, Niederzwehren
    Darmstadt | | | | 49.8722 8.6528 |
    Mainz | | Mayence | | 49.9994 8.2736 |
    Giessen | | | Gießen | 50.5839 8.6784 |
    Limburg an der Lahn | | | | 50.3833 8.0667 |
    `,
  ),
  ...placeTable(
    state('Beieren'),
    `
    München | Munich | Munich | München | 48.1375 11.5750 |
    Neurenberg | Nuremberg | Nuremberg | Nürnberg | 49.4539 11.0775 |
    Augsburg | | Augsbourg | | 48.3689 10.8978 |
    Regensburg | | Ratisbonne | | 49.0167 12.0833 |
    Würzburg | | Wurtzbourg | | 49.7833 9.9333 |
    Passau | | | | 48.5667 13.4667 |
    Bamberg | | | | 49.8917 10.8917 |
    Landshut | | | | 48.5397 12.1508 |
    Rosenheim | | | | 47.8500 12.1333 |
    Kempten | | | | 47.7333 10.3167 |
    `,
  ),
  ...placeTable(
    state('Württemberg'),
    `
    Stuttgart | | Stuttgart | | 48.7775 9.1800 |
    Ulm | | | | 48.3984 9.9916 |
    Tübingen | | Tubingue | | 48.5200 9.0556 |
    Heilbronn | | | | 49.1404 9.2180 |
    Ravensburg | | | | 47.7831 9.6114 |
    `,
  ),
  ...placeTable(
    state('Baden'),
    `
    Karlsruhe | | | | 49.0092 8.4040 |
    Mannheim | | | | 49.4878 8.4661 |
    Freiburg im Breisgau | Freiburg | Fribourg-en-Brisgau | | 47.9947 7.8497 |
    Konstanz | Constance | Constance | | 47.6633 9.1753 |
    `,
  ),
  ...placeTable(
    state('Saksen'),
    `
    Leipzig | | | | 51.3403 12.3747 |
    Dresden | | Dresde | | 51.0493 13.7381 |
    Chemnitz | | | | 50.8333 12.9167 |
    Zwickau | | | | 50.7189 12.4961 |
    Plauen | | | | 50.4950 12.1380 |
    Bautzen | | | | 51.1814 14.4239 |
    Maagdenburg | Magdeburg | Magdebourg | Magdeburg | 52.1317 11.6392 |
    Halle an der Saale | Halle | Halle-sur-Saale | Halle (Saale) | 51.4828 11.9697 |
    Wittenberg | | Wittemberg | | 51.8671 12.6484 |
    `,
  ),
  ...placeTable(
    state('Thüringen'),
    `
    Erfurt | | | | 50.9787 11.0328 |
    Weimar | | | | 50.9803 11.3290 |
    Jena | | Iéna | | 50.9272 11.5864 |
    Gotha | | | | 50.9489 10.7183 |
    `,
  ),
  ...placeTable(
    { country: 'PL', area1: 'Pruisen' },
    `
    Breslau | Breslau | Breslau | Breslau | 51.1100 17.0325 | Wrocław
    Posen | Posen | Posen | Posen | 52.4083 16.9336 | Poznań
    Danzig | Danzig | Dantzig | Danzig | 54.3475 18.6453 | Gdańsk
    Stettin | Stettin | Stettin | Stettin | 53.4325 14.5481 | Szczecin
    Kattowitz | Kattowitz | Kattowitz | Kattowitz | 50.2583 19.0275 | Katowice
    `,
  ),
  ...placeTable(
    { country: 'RU', area1: 'Pruisen' },
    `
    Koningsbergen | Königsberg | Königsberg | Königsberg | 54.7100 20.5106 | Kaliningrad
    `,
  ),
];
