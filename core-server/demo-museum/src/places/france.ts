import { placeTable, type TabledPlace } from './placeTable.ts';

const north = { country: 'FR', area1: 'Hauts-de-France' } as const;

/** Northern France behind the front, and the homes of French soldiers and of refugees. */
export const frenchPlaces: readonly TabledPlace[] = [
  ...placeTable(
    { ...north, area2: 'Noorderdepartement' },
    `
    Rijsel | Lille | Lille | Lille | 50.6367 3.0633 | Ryssel
    Duinkerke | Dunkirk | Dunkerque | Dünkirchen | 51.0344 2.3767 | Duynkercke
    Belle | Bailleul | Bailleul | | 50.7389 2.7336 | Bailleul
    Hazebroek | Hazebrouck | Hazebrouck | | 50.7258 2.5392 | Hazebrouck
    Armentiers | Armentières | Armentières | Armentières | 50.6881 2.8811 | Armentières
    Kassel | Cassel | Cassel | | 50.8003 2.4883 | Cassel
    Steenvoorde | | | | 50.8103 2.5811 |
    Godewaersvelde | | | | 50.7942 2.6428 | Gertie wears velvet
    Stegers | Estaires | Estaires | | 50.6444 2.7292 | Estaires
    Merville | | | | 50.6425 2.6394 | Meregem
    Halewijn | Halluin | Halluin | | 50.7833 3.1256 | Halluin
    Roubaix | | | | 50.6900 3.1817 | Robaais
    Toerkonje | Tourcoing | Tourcoing | | 50.7239 3.1614 | Tourcoing
    Wervik-Zuid | Wervicq-Sud | Wervicq-Sud | | 50.7703 3.0431 | Wervicq-Sud
    Hondschote | | Hondschoote | | 50.9803 2.5858 | Hondschoote
    Sint-Winoksbergen | Bergues | Bergues | | 50.9681 2.4325 | Bergues
    Zuidkote | Zuydcoote | Zuydcoote | | 51.0647 2.4922 | Zuydcoote
    Wormhout | | | | 50.8819 2.4683 | Wormhoudt
    Dowaai | Douai | Douai | | 50.3714 3.0800 | Douay
    Valencijn | Valenciennes | Valenciennes | | 50.3581 3.5233 |
    Kamerijk | Cambrai | Cambrai | | 50.1764 3.2344 | Cambray
    Le Cateau | | | | 50.1031 3.5436 |
    Fromelles | | | | 50.6056 2.8539 |
    `,
  ),
  ...placeTable(
    { ...north, area2: 'Pas-de-Calais' },
    `
    Kales | Calais | Calais | | 50.9481 1.8564 | Calais
    Sint-Omaars | Saint-Omer | Saint-Omer | | 50.7486 2.2544 | St. Omer
    Boulogne-sur-Mer | Boulogne | | | 50.7258 1.6133 | Bonen, Boulogne
    Étaples | | | | 50.5133 1.6400 | Eat-apples
    Wimereux | | | | 50.7694 1.6125 |
    Atrecht | Arras | Arras | | 50.2911 2.7775 | Arras
    Laventie | | | | 50.6281 2.7733 |
    Neuve-Chapelle | | | | 50.5842 2.7811 |
    Richebourg | | | | 50.5808 2.7467 | Richebourg-l'Avoué
    La Couture | Lacouture | | | 50.5811 2.7058 | Lacouture
    Béthune | | | | 50.5303 2.6408 |
    Loos | | Loos-en-Gohelle | | 50.4572 2.7931 | Loos
    Souchez | | | | 50.3906 2.7406 |
    Vimy | | | | 50.3733 2.8089 |
    Saint-Étienne-au-Mont | | | | 50.6828 1.6267 |
    Wisques | | | | 50.7217 2.1950 |
    Saint-Pol-sur-Ternoise | | | | 50.3806 2.3342 |
    `,
  ),
  ...placeTable(
    { ...north, area2: 'Somme' },
    `
    Amiens | | | | 49.8942 2.2958 |
    Abbeville | | | | 50.1056 1.8333 |
    Albert | | | | 50.0011 2.6517 |
    Noyelles-sur-Mer | | | | 50.1772 1.7106 |
    Pozières | | | | 50.0400 2.7272 |
    `,
  ),
  ...placeTable(
    { ...north, area2: 'Aisne' },
    `
    Laon | | | | 49.5639 3.6244 |
    Saint-Quentin | | | | 49.8486 3.2864 |
    Soissons | | | | 49.3817 3.3236 |
    `,
  ),
  ...placeTable(
    { country: 'FR', area1: 'Île-de-France' },
    `
    Parijs | Paris | Paris | Paris | 48.8567 2.3522 |
    Versailles | | | | 48.8014 2.1300 |
    Vincennes | | | | 48.8478 2.4392 |
    `,
  ),
  ...placeTable(
    { country: 'FR', area1: 'Normandië' },
    `
    Rouen | | | | 49.4431 1.0989 | Rouaan
    Le Havre | | | | 49.4939 0.1079 |
    Sainte-Adresse | | | | 49.5061 0.0817 |
    Dieppe | | | | 49.9228 1.0781 |
    Yvetot | | | | 49.6172 0.7536 |
    Évreux | | | | 49.0269 1.1508 |
    Caen | | | | 49.1828 -0.3706 |
    `,
  ),
  ...placeTable(
    { country: 'FR', area1: 'Bretagne' },
    `
    Rennes | | | | 48.1119 -1.6800 |
    Brest | | | | 48.3900 -4.4869 |
    Quimper | | | | 47.9958 -4.0978 |
    Lorient | | | | 47.7486 -3.3664 |
    Vannes | | | | 47.6559 -2.7603 |
    Saint-Brieuc | | | | 48.5136 -2.7653 |
    Guingamp | | | | 48.5619 -3.1508 |
    Saint-Malo | | | | 48.6493 -2.0257 |
    `,
  ),
  ...placeTable(
    { country: 'FR' },
    `
    Nantes | | | | 47.2181 -1.5528 |
    Angers | | | | 47.4739 -0.5517 |
    Le Mans | | | | 48.0042 0.1969 |
    Tours | | | | 47.3936 0.6892 |
    Orléans | | | | 47.9025 1.9090 |
    Chartres | | | | 48.4461 1.4883 |
    Bordeaux | | | | 44.8378 -0.5794 |
    Limoges | | | | 45.8344 1.2617 |
    La Rochelle | | | | 46.1592 -1.1517 |
    Bayonne | | | | 43.4933 -1.4751 |
    Toulouse | | | | 43.6045 1.4440 |
    Montpellier | | | | 43.6119 3.8772 |
    Nîmes | | | | 43.8380 4.3610 |
    Perpignan | | | | 42.6986 2.8956 |
    Marseille | Marseilles | | | 43.2967 5.3764 | Marseilles
    Toulon | | | | 43.1258 5.9306 |
    Nice | | | Nizza | 43.7034 7.2663 |
    Fréjus | | | | 43.4330 6.7360 |
    Lyon | Lyons | | | 45.7578 4.8351 |
    Grenoble | | | | 45.1875 5.7358 |
    Clermont-Ferrand | | | | 45.7797 3.0869 |
    Dijon | | | | 47.3216 5.0415 |
    Besançon | | | | 47.2378 6.0244 |
    Nancy | | | | 48.6936 6.1846 |
    Reims | Rheims | | | 49.2653 4.0286 |
    Verdun | | | | 49.1597 5.3828 |
    Châlons-en-Champagne | | | | 48.9575 4.3650 | Châlons-sur-Marne
    Straatsburg | Strasbourg | Strasbourg | Straßburg | 48.5833 7.7458 | Strassburg
    Metz | | | | 49.1203 6.1778 |
    Mulhouse | | | Mülhausen | 47.7486 7.3397 | Mülhausen
    Ajaccio | | | | 41.9267 8.7369 |
    Lourdes | | | | 43.0947 -0.0456 |
    `,
  ),
];
