import { placeTable, type TabledPlace } from './placeTable.ts';

const westFlanders = { country: 'BE', area1: 'Vlaanderen', area2: 'West-Vlaanderen' } as const;
const villageOf = (within: string) => ({ ...westFlanders, within, type: 'sublocality' }) as const;
const spotIn = (within: string) => ({ ...westFlanders, within, type: 'topo' }) as const;

/** The front of Ieper and the IJzer, and the land behind it on both sides. */
export const westFlemishPlaces: readonly TabledPlace[] = [
  ...placeTable(
    westFlanders,
    `
    Ieper | Ypres | Ypres | Ypern | 50.8511 2.8858 | Yper, Yperen, Wipers
    Poperinge | | Poperinghe | | 50.8558 2.7264 | Poperinghe, Pops
    Zonnebeke | | | | 50.8719 2.9881 | Sonnebeke
    Langemark | | Langemarck | | 50.9136 2.9203 | Langemarck, Langhemarcq
    Mesen | | Messines | | 50.7639 2.8983 | Meessen, Messines
    Kemmel | | | | 50.7828 2.8264 | Kemmelle
    Wervik | | Wervicq | | 50.7803 3.0389 | Wervicq, Werwick
    Menen | Menin | Menin | | 50.7964 3.1217 | Meenen
    Kortrijk | | Courtrai | | 50.8278 3.2650 | Courtray, Kortryk
    Roeselare | | Roulers | | 50.9447 3.1231 | Rousselaere, Rollers
    Diksmuide | | Dixmude | Dixmuiden | 51.0331 2.8636 | Dixmuyde, Dixmude
    Nieuwpoort | Nieuport | Nieuport | | 51.1300 2.7517 | Nieupoort
    Veurne | | Furnes | | 51.0722 2.6625 | Furnes
    De Panne | | La Panne | | 51.0978 2.5936 | La Panne
    Koksijde | | Coxyde | | 51.1125 2.6383 | Coxyde
    Oostende | Ostend | Ostende | Ostende | 51.2250 2.9181 | Oostende-Bad
    Brugge | Bruges | Bruges | Brügge | 51.2089 3.2242 |
    Blankenberge | | | | 51.3131 3.1311 | Blankenberghe
    Torhout | | Thourout | | 51.0650 3.1008 | Thourout
    Tielt | | | Thielt | 50.9992 3.3267 | Thielt
    Izegem | | | | 50.9150 3.2131 | Iseghem
    Ingelmunster | | | | 50.9206 3.2539 |
    Waregem | | | | 50.8881 3.4272 | Waereghem
    Harelbeke | | | | 50.8533 3.3094 | Haerelbeke
    Wevelgem | | | | 50.8014 3.1839 | Wevelghem
    Staden | | | | 50.9742 3.0150 | Staeden
    Hooglede | | | | 50.9783 3.0786 |
    Houthulst | | | | 50.9767 2.9489 | Houthulst bij Klerken
    Kortemark | | Cortemarck | | 51.0297 3.0425 | Cortemarck
    Koekelare | | | | 51.0906 2.9781 | Couckelaere
    Lichtervelde | | | | 51.0269 3.1408 |
    Moorslede | | | | 50.8908 3.0625 |
    Dadizele | | | | 50.8506 3.0925 | Dadizeele
    Ledegem | | | | 50.8567 3.1250 | Ledeghem
    Middelkerke | | | | 51.1850 2.8208 |
    Gistel | | Ghistelles | | 51.1564 2.9658 | Ghistel
    Alveringem | | | | 51.0128 2.7117 | Alveringhem
    Lo | | Loo | | 50.9797 2.7492 | Loo
    `,
  ),
  ...placeTable(
    villageOf('Ieper'),
    `
    Boezinge | | Boesinghe | | 50.8958 2.8625 | Boesinghe
    Brielen | | | | 50.8706 2.8472 |
    Dikkebus | | Dickebusch | | 50.8200 2.8333 | Dickebusch, Dickiebush
    Elverdinge | | Elverdinghe | | 50.8847 2.8161 | Elverdinghe
    Hollebeke | | | | 50.8056 2.9375 |
    Sint-Jan | | Saint-Jean | | 50.8636 2.9036 | St. Jean, Sint-Jan-bij-Ieper
    Vlamertinge | | Vlamertinghe | | 50.8553 2.8192 | Vlamertinghe, Vlam
    Voormezele | | Voormezeele | | 50.8178 2.8769 | Voormezeele
    Zillebeke | | | | 50.8350 2.9225 | Sillebeke
    Zuidschote | | Zuydschoote | | 50.9089 2.8325 | Zuydschoote
    Hooge | | | | 50.8464 2.9433 |
    Sint-Elooi | | Saint-Éloi | | 50.8097 2.8911 | St. Eloi
    Wieltje | | | | 50.8722 2.9222 |
    Potijze | | Potyze | | 50.8597 2.9125 | Potyze
    Pilkem | | Pilckem | | 50.9089 2.8917 | Pilckem
    Het Sas | | | | 50.9075 2.8650 | Hetsas
    Steenstrate | | Steenstraat | | 50.9169 2.8353 | Steenstraat
    Brandhoek | | | | 50.8536 2.7869 |
    `,
  ),
  ...placeTable(
    villageOf('Zonnebeke'),
    `
    Beselare | | Becelaere | | 50.8450 3.0244 | Becelaere
    Geluveld | | Gheluvelt | | 50.8347 2.9936 | Gheluvelt
    Passendale | Passchendaele | Passchendaele | Passchendaele | 50.8997 3.0225 | Passchendaele, Passendaele
    Zandvoorde | | Zantvoorde | | 50.8133 2.9817 | Zantvoorde
    Broodseinde | | | | 50.8756 3.0114 | Broodseynde
    Gravenstafel | | | | 50.8906 2.9783 | Gravenstafel Switch
    Frezenberg | | | | 50.8683 2.9533 |
    Reutel | | | | 50.8497 3.0097 |
    `,
  ),
  ...placeTable(
    villageOf('Langemark'),
    `
    Poelkapelle | | Poelcappelle | Poelkapelle | 50.9186 2.9569 | Poelcappelle, Poelcapelle
    Bikschote | | Bixschoote | | 50.9286 2.8572 | Bixschoote
    Sint-Juliaan | St Julien | Saint-Julien | | 50.8897 2.9369 | St. Julien
    Keerselare | | | | 50.8961 2.9394 | Kerselaere, Vancouver
    `,
  ),
  ...placeTable(
    villageOf('Kemmel'),
    `
    Dranouter | | Dranoutre | | 50.7664 2.7839 | Dranoutre
    Loker | | Locre | | 50.7825 2.7742 | Locre
    Nieuwkerke | | Neuve-Église | | 50.7461 2.8258 | Neuve-Eglise
    De Klijte | | La Clytte | | 50.8008 2.8000 | La Clytte
    Westouter | | Westoutre | | 50.7975 2.7506 | Westoutre
    Wijtschate | | Wytschaete | | 50.7858 2.8811 | Wytschaete, Whitesheet
    Wulvergem | | Wulverghem | | 50.7600 2.8539 | Wulverghem
    Vierstraat | | Vierstraat | | 50.8017 2.8483 | Vierstraete
    `,
  ),
  ...placeTable(
    villageOf('Poperinge'),
    `
    Abele | | L'Abeele | | 50.8253 2.6661 | Abeele
    Krombeke | | Crombeke | | 50.9139 2.6822 | Crombeke
    Proven | | | | 50.8917 2.6553 |
    Reningelst | | Reninghelst | | 50.8158 2.7656 | Reninghelst
    Roesbrugge | | Rousbrugge | | 50.9153 2.6258 | Rousbrugge-Haringhe
    Watou | | | | 50.8589 2.6217 |
    Sint-Jan-ter-Biezen | | | | 50.8600 2.6614 | St. Jan ter Biezen
    Lijssenthoek | | | | 50.8283 2.7014 | Lyssenthoek, Remy Siding
    `,
  ),
  ...placeTable(
    { ...westFlanders, type: 'sublocality' },
    `
    Oostvleteren | | | | 50.9331 2.7406 | Oost-Vleteren
    Westvleteren | | | | 50.9267 2.7200 | West-Vleteren
    Woesten | | | | 50.9006 2.7875 |
    Reninge | | Reninghe | | 50.9475 2.7889 | Reninghe
    Noordschote | | | | 50.9531 2.8122 | Noordschoote
    Pollinkhove | | | | 50.9717 2.7308 |
    Hoogstade | | | | 50.9789 2.6936 | Hoogstaede
    Beveren-aan-de-IJzer | | Beveren-sur-Yser | Beveren an der Yser | 50.9342 2.6550 | Beveren-Kapelhoek
    Oeren | | | | 51.0264 2.7053 | Oeren bij Alveringem
    Gijverinkhove | | | | 50.9747 2.6744 | Ghyverinchove
    Izenberge | | | | 50.9936 2.6556 | Isenberghe
    Leisele | | | | 50.9783 2.6208 | Leysele
    Stavele | | | | 50.9444 2.6703 |
    Vinkem | | Vinckem | | 51.0150 2.6619 | Vinckem
    Steenkerke | | | | 51.0594 2.6914 | Steenkercke
    Wulpen | | | | 51.1028 2.7067 |
    Houtem#Veurne | | Houthem | | 51.0172 2.6264 | Houthem-lez-Furnes
    Adinkerke | | | | 51.0750 2.6014 | Adinkerque
    Oostduinkerke | | Oostdunkerque | | 51.1194 2.6767 | Oostdunkerke
    Ramskapelle | | | | 51.1100 2.7647 | Ramscappelle
    Sint-Joris | | Saint-Georges | | 51.1247 2.7775 | St. Georges
    Lombardsijde | | Lombartzyde | | 51.1500 2.7550 | Lombartzyde
    Westende | | | | 51.1614 2.7764 |
    Mannekensvere | | | | 51.1250 2.8194 |
    Schore | | | | 51.1150 2.8431 | Schoore
    Leke | | | | 51.1011 2.8906 | Leeke
    Kaaskerke | | Caeskerke | | 51.0319 2.8489 | Caeskerke
    Keiem | | | | 51.0853 2.8836 | Keyem
    Beerst | | | | 51.0600 2.8869 |
    Esen | | Eessen | | 51.0297 2.9044 | Eessen
    Vladslo | | | | 51.0553 2.9275 | Vladsloo
    Woumen | | | | 51.0047 2.8681 |
    Pervijze | | Pervyse | | 51.0747 2.7925 | Pervyse
    Stuivekenskerke | | | | 51.0733 2.8258 | Stuyvekenskerke
    Lampernisse | | | | 51.0400 2.7703 |
    Nieuwkapelle | | | | 51.0036 2.8014 |
    Merkem | | Merckem | | 50.9542 2.8508 | Merckem
    Klerken | | Clercken | | 50.9903 2.9089 | Clercken
    Zarren | | | | 51.0183 2.9583 |
    Handzame | | | | 51.0297 3.0000 | Handzaeme
    Rumbeke | | | | 50.9331 3.1542 |
    Geluwe | | Gheluwe | | 50.8094 3.0767 | Gheluwe
    Westrozebeke | | West-Roosebeke | | 50.9314 3.0111 | Westroosebeke
    Oostnieuwkerke | | | | 50.9456 3.0561 |
    Slypskapelle | | | | 50.8747 3.0936 | Slypscapelle
    Zeebrugge | | | Seebrügge | 51.3311 3.2067 |
    Marke | | Marcke | | 50.8081 3.2339 | Marcke
    Lauwe | | | | 50.7928 3.1864 |
    `,
  ),
  ...placeTable(
    spotIn('Ieper'),
    `
    Heuvel 60 | Hill 60 | Colline 60 | Höhe 60 | 50.8236 2.9306 | Hill 60, Côte 60 | custom
    The Bluff | The Bluff | The Bluff | Große Bastion | 50.8131 2.9222 | Palingbeek | custom
    Hellfire Corner | | | | 50.8489 2.9153 | Rondpunt van de Menenweg | custom
    Essex Farm | | | | 50.8711 2.8733 | | custom
    Sanctuary Wood | | Bois du Sanctuaire | | 50.8386 2.9447 | Drieblotenbos | custom
    Bellewaarde | Bellewaerde | Bellewaerde | Bellewaerde | 50.8486 2.9500 | Bellewaerde Ridge
    Railway Wood | | | Eierwäldchen | 50.8553 2.9381 | | custom
    Hill 62 | | Colline 62 | Höhe 62 | 50.8361 2.9475 | Mount Sorrel, Torenberg | custom
    `,
  ),
  ...placeTable(
    spotIn('Zonnebeke'),
    `
    Polygoonbos | Polygon Wood | Bois du Polygone | Polygonwald | 50.8553 2.9906 | Doelenbos
    Nonnebossen | Nonne Bosschen | Nonne Bosschen | Nonnenbusch | 50.8506 2.9725 | Nun's Wood
    Clapham Junction | | | | 50.8464 2.9614 | | custom
    Tyne Cot | | | | 50.8872 2.9989 | Tynecot, Nieuwemolen
    `,
  ),
  ...placeTable(
    spotIn('Kemmel'),
    `
    Kemmelberg | Mount Kemmel | Mont Kemmel | Kemmelberg | 50.7794 2.8125 | Kemmel Hill
    Spanbroekmolen | Spanbroekmolen | Spanbroekmolen | Spanbroekmolen | 50.7789 2.8625 | Lone Tree Crater
    Rodeberg | | Mont Rouge | Roter Berg | 50.7872 2.7386 | Mont Rouge
    Scherpenberg | | Mont Aigu | | 50.7914 2.7889 | Mont Aigu
    `,
  ),
  ...placeTable(
    spotIn('Diksmuide'),
    `
    Dodengang | Trench of Death | Boyau de la Mort | Todesgang | 51.0447 2.8436 | Boyau de la Mort
    Drie Grachten | | Drie-Grachten | | 50.9506 2.8311 | Driegrachten
    Luigem | | Luyghem | | 50.9722 2.8536 | Luyghem
    Tervate | | | | 51.0858 2.8508 | Tervaete
    `,
  ),
  ...placeTable(
    spotIn('Houthulst'),
    `
    Bos van Houthulst | Houthulst Forest | Forêt d'Houthulst | Houthulster Wald | 50.9583 2.9833 | Vrijbos
    `,
  ),
  ...placeTable(
    { ...westFlanders, within: 'Ieper', type: 'neighborhood' },
    `
    Kalfvaart | | | | 50.8569 2.8989 | Calfvaart
    Kruisstraat | | | | 50.8400 2.8767 | Kruisstraat bij Ieper
    Rijselpoort | Lille Gate | Porte de Lille | Liller Tor | 50.8464 2.8903 | Lille Gate
    `,
  ),
  ...placeTable(
    { ...westFlanders, area2: '', type: 'colloquial_area', status: 'custom' },
    `
    Westhoek | | | | 50.9000 2.7500 |
    Ieperboog | Ypres Salient | Saillant d'Ypres | Ypernbogen | 50.8500 2.9300 | The Salient
    IJzervlakte | Yser plain | Plaine de l'Yser | Yser-Ebene | 51.0700 2.8100 | Yzervlakte
    `,
  ),
  ...placeTable(
    { country: 'BE', area1: 'Wallonië', area2: 'Henegouwen', within: 'Komen' },
    `
    Komen | Comines | Comines | | 50.7644 3.0000 | Comines-Belgique
    Waasten | Warneton | Warneton | | 50.7522 2.9494 | Warneton
    Neerwaasten | Bas-Warneton | Bas-Warneton | | 50.7597 2.9678 | Bas-Warneton
    Houtem | Houthem | Houthem | | 50.7953 2.9669 | Houthem-lez-Ypres
    Ploegsteert | | | | 50.7267 2.8822 | Plugstreet
    Le Bizet | | | | 50.6983 2.8892 | Bizet
    `,
  ),
  ...placeTable(
    { country: 'BE', area1: 'Wallonië', area2: 'Henegouwen', within: 'Ploegsteert', type: 'topo' },
    `
    Bos van Ploegsteert | Ploegsteert Wood | Bois de Ploegsteert | Wald von Ploegsteert | 50.7361 2.8917 | Plugstreet Wood
    Hyde Park Corner | | | | 50.7378 2.8828 | | custom
    `,
  ),
  ...placeTable(
    { country: 'BE', type: 'unknown', status: 'unresolved' },
    `
    Nachtegaalhoek
    Zwarte Gat
    Petit Bois bij de Lindehoek
    De Vijf Wegen
    `,
  ),
  ...placeTable(
    { country: 'BE', type: 'unknown', status: 'ambiguous' },
    `
    Sint-Pieter
    Kruiseke | Kruiseecke | Kruiseecke | Kruiseik |  | America
    `,
  ),
  ...placeTable(
    { country: 'BE', type: 'unknown', status: 'not_found' },
    `
    Zeven Sterren
    Ferme du Tilleul
    `,
  ),
];
