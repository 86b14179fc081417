import { placeTable, type TabledPlace } from './placeTable.ts';

const flanders = { country: 'BE', area1: 'Vlaanderen' } as const;
const wallonia = { country: 'BE', area1: 'Wallonië' } as const;

/** Belgium outside the front zone. */
export const belgianPlaces: readonly TabledPlace[] = [
  ...placeTable(
    { ...flanders, area2: 'Oost-Vlaanderen' },
    `
    Gent | Ghent | Gand | | 51.0536 3.7253 | Gand
    Aalst | | Alost | | 50.9364 4.0356 | Alost
    Dendermonde | | Termonde | | 51.0283 4.1011 | Termonde
    Oudenaarde | | Audenarde | | 50.8450 3.6042 | Audenaerde
    Sint-Niklaas | | Saint-Nicolas | | 51.1644 4.1392 | St. Nicolaas-Waas
    Deinze | | Deynze | | 50.9856 3.5308 | Deynze
    Kruishoutem | | Cruyshautem | | 50.9008 3.5261 | Cruyshautem
    Eeklo | | | | 51.1858 3.5639 | Eecloo
    Ronse | | Renaix | | 50.7469 3.6006 | Renaix
    Zottegem | | | | 50.8692 3.8122 | Sottegem
    Lokeren | | | | 51.1036 3.9939 |
    Geraardsbergen | | Grammont | | 50.7736 3.8819 | Grammont
    Zele | | | | 51.0664 4.0403 |
    Machelen-aan-de-Leie | | Machelen-sur-Lys | | 50.9619 3.4869 |
    `,
  ),
  ...placeTable(
    { ...flanders, area2: 'Antwerpen' },
    `
    Antwerpen | Antwerp | Anvers | | 51.2194 4.4025 | Antwerpia
    Mechelen | | Malines | Mecheln | 51.0281 4.4803 | Malines
    Lier | | Lierre | | 51.1311 4.5706 | Lierre
    Turnhout | | | | 51.3225 4.9447 |
    Sint-Katelijne-Waver | | Wavre-Sainte-Catherine | | 51.0692 4.5347 | Waver Ste. Catharine
    Walem | | Waelhem | | 51.0681 4.4561 | Waelhem
    Willebroek | | | | 51.0606 4.3597 | Willebroeck
    Duffel | | | | 51.0953 4.5083 |
    Geel | | Gheel | | 51.1617 4.9892 | Gheel
    Beverlo#kamp | Beverloo Camp | Camp de Beverloo | Lager Beverloo | 51.1167 5.2500 | Leopoldsburg
    `,
  ),
  ...placeTable(
    { ...flanders, area2: 'Vlaams-Brabant' },
    `
    Leuven | Louvain | Louvain | Löwen | 50.8792 4.7009 | Loven
    Aarschot | | Aerschot | | 50.9867 4.8367 | Aerschot
    Tienen | | Tirlemont | | 50.8072 4.9378 | Thienen
    Diest | | | | 50.9894 5.0508 |
    Halle#BE | Halle | Hal | Halle | 50.7339 4.2344 | Hal
    Vilvoorde | | Vilvorde | | 50.9281 4.4294 |
    Haacht | | Haecht | | 50.9772 4.6367 |
    `,
  ),
  ...placeTable(
    { ...flanders, area2: 'Limburg' },
    `
    Hasselt | | | | 50.9308 5.3375 |
    Halen | | Haelen | | 50.9483 5.1122 | Haelen
    Tongeren | | Tongres | | 50.7806 5.4642 | Tongres
    Sint-Truiden | | Saint-Trond | | 50.8164 5.1864 | St. Trond
    Maaseik | | Maeseyck | | 51.0969 5.7839 | Maeseyck
    `,
  ),
  ...placeTable(
    { country: 'BE', area1: 'Brussel-Hoofdstad' },
    `
    Brussel | Brussels | Bruxelles | Brüssel | 50.8467 4.3525 | Bruxelles
    Sint-Gillis | | Saint-Gilles | | 50.8267 4.3458 | St. Gilles
    Etterbeek | | | | 50.8361 4.3894 |
    Anderlecht | | | | 50.8364 4.3078 | Cureghem
    Laken | | Laeken | | 50.8836 4.3475 | Laeken
    Schaarbeek | | Schaerbeek | | 50.8675 4.3778 | Schaerbeek
    `,
  ),
  ...placeTable(
    { ...wallonia, area2: 'Henegouwen' },
    `
    Bergen | Mons | Mons | | 50.4542 3.9567 | Mons
    Doornik | Tournai | Tournai | | 50.6056 3.3886 | Tournai
    Charleroi | | | | 50.4114 4.4447 |
    La Louvière | | | | 50.4792 4.1856 |
    Zinnik | Soignies | Soignies | | 50.5794 4.0714 |
    Aat | Ath | Ath | | 50.6294 3.7781 |
    Moeskroen | Mouscron | Mouscron | | 50.7453 3.2064 | Mouscron
    Binche | | | | 50.4111 4.1653 |
    Thuin | | | | 50.3397 4.2861 |
    `,
  ),
  ...placeTable(
    { ...wallonia, area2: 'Luik' },
    `
    Luik | Liège | Liège | Lüttich | 50.6333 5.5667 | Liége
    Verviers | | | | 50.5906 5.8625 |
    Hoei | Huy | Huy | | 50.5192 5.2397 | Huy
    Wezet | Visé | Visé | | 50.7344 5.6964 | Visé
    Seraing | | | | 50.5831 5.5011 |
    Herstal | | | | 50.6644 5.6303 |
    Spa | | | | 50.4922 5.8644 |
    `,
  ),
  ...placeTable(
    { ...wallonia, area2: 'Namen' },
    `
    Namen | Namur | Namur | Namur | 50.4669 4.8675 | Namur
    Dinant | | | | 50.2606 4.9122 |
    Andenne | | | | 50.4894 5.0942 |
    Tamines | | | | 50.4344 4.6067 |
    Ciney | | | | 50.2967 5.1000 |
    Philippeville | | | | 50.1961 4.5439 |
    `,
  ),
  ...placeTable(
    { ...wallonia, area2: 'Luxemburg' },
    `
    Aarlen | Arlon | Arlon | Arel | 49.6839 5.8167 | Arlon
    Bastenaken | Bastogne | Bastogne | | 50.0006 5.7153 | Bastogne
    Virton | | | | 49.5681 5.5328 |
    Marche-en-Famenne | | | | 50.2267 5.3442 | Marche
    `,
  ),
  ...placeTable(
    { ...wallonia, area2: 'Waals-Brabant' },
    `
    Nijvel | Nivelles | Nivelles | | 50.5981 4.3286 | Nivelles
    Waver | Wavre | Wavre | | 50.7172 4.6094 | Wavre
    `,
  ),
];
