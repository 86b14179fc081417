import { memorialTable, type TabledMemorial } from './memorialTable.ts';

const military = { type: 'cemetery', kind: 'military', exists: true } as const;
const former = {
  type: 'cemetery',
  kind: 'military',
  exists: false,
  description: 'Verdwenen begraafplaats; de doden werden na de oorlog verzameld op een grotere begraafplaats.',
} as const;

/** Cemeteries of soldiers: real ones by name, and fictional numbers among those that are gone. */
export const cemeteries: readonly TabledMemorial[] = [
  ...memorialTable(
    { ...military, nationality: 'Brits', holds: ['commonwealth'] },
    `
    Tyne Cot Cemetery | Passendale | 50.8872 2.9989 | 28.D17.a | 1917 | Tyne Cottage; Tynecot
    Lijssenthoek Military Cemetery | Lijssenthoek | 50.8283 2.7014 | 27.L22.d | 1915 | Remy Siding
    Hooge Crater Cemetery | Hooge | 50.8461 2.9431 | 28.I18.b | 1917
    Bedford House Cemetery | Zillebeke | 50.8294 2.8881 | 28.I26.a | 1915 | Woodcote House; Château Rosendal
    Essex Farm Cemetery | Boezinge | 50.8711 2.8733 | 28.C25.a | 1915
    Poelcapelle British Cemetery | Poelkapelle | 50.9203 2.9714 | 20.V20.c | 1919
    Passchendaele New British Cemetery | Passendale | 50.9025 3.0128 | 28.D5.b | 1919
    Buttes New British Cemetery | Polygoonbos | 50.8567 2.9914 | 28.J10.a | 1919 | Polygon Wood Buttes
    Polygon Wood Cemetery | Polygoonbos | 50.8575 2.9906 | 28.J4.c | 1917
    Dozinghem Military Cemetery | Westvleteren | 50.9214 2.6975 | 19.X28.c | 1917 | Dosinghem
    Mendinghem Military Cemetery | Proven | 50.8986 2.6500 | 27.E6.d | 1916 | Mendingem
    Bandaghem Military Cemetery | Roesbrugge | 50.9075 2.6428 | | 1917 | Bandagehem
    Brandhoek Military Cemetery | Brandhoek | 50.8536 2.7894 | 28.G12.b | 1915
    Brandhoek New Military Cemetery | Brandhoek | 50.8531 2.7869 | 28.G12.b | 1917
    Brandhoek New Military Cemetery No. 3 | Brandhoek | 50.8528 2.7858 | 28.G12.a | 1917
    Vlamertinghe Military Cemetery | Vlamertinge | 50.8561 2.8206 | 28.H3.c | 1914
    Vlamertinghe New Military Cemetery | Vlamertinge | 50.8508 2.8214 | 28.H9.a | 1917
    Ypres Reservoir Cemetery | Ieper | 50.8533 2.8786 | 28.I7.b | 1915 | Cemetery North of the Prison
    Ypres Town Cemetery Extension | Ieper | 50.8558 2.8978 | 28.I3.c | 1914
    Ramparts Cemetery, Lille Gate | Rijselpoort | 50.8464 2.8903 | 28.I14.b | 1915
    Menin Road South Military Cemetery | Ieper | 50.8489 2.9061 | 28.I9.d | 1916
    Perth Cemetery (China Wall) | Zillebeke | 50.8408 2.9275 | 28.I16.b | 1914 | Halfway House Cemetery
    Railway Dugouts Burial Ground | Zillebeke | 50.8353 2.9039 | 28.I21.a | 1915 | Transport Farm
    Larch Wood (Railway Cutting) Cemetery | Zillebeke | 50.8244 2.9267 | 28.I29.c | 1915
    Sanctuary Wood Cemetery | Sanctuary Wood | 50.8389 2.9447 | 28.I24.b | 1916
    Spoilbank Cemetery | Voormezele | 50.8139 2.9003 | 28.I33.c | 1915 | Chester Farm Lower
    R.E. Farm Cemetery | Wijtschate | 50.7722 2.8631 | 28.T6.a | 1914
    Kandahar Farm Cemetery | Nieuwkerke | 50.7558 2.8444 | 28.T10.b | 1914
    St. Quentin Cabaret Military Cemetery | Wulvergem | 50.7553 2.8614 | 28.T6.d | 1915
    Messines Ridge British Cemetery | Mesen | 50.7653 2.8908 | 28.U2.a | 1919 | Institution Royale
    Wytschaete Military Cemetery | Wijtschate | 50.7847 2.8736 | 28.O19.c | 1919
    Croonaert Chapel Cemetery | Wijtschate | 50.7914 2.8731 | 28.O13.a | 1917
    Kemmel Chateau Military Cemetery | Kemmel | 50.7889 2.8289 | 28.N21.b | 1914
    Locre Hospice Cemetery | Loker | 50.7739 2.7772 | 28.M30.a | 1917
    La Clytte Military Cemetery | De Klijte | 50.8008 2.8003 | 28.N7.c | 1914
    Reninghelst New Military Cemetery | Reningelst | 50.8139 2.7661 | 28.G34.b | 1915
    Dickebusch New Military Cemetery Extension | Dikkebus | 50.8189 2.8336 | 28.H33.b | 1917
    Klein-Vierstraat British Cemetery | Vierstraat | 50.7975 2.8419 | 28.N10.c | 1917
    Hyde Park Corner (Royal Berks) Cemetery | Hyde Park Corner | 50.7378 2.8828 | 28.U19.d | 1915
    Prowse Point Military Cemetery | Ploegsteert | 50.7447 2.8989 | 28.U15.c | 1914
    Strand Military Cemetery | Ploegsteert | 50.7306 2.8847 | 28.U25.b | 1914
    Nine Elms British Cemetery | Poperinge | 50.8508 2.7014 | | 1917
    Poperinghe Old Military Cemetery | Poperinge | 50.8533 2.7311 | 28.G1.d | 1914
    Poperinghe New Military Cemetery | Poperinge | 50.8494 2.7336 | 28.G8.a | 1915
    Cement House Cemetery | Langemark | 50.9047 2.9069 | 20.U28.c | 1917
    Dragoon Camp Cemetery | Boezinge | 50.8961 2.8886 | 28.C13.b | 1917 | Villa Gretchen
    Duhallow A.D.S. Cemetery | Ieper | 50.8644 2.8756 | 28.C25.d | 1917
    Artillery Wood Cemetery | Boezinge | 50.8994 2.8719 | 28.B6.d | 1917
    Bard Cottage Cemetery | Boezinge | 50.8761 2.8672 | 28.B24.b | 1915
    Talana Farm Cemetery | Boezinge | 50.8856 2.8636 | 28.B18.c | 1915
    New Irish Farm Cemetery | Sint-Jan | 50.8703 2.9006 | 28.C27.a | 1917
    Oxford Road Cemetery | Wieltje | 50.8694 2.9169 | 28.C29.a | 1917
    White House Cemetery | Sint-Jan | 50.8628 2.9008 | 28.C27.c | 1915
    Wieltje Farm Cemetery | Wieltje | 50.8719 2.9150 | 28.C28.b | 1917
    Aeroplane Cemetery | Potijze | 50.8617 2.9306 | 28.I5.b | 1917
    Potijze Chateau Grounds Cemetery | Potijze | 50.8603 2.9144 | 28.I4.a | 1915
    Seaforth Cemetery, Cheddar Villa | Sint-Juliaan | 50.8858 2.9281 | 28.C17.b | 1915
    St. Julien Dressing Station Cemetery | Sint-Juliaan | 50.8894 2.9358 | 28.C12.c | 1917
    Track X Cemetery | Sint-Jan | 50.8772 2.9156 | 28.C22.b | 1917
    Zantvoorde British Cemetery | Zandvoorde | 50.8122 2.9908 | 28.P3.a | 1919
    Oosttaverne Wood Cemetery | Wijtschate | 50.7953 2.9022 | 28.O15.a | 1917
    Harlebeke New British Cemetery | Harelbeke | 50.8600 3.3200 | | 1918
    Dadizeele New British Cemetery | Dadizele | 50.8503 3.0958 | | 1918
    Coxyde Military Cemetery | Koksijde | 51.1031 2.6492 | | 1917
    Ramscappelle Road Military Cemetery | Nieuwpoort | 51.1236 2.7611 | | 1917
    Bailleul Communal Cemetery Extension | Belle | 50.7364 2.7428 | | 1914
    Trois Arbres Cemetery | Armentiers | 50.6989 2.8500 | | 1916
    Hazebrouck Communal Cemetery | Hazebroek | 50.7200 2.5500 | | 1914
    Étaples Military Cemetery | Étaples | 50.5344 1.6231 | | 1915
    Boulogne Eastern Cemetery | Boulogne-sur-Mer | 50.7258 1.6225 | | 1914
    Wimereux Communal Cemetery | Wimereux | 50.7722 1.6186 | | 1914
    Calais Southern Cemetery | Kales | 50.9508 1.8831 | | 1914
    Abbeville Communal Cemetery Extension | Abbeville | 50.1139 1.8492 | | 1916
    St. Sever Cemetery | Rouen | 49.4172 1.0775 | | 1914
    Netley Military Cemetery | Netley | 50.8725 -1.3350 | | 1864
    Shorncliffe Military Cemetery | Folkestone | 51.0800 1.1350
    Cologne Southern Cemetery | Keulen | 50.8894 6.9544 | | 1922
    Niederzwehren Cemetery | Kassel#DE | 51.2814 9.4639 | | 1915
    Hamburg Cemetery | Hamburg | 53.6244 10.0628
    Berlin South-Western Cemetery | Stahnsdorf | 52.3889 13.1844
    `,
  ),
  ...memorialTable(
    { ...military, nationality: 'Chinees', holds: ['chinese'] },
    `
    Noyelles-sur-Mer Chinese Cemetery | Noyelles-sur-Mer | 50.1853 1.7158 | | 1917 | Nolette
    St. Étienne-au-Mont Communal Cemetery | Saint-Étienne-au-Mont | 50.6844 1.6286 | | 1917
    `,
  ),
  ...memorialTable(
    { ...military, nationality: 'Duits', holds: ['german'] },
    `
    Deutscher Soldatenfriedhof Langemark | Langemark | 50.9208 2.9178 | 20.U17.c | 1915 | Studentenfriedhof; Langemark-Nord
    Deutscher Soldatenfriedhof Vladslo | Vladslo | 51.0703 2.9283 | | 1914 | Praatbos
    Deutscher Soldatenfriedhof Menen | Menen | 50.8108 3.1464 | | 1917 | Menen Wald
    Deutscher Soldatenfriedhof Hooglede | Hooglede | 50.9731 3.0892 | | 1917 | Hooglede-Ost
    `,
  ),
  ...memorialTable(
    { ...former, nationality: 'Duits', holds: ['german'] },
    `
    Ehrenfriedhof Beselare Nr. 411 | Beselare | 50.8470 3.0260 | 28.K2.b | 1914
    Ehrenfriedhof Geluveld Park | Geluveld | 50.8362 2.9960 | 28.J22.a | 1914
    Ehrenfriedhof Zandvoorde Nr. 9 | Zandvoorde | 50.8140 2.9830 | 28.P3.c | 1914
    Ehrenfriedhof Hollebeke Kanal | Hollebeke | 50.8070 2.9390 | 28.O6.d | 1915
    Ehrenfriedhof Moorslede Dorf | Moorslede | 50.8915 3.0640 | | 1915
    Ehrenfriedhof Westrozebeke Mühle | Westrozebeke | 50.9330 3.0130 | 20.W8.a | 1914
    Ehrenfriedhof Poelkapelle Nr. 238 | Poelkapelle | 50.9220 2.9620 | 20.V13.d | 1914
    Ehrenfriedhof Houthulst Waldrand | Houthulst | 50.9680 2.9690 | 20.P21.c | 1914
    Ehrenfriedhof Staden Bahnhof | Staden | 50.9760 3.0170 | | 1915
    Ehrenfriedhof Roeselare Nr. 2 | Roeselare | 50.9460 3.1280 | | 1914
    Ehrenfriedhof Rumbeke Kastanienallee | Rumbeke | 50.9345 3.1580 | | 1917
    Ehrenfriedhof Ledegem Nr. 77 | Ledegem | 50.8575 3.1270 | | 1914
    Ehrenfriedhof Dadizele Kirche | Dadizele | 50.8511 3.0935 | | 1914
    Ehrenfriedhof Menen Nr. 62 | Menen | 50.7990 3.1240 | | 1914
    Ehrenfriedhof Wervik Leie | Wervik | 50.7815 3.0405 | | 1914
    Ehrenfriedhof Komen Bahndamm | Komen | 50.7660 3.0020 | | 1914
    Ehrenfriedhof Mesen Nr. 30 | Mesen | 50.7650 2.9010 | 28.U3.a | 1914
    Ehrenfriedhof Houtem Schlosspark | Houtem | 50.7960 2.9690 | 28.P14.b | 1914
    Ehrenfriedhof Esen Roggeveld | Esen | 51.0330 2.9080 | | 1914
    Ehrenfriedhof Keiem Nr. 5 | Keiem | 51.0862 2.8850 | | 1914
    Ehrenfriedhof Leke Brauerei | Leke | 51.1020 2.8920 | | 1914
    Ehrenfriedhof Zarren Molenhoek | Zarren | 51.0195 2.9601 | | 1915
    Marinefriedhof Middelkerke | Middelkerke | 51.1870 2.8230 | | 1915
    Ehrenfriedhof Kortrijk Sankt Jan | Kortrijk | 50.8301 3.2711 | | 1914
    `,
  ),
  ...memorialTable(
    { ...military, nationality: 'Belgisch', holds: ['belgian'] },
    `
    Belgische Militaire Begraafplaats De Panne | De Panne | 51.0906 2.5906 | | 1915
    Belgische Militaire Begraafplaats Houthulst | Houthulst | 50.9647 2.9422 | | 1923
    Belgische Militaire Begraafplaats Hoogstade | Hoogstade | 50.9797 2.6969 | | 1915
    Belgische Militaire Begraafplaats Westvleteren | Westvleteren | 50.9281 2.7164 | | 1914
    Belgische Militaire Begraafplaats Keiem | Keiem | 51.0819 2.8886 | | 1925
    Belgische Militaire Begraafplaats Ramskapelle | Ramskapelle | 51.1131 2.7608 | | 1914
    Belgische Militaire Begraafplaats Adinkerke | Adinkerke | 51.0756 2.5983 | | 1914
    Belgische Militaire Begraafplaats Oeren | Oeren | 51.0258 2.7064 | | 1914
    Belgische Militaire Begraafplaats Steenkerke | Steenkerke | 51.0578 2.6892 | | 1914
    Militair ereperk Veurne | Veurne | 51.0750 2.6700 | | 1914
    Militair ereperk Kales | Kales | 50.9540 1.8810 | | 1914 | Cimetière Nord de Calais
    Militair ereperk Walem | Walem | 51.0690 4.4580 | | 1914
    Militair ereperk Halen | Halen | 50.9490 5.1100 | | 1914
    Militair ereperk Robermont | Luik | 50.6310 5.6050 | | 1914
    Belgische Militaire Begraafplaats Champion | Namen | 50.4930 4.9010 | | 1914
    `,
  ),
  ...memorialTable(
    { ...former, nationality: 'Belgisch', holds: ['belgian'] },
    `
    Soldatenkerkhof Sint-Jacobskapelle | Nieuwkapelle | 51.0119 2.8180 | | 1915
    Soldatenkerkhof Kaaskerke Station | Kaaskerke | 51.0325 2.8500 | | 1914
    Soldatenkerkhof Pervijze Kerk | Pervijze | 51.0752 2.7935 | | 1914
    Soldatenkerkhof Reninge Linde | Reninge | 50.9481 2.7910 | | 1915
    Soldatenkerkhof Merkem Kippe | Merkem | 50.9500 2.8700 | | 1918
    `,
  ),
  ...memorialTable(
    { ...military, nationality: 'Frans', holds: ['french'] },
    `
    Nécropole nationale Saint-Charles de Potyze | Potijze | 50.8631 2.9206 | | 1919 | Saint-Charles de Potyze
    Ossuaire français du Mont Kemmel | Kemmelberg | 50.7786 2.8081 | | 1920 | Frans massagraf
    Frans ereperk Rumbeke | Rumbeke | 50.9440 3.1480 | | 1918
    Frans ereperk Machelen | Machelen-aan-de-Leie | 50.9610 3.4850 | | 1918
    Nécropole nationale de Zuydcoote | Zuidkote | 51.0664 2.4900 | | 1914
    Nécropole nationale Notre-Dame-de-Lorette | Souchez | 50.4008 2.7189 | | 1915
    Frans ereperk Veurne | Veurne | 51.0752 2.6706 | | 1914
    Carré militaire de Dunkerque | Duinkerke | 51.0300 2.3910 | | 1914
    `,
  ),
  ...memorialTable(
    { ...former, nationality: 'Frans', holds: ['french'] },
    `
    Cimetière militaire de Woesten | Woesten | 50.9010 2.7880 | | 1914
    Cimetière militaire d'Elverdinghe, château | Elverdinge | 50.8852 2.8190 | | 1914
    Cimetière militaire de Boesinghe, gare | Boezinge | 50.8962 2.8570 | | 1915
    Cimetière militaire de Bixschoote | Bikschote | 50.9290 2.8580 | | 1917
    `,
  ),
  ...memorialTable(
    { ...military, nationality: 'Amerikaans', holds: ['american'] },
    `
    Flanders Field American Cemetery | Waregem | 50.8736 3.4511 | | 1918
    `,
  ),
  ...memorialTable(
    { ...former, nationality: 'Amerikaans', holds: ['american'] },
    `
    American Cemetery No. 636 Vierstraat | Vierstraat | 50.8020 2.8470 | 28.N10.a | 1918
    American Cemetery No. 1252 Oudenaarde | Oudenaarde | 50.8460 3.6060 | | 1918
    `,
  ),
  ...memorialTable(
    { ...military, nationality: 'Portugees', holds: ['portuguese'] },
    `
    Cemitério Militar Português de Richebourg | Richebourg | 50.5878 2.7511 | | 1924
    `,
  ),
  ...memorialTable(
    { ...former, nationality: 'Portugees', holds: ['portuguese'] },
    `
    Cemitério português de Laventie | Laventie | 50.6290 2.7740 | 36.M4.b | 1917
    `,
  ),
];
