import { memorialTable, type TabledMemorial } from './memorialTable.ts';

const allied = ['commonwealth'] as const;

/** Memorials without graves, graves in the field, and books of names. */
export const plates: readonly TabledMemorial[] = [
  ...memorialTable(
    { type: 'plate', plate: 'military', holds: allied, nationality: null },
    `
    Menin Gate Memorial to the Missing | Ieper | 50.8519 2.8914 | 28.I8.b | 1927 | Menenpoort; Menin Gate; Porte de Menin
    Tyne Cot Memorial to the Missing | Passendale | 50.8878 2.9986 | 28.D17.a | 1927
    Ploegsteert Memorial to the Missing | Hyde Park Corner | 50.7375 2.8817 | 28.U19.d | 1931
    Nieuport Memorial to the Missing | Nieuwpoort | 51.1364 2.7550 | | 1928
    Messines Ridge (New Zealand) Memorial | Mesen | 50.7656 2.8906 | 28.U2.a | 1927
    Buttes New British Cemetery (New Zealand) Memorial | Polygoonbos | 50.8569 2.9911 | 28.J10.a | 1927
    New Zealand Memorial, 's Graventafel | Gravenstafel | 50.8906 2.9794 | 28.D9.c | 1924
    Vancouver Corner, Canadian Memorial | Sint-Juliaan | 50.8994 2.9403 | 28.C6.d | 1923 | Brooding Soldier
    Hill 62 Canadian Memorial | Hill 62 | 50.8361 2.9475 | 28.I24.d | 1920
    Scottish Memorial, Frezenberg | Frezenberg | 50.8686 2.9539 | 28.D25.c | 2007
    Welsh Memorial Park | Langemark | 50.9069 2.9064 | 20.U28.d | 2014
    `,
  ),
  ...memorialTable(
    { type: 'plate', plate: 'military', holds: ['indian'] },
    `
    Neuve-Chapelle Memorial | Neuve-Chapelle | 50.5758 2.7756 | | 1927 | Indian Memorial
    `,
  ),
  ...memorialTable(
    { type: 'plate', plate: 'military', holds: ['french'] },
    `
    Monument français du Mont Kemmel | Kemmelberg | 50.7800 2.8136 | | 1932 | Den Engel
    Carrefour des Roses | Boezinge | 50.8983 2.8733 | | 1929 | Calvaire breton
    `,
  ),
  ...memorialTable(
    { type: 'plate', plate: 'military', holds: ['belgian'] },
    `
    Gedenkteken van de Dodengang | Dodengang | 51.0447 2.8439 | | 1922
    Gedenkteken Koning Albert I | Nieuwpoort | 51.1361 2.7553 | | 1938
    `,
  ),
  ...memorialTable(
    { type: 'plate', plate: 'community', holds: allied },
    `
    Island of Ireland Peace Park | Mesen | 50.7603 2.8939 | 28.U2.d | 1998 | Iers vredespark
    `,
  ),
  ...memorialTable(
    { type: 'plate', plate: 'organisation', holds: ['belgian', 'civilian'] },
    `
    Gedenkplaat van de Bond van Vuurkruisers | Ieper | | | 1934
    Gedenkplaat van het Sint-Vincentiuscollege | Ieper | 50.8525 2.8850 | | 1922
    Gedenkraam van de Broederschool | Poperinge | | | 1921
    Gedenkplaat van de spoorwegarbeiders | Roeselare | | | 1925
    Gedenksteen van de Zusters van Maria | Roesbrugge | | | 1920
    Gedenkplaat van de brandweer | Ieper | | | 1923
    `,
  ),
  ...memorialTable(
    { type: 'plate', plate: 'organisation', holds: allied },
    `
    Memorial board of the Toc H chapel | Poperinge | 50.8558 2.7231 | | 1919
    Roll of honour of St George's Memorial Church | Ieper | 50.8525 2.8822 | | 1929
    `,
  ),
  ...memorialTable(
    { type: 'plate', plate: 'private', holds: ['civilian', 'belgian'] },
    `
    Familiekapel De Lovie | Proven | 50.8780 2.6960 | | 1920
    Gedenksteen aan de Galgebossen | Elverdinge | | | 1919
    Gedenkkruis aan de Kruisstraat | Kruisstraat | | | 1922
    `,
  ),
  ...memorialTable(
    { type: 'plate', plate: 'private', holds: allied },
    `
    Private memorial at Railway Wood | Railway Wood | 50.8556 2.9383 | 28.I11.b | 1924 | R.E. Grave
    Private memorial on the Frezenberg road | Frezenberg | | 28.I6.a | 1921
    `,
  ),
  ...memorialTable(
    { type: 'plate', plate: 'community', holds: ['civilian'] },
    `
    Gedenkmuur voor de opgeëisten | Roeselare | 50.9460 3.1260 | | 1926
    Gedenkteken van de vluchtelingen | Poperinge | 50.8560 2.7290 | | 1924
    `,
  ),
  ...memorialTable(
    { type: 'fieldgrave', holds: allied },
    `
    Field grave near Hooge Crater | Hooge | 50.8464 2.9440 | 28.I18.d | 1915
    Field grave at Glencorse Wood | Nonnebossen | 50.8511 2.9700 | 28.J14.a | 1917
    Field grave, Bellevue Spur | Passendale | 50.8990 3.0050 | 28.D4.d.7.3 | 1917
    Field grave behind Vampire Farm | Zonnebeke | 50.8700 2.9720 | 28.D26.a.5.8 | 1917
    `,
  ),
  ...memorialTable(
    { type: 'fieldgrave', holds: ['german'] },
    `
    Feldgrab am Bahndamm Zonnebeke | Zonnebeke | 50.8733 2.9850 | 28.D27.b | 1914
    Feldgrab bei der Mühle Langemark | Langemark | 50.9140 2.9250 | 20.U23.c | 1914
    Feldgrab Reutelbach | Reutel | 50.8500 3.0080 | 28.J11.d.4.4 | 1917
    `,
  ),
  ...memorialTable(
    { type: 'fieldgrave', holds: ['belgian'] },
    `
    Veldgraf aan de IJzerdijk | Tervate | 51.0858 2.8500 | | 1914
    Veldgraf bij de Reigersvliet | Stuivekenskerke | 51.0840 2.8330 | | 1918
    `,
  ),
  ...memorialTable(
    { type: 'fieldgrave', holds: ['french'] },
    `
    Tombe isolée, Lizerne | Steenstrate | 50.9190 2.8300 | | 1915
    `,
  ),
  ...memorialTable(
    { type: 'document', holds: ['civilian'] },
    `
    Register van de burgerlijke slachtoffers van Ieper | Ieper | | | 1919
    Gulden Boek van het arrondissement Ieper | Ieper | | | 1922
    Lijst van de opgeëisten van het arrondissement Roeselare | Roeselare | | | 1919
    `,
  ),
  ...memorialTable(
    { type: 'document', holds: ['belgian'] },
    `
    Gulden Boek der Vuurkaart | Brussel | | | 1933
    `,
  ),
  ...memorialTable(
    { type: 'document', holds: ['commonwealth'] },
    `
    Ireland's Memorial Records | Mesen | | | 1923 | Irish Memorial Records
    `,
  ),
  ...memorialTable(
    { type: 'document', holds: ['french'] },
    `
    Livre d'or de la commune | Duinkerke | | | 1921
    `,
  ),
];
