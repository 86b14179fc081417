import { readFormations } from './formations.ts';

/** The field army of 1914 and its second line, as they stood on the IJzer. */
export const belgianDivisions = readFormations(
  'Bataljon',
  `
1ste Legerdivisie: invasion14 antwerp14 yser14 yser14 yser15 final18
  2de Gemengde Brigade: I 2de Linieregiment; II 2de Linieregiment; III 2de Linieregiment
  3de Gemengde Brigade: I 3de Linieregiment; II 3de Linieregiment; III 3de Linieregiment
  4de Gemengde Brigade: I 4de Linieregiment; II 4de Linieregiment; III 4de Linieregiment
2de Legerdivisie: invasion14 antwerp14 yser14 yser14 yser15 final18
  5de Gemengde Brigade: I 5de Linieregiment; II 5de Linieregiment; III 5de Linieregiment
  6de Gemengde Brigade: I 6de Linieregiment; II 6de Linieregiment; III 6de Linieregiment
  7de Gemengde Brigade: I 7de Linieregiment; II 7de Linieregiment; III 7de Linieregiment
3de Legerdivisie: invasion14 invasion14 antwerp14 yser14 yser15 merkem18 final18
  9de Gemengde Brigade: I 9de Linieregiment; II 9de Linieregiment; III 9de Linieregiment
  11de Gemengde Brigade: I 11de Linieregiment; II 11de Linieregiment; III 11de Linieregiment
  12de Gemengde Brigade: I 12de Linieregiment; II 12de Linieregiment; III 12de Linieregiment
  14de Gemengde Brigade: I 14de Linieregiment; II 14de Linieregiment; III 14de Linieregiment
4de Legerdivisie: invasion14 yser14 yser15 yser15 merkem18 final18
  8ste Gemengde Brigade: I 8ste Linieregiment; II 8ste Linieregiment; III 8ste Linieregiment
  10de Gemengde Brigade: I 10de Linieregiment; II 10de Linieregiment; III 10de Linieregiment
  13de Gemengde Brigade: I 13de Linieregiment; II 13de Linieregiment; III 13de Linieregiment
5de Legerdivisie: antwerp14 yser14 yser15 yser15 final18
  1ste Gemengde Brigade: I 1ste Linieregiment; II 1ste Linieregiment; III 1ste Linieregiment
  16de Gemengde Brigade: I 1ste Regiment Jagers te Voet; II 1ste Regiment Jagers te Voet; I 4de Regiment Jagers te Voet
6de Legerdivisie: antwerp14 yser14 gas15 yser15 yser15 final18
  18de Gemengde Brigade: I Regiment Grenadiers; II Regiment Grenadiers; III Regiment Grenadiers
  19de Gemengde Brigade: I 1ste Regiment Karabiniers; II 1ste Regiment Karabiniers; III 1ste Regiment Karabiniers
  20ste Gemengde Brigade: I 2de Regiment Karabiniers; II 2de Regiment Karabiniers
Cavaleriedivisie: invasion14 invasion14 yser14 final18
  1ste Cavaleriebrigade: <Eskadron> 2de 1ste Regiment Gidsen; <Eskadron> 3de 2de Regiment Gidsen
  2de Cavaleriebrigade: <Eskadron> 1ste 4de Regiment Lansiers; <Eskadron> 4de 5de Regiment Lansiers; - Karabiniers-Wielrijders
Legertroepen: invasion14 antwerp14 yser14 yser15 yser15 final18
  Bijzondere Wapens: <Batterij> 24ste Regiment Vestingartillerie; <Batterij> 98ste 3de Regiment Veldartillerie; <Compagnie> 3de Genieregiment; <Compagnie> 4de Hulptroepen van de Genie; <Colonne d'ambulance> 5de Gezondheidsdienst; <Peloton> 1ste Pontonniers
`,
);

export const frenchDivisions = readFormations(
  'Bataillon',
  `
Brigade de fusiliers marins (Détachement d'armée de Belgique): yser14 yser14 winter14
  1re Brigade de marine: 1er 1er Régiment de fusiliers marins; 2e 1er Régiment de fusiliers marins; 2e 2e Régiment de fusiliers marins; 3e 2e Régiment de fusiliers marins
17e Division d'infanterie (9e Corps d'armée): ypres14 winter14
  33e Brigade: 1er 68e Régiment d'infanterie; 2e 68e Régiment d'infanterie; 1er 90e Régiment d'infanterie
  34e Brigade: 1er 114e Régiment d'infanterie; 2e 125e Régiment d'infanterie
18e Division d'infanterie (9e Corps d'armée): ypres14 winter14
  35e Brigade: 1er 32e Régiment d'infanterie; 2e 66e Régiment d'infanterie
  36e Brigade: 1er 77e Régiment d'infanterie; 3e 135e Régiment d'infanterie
31e Division d'infanterie (16e Corps d'armée): ypres14 winter14
  61e Brigade: 1er 81e Régiment d'infanterie; 2e 96e Régiment d'infanterie
  62e Brigade: 1er 122e Régiment d'infanterie; 3e 142e Régiment d'infanterie
42e Division d'infanterie (32e Corps d'armée): yser14 ypres14
  83e Brigade: - 8e Bataillon de chasseurs à pied; 2e 94e Régiment d'infanterie
  84e Brigade: 1er 151e Régiment d'infanterie; 3e 162e Régiment d'infanterie; - 16e Bataillon de chasseurs à pied
38e Division d'infanterie (32e Corps d'armée): ypres14 yser14 winter14
  75e Brigade: 2e 4e Régiment mixte de zouaves et tirailleurs; 1er 8e Régiment de tirailleurs de marche
  76e Brigade: 1er 4e Régiment de zouaves; - 1er Régiment de tirailleurs de marche
45e Division d'infanterie (Groupement d'Elverdinghe): gas15 gas15 gas15
  90e Brigade: 1er 2e Régiment bis de zouaves; 5e 2e Régiment de tirailleurs de marche
  91e Brigade: 4e 7e Régiment de zouaves; - 1er Bataillon d'infanterie légère d'Afrique; 3e 9e Régiment de tirailleurs de marche
87e Division territoriale (Groupement d'Elverdinghe): ypres14 gas15 gas15
  173e Brigade: 1er 73e Régiment d'infanterie territoriale; 2e 74e Régiment d'infanterie territoriale
  174e Brigade: 1er 76e Régiment d'infanterie territoriale; 2e 79e Régiment d'infanterie territoriale
1re Division d'infanterie (1er Corps d'armée): pilkem17 pilkem17 langemark17 poelkapelle17
  1re Brigade: 1er 1er Régiment d'infanterie; 2e 201e Régiment d'infanterie; 3e 233e Régiment d'infanterie
2e Division d'infanterie (1er Corps d'armée): langemark17 poelkapelle17 passchendaele17
  3e Brigade: 2e 8e Régiment d'infanterie; 1er 73e Régiment d'infanterie; 2e 110e Régiment d'infanterie
51e Division d'infanterie (1er Corps d'armée): pilkem17 langemark17
  101e Brigade: 1er 33e Régiment d'infanterie; 2e 73e Régiment d'infanterie; 5e 273e Régiment d'infanterie; 4e 327e Régiment d'infanterie
28e Division d'infanterie (Détachement d'armée du Nord): lys18 lys18
  56e Brigade: 1er 22e Régiment d'infanterie; 2e 30e Régiment d'infanterie; 3e 99e Régiment d'infanterie
39e Division d'infanterie (Détachement d'armée du Nord): lys18 summer18
  78e Brigade: 2e 146e Régiment d'infanterie; 1er 153e Régiment d'infanterie; 3e 156e Régiment d'infanterie
41e Division d'infanterie (7e Corps d'armée): summer18 final18
  82e Brigade: 1er 23e Régiment d'infanterie; 2e 42e Régiment d'infanterie; 3e 128e Régiment d'infanterie
Troupes coloniales: yser14 yser14 winter14 final18
  Tirailleurs: - 1er Bataillon de tirailleurs sénégalais; - 3e Bataillon de tirailleurs sénégalais; - 21e Bataillon de tirailleurs sénégalais; - 5e Bataillon de tirailleurs marocains; - 4e Régiment de tirailleurs tunisiens
`,
);

export const germanDivisions = readFormations(
  'Bataillon',
  `
6. Königlich Bayerische Reserve-Division (II. Bayerisches Armeekorps): ypres14 ypres14 winter14 static16 langemark17
  12. Bayerische Reserve-Infanterie-Brigade: I. Bayerisches Reserve-Infanterie-Regiment 16; II. Bayerisches Reserve-Infanterie-Regiment 16; III. Bayerisches Reserve-Infanterie-Regiment 17
  14. Bayerische Reserve-Infanterie-Brigade: I. Bayerisches Reserve-Infanterie-Regiment 20; II. Bayerisches Reserve-Infanterie-Regiment 21
4. Königlich Bayerische Division (II. Bayerisches Armeekorps): ypres14 winter14 pilkem17
  7. Bayerische Infanterie-Brigade: I. Bayerisches Infanterie-Regiment 5; II. Bayerisches Infanterie-Regiment 9; III. Bayerisches Reserve-Infanterie-Regiment 5
5. Königlich Bayerische Division (XXVII. Reserve-Korps): polygon17 broodseinde17 poelkapelle17
  10. Bayerische Infanterie-Brigade: I. Bayerisches Infanterie-Regiment 7; II. Bayerisches Infanterie-Regiment 19; III. Bayerisches Infanterie-Regiment 21
Alpenkorps (XVIII. Reserve-Korps): lys18 lys18
  1. Bayerische Jäger-Brigade: I. Bayerisches Infanterie-Leib-Regiment; II. Bayerisches Infanterie-Leib-Regiment; 2. Bayerisches Jäger-Regiment 1
43. Reserve-Division (XXII. Reserve-Korps): yser14 yser14 yser15
  85. Reserve-Infanterie-Brigade: I. Reserve-Infanterie-Regiment 201; II. Reserve-Infanterie-Regiment 202; III. Reserve-Infanterie-Regiment 203; II. Reserve-Infanterie-Regiment 204
44. Reserve-Division (XXII. Reserve-Korps): yser14 yser14
  87. Reserve-Infanterie-Brigade: I. Reserve-Infanterie-Regiment 205; III. Reserve-Infanterie-Regiment 206; II. Reserve-Infanterie-Regiment 207; I. Reserve-Infanterie-Regiment 208
45. Reserve-Division (XXIII. Reserve-Korps): ypres14 ypres14 gas15 yser15
  89. Reserve-Infanterie-Brigade: I. Reserve-Infanterie-Regiment 209; II. Reserve-Infanterie-Regiment 210; III. Reserve-Infanterie-Regiment 211; I. Reserve-Infanterie-Regiment 212
46. Reserve-Division (XXIII. Reserve-Korps): ypres14 ypres14 gas15
  91. Reserve-Infanterie-Brigade: I. Reserve-Infanterie-Regiment 213; II. Reserve-Infanterie-Regiment 214; III. Reserve-Infanterie-Regiment 215; II. Reserve-Infanterie-Regiment 216
51. Reserve-Division (XXVI. Reserve-Korps): ypres14 ypres14 gas15 gas15
  101. Reserve-Infanterie-Brigade: I. Reserve-Infanterie-Regiment 233; II. Reserve-Infanterie-Regiment 234; III. Reserve-Infanterie-Regiment 234
  102. Reserve-Infanterie-Brigade: I. Reserve-Infanterie-Regiment 235; II. Reserve-Infanterie-Regiment 236; - Reserve-Jäger-Bataillon 23
52. Reserve-Division (XXVI. Reserve-Korps): ypres14 ypres14 gas15 hooge15
  103. Reserve-Infanterie-Brigade: I. Reserve-Infanterie-Regiment 237; III. Reserve-Infanterie-Regiment 238
  104. Reserve-Infanterie-Brigade: II. Reserve-Infanterie-Regiment 239; I. Reserve-Infanterie-Regiment 240
53. Reserve-Division (XXVII. Reserve-Korps): ypres14 ypres14 gas15 hooge15
  105. Reserve-Infanterie-Brigade: I. Reserve-Infanterie-Regiment 241; II. Reserve-Infanterie-Regiment 242
  106. Reserve-Infanterie-Brigade: III. Reserve-Infanterie-Regiment 243; I. Reserve-Infanterie-Regiment 244
54. Reserve-Division (XXVII. Reserve-Korps): ypres14 ypres14 hooge15
  107. Reserve-Infanterie-Brigade: I. Reserve-Infanterie-Regiment 245; II. Reserve-Infanterie-Regiment 246
  108. Reserve-Infanterie-Brigade: III. Reserve-Infanterie-Regiment 247; I. Reserve-Infanterie-Regiment 248
26. Württembergische Division (XIII. Armeekorps): winter14 sorrel16 saintEloi16
  51. Infanterie-Brigade: I. Grenadier-Regiment 119; II. Infanterie-Regiment 125
  52. Infanterie-Brigade: I. Infanterie-Regiment 121; II. Infanterie-Regiment 180
40. Division (XIX. Armeekorps): winter14 static16 messines17
  88. Infanterie-Brigade: I. Infanterie-Regiment 104; II. Infanterie-Regiment 134; III. Infanterie-Regiment 181
2. Division (Gruppe Wytschaete): static16 messines17 messines17
  3. Infanterie-Brigade: I. Grenadier-Regiment 4; II. Infanterie-Regiment 44; III. Füsilier-Regiment 33
3. Garde-Division (Gruppe Ypern): pilkem17 pilkem17 lys18
  6. Garde-Infanterie-Brigade: I. Garde-Füsilier-Regiment; II. Lehr-Infanterie-Regiment; F. Grenadier-Regiment 9
4. Garde-Division (Gruppe Ypern): broodseinde17 broodseinde17
  5. Garde-Infanterie-Brigade: I. 5. Garde-Regiment zu Fuß; II. 5. Garde-Grenadier-Regiment; III. Reserve-Infanterie-Regiment 93
195. Division (Gruppe Dixmude): langemark17 poelkapelle17 passchendaele17
  101. Infanterie-Brigade: I. Infanterie-Regiment 233; - Jäger-Regiment 6; - Jäger-Regiment 8
238. Division (Gruppe Staden): passchendaele17 passchendaele17 winter17
  62. Reserve-Infanterie-Brigade: I. Infanterie-Regiment 463; II. Infanterie-Regiment 464; III. Infanterie-Regiment 465
56. Division (X. Reserve-Korps): lys18 lys18 final18
  112. Infanterie-Brigade: I. Füsilier-Regiment 35; II. Infanterie-Regiment 88; III. Infanterie-Regiment 118
6. Kavallerie-Schützen-Division (Gruppe Flandern): summer18 final18 final18
  3. Kavallerie-Brigade: - Kürassier-Regiment 2; - Ulanen-Regiment 9
3. Marine-Division (Marinekorps Flandern): yser14 yser15 nieuwpoort17 nieuwpoort17 final18
  Marine-Infanterie-Brigade: I. Marine-Infanterie-Regiment 1; II. Marine-Infanterie-Regiment 2; III. Marine-Infanterie-Regiment 3; I. Matrosen-Regiment 4
Armeetruppen (Oberkommando der 4. Armee): ypres14 gas15 static16 messines17 pilkem17 passchendaele17 lys18 final18
  Sondertruppen: <Batterie> 3. Fußartillerie-Regiment 18; <Batterie> 5. Reserve-Feldartillerie-Regiment 53; <Kompanie> 2. Pionier-Regiment 35; <Minenwerfer-Kompanie> 104. Pionier-Bataillon 15; <Sanitäts-Kompanie> 1. Sanitätsdienst; <Jagdstaffel> 26 Fliegertruppe; <Armierungs-Bataillon> 64 Armierungstruppe
`,
);

export const americanDivisions = readFormations(
  'Bn.',
  `
27th Division (II American Corps): summer18 summer18
  53rd Infantry Brigade: 1st 105th Infantry; 2nd 105th Infantry; 3rd 106th Infantry
  54th Infantry Brigade: 1st 107th Infantry; 2nd 107th Infantry; 3rd 108th Infantry
30th Division (II American Corps): summer18 summer18
  59th Infantry Brigade: 1st 117th Infantry; 2nd 118th Infantry
  60th Infantry Brigade: 1st 119th Infantry; 2nd 120th Infantry
37th Division (Groupe d'armées des Flandres): scheldt18 scheldt18
  73rd Infantry Brigade: 1st 145th Infantry; 2nd 146th Infantry
  74th Infantry Brigade: 1st 147th Infantry; 3rd 148th Infantry
91st Division (Groupe d'armées des Flandres): scheldt18 scheldt18
  181st Infantry Brigade: 1st 361st Infantry; 2nd 362nd Infantry
  182nd Infantry Brigade: 1st 363rd Infantry; 2nd 364th Infantry
`,
);

export const portugueseDivisions = readFormations(
  'Batalhão',
  `
1.ª Divisão (Corpo Expedicionário Português): winter17 laLys18
  3.ª Brigada de Infantaria: - Regimento de Infantaria 12; - Regimento de Infantaria 14; - Regimento de Infantaria 15
  2.ª Brigada de Infantaria: - Regimento de Infantaria 7; - Regimento de Infantaria 23; - Regimento de Infantaria 35
2.ª Divisão (Corpo Expedicionário Português): laLys18 laLys18 laLys18
  4.ª Brigada do Minho: - Regimento de Infantaria 3; - Regimento de Infantaria 8; - Regimento de Infantaria 20; - Regimento de Infantaria 29
  5.ª Brigada de Infantaria: - Regimento de Infantaria 4; - Regimento de Infantaria 10; - Regimento de Infantaria 13; - Regimento de Infantaria 17
  6.ª Brigada de Infantaria: - Regimento de Infantaria 1; - Regimento de Infantaria 2; - Regimento de Infantaria 5; - Regimento de Infantaria 11
`,
);

/** Taken on the Isonzo in 1917 and made to work behind the German front in Flanders. */
export const italianDivisions = readFormations(
  'Battaglione',
  `
25a Divisione (XXVII Corpo d'Armata): behindLines17
  Brigata Napoli: I 75° Reggimento fanteria; II 76° Reggimento fanteria
  Brigata Taro: I 207° Reggimento fanteria; III 208° Reggimento fanteria
50a Divisione (IV Corpo d'Armata): behindLines17
  Brigata Friuli: I 87° Reggimento fanteria; II 88° Reggimento fanteria
  Brigata Genova: I 97° Reggimento fanteria; III 98° Reggimento fanteria
`,
);

/** Prisoners from the eastern front in German labour battalions. */
export const russianDivisions = readFormations(
  'Bataljon',
  `
27e Infanteriedivisie (III Legerkorps): behindLines17
  1ste Brigade van de 27e Divisie: - 105e Infanterieregiment Orenburg; - 106e Infanterieregiment Oefa
  2de Brigade van de 27e Divisie: - 107e Infanterieregiment Troitsk; - 108e Infanterieregiment Saratov
40e Infanteriedivisie (IV Legerkorps): behindLines17
  1ste Brigade van de 40e Divisie: - 157e Infanterieregiment Imeretinsk; - 158e Infanterieregiment Koetais
`,
);

/** Austro-Hungarian guns before Antwerp and in the Flemish dunes. The museum's list of armies does not know them. */
export const austrianDivisions = readFormations(
  'Batterie',
  `
Leihbatterien (4. Armee): antwerp14 yser15 pilkem17 lys18 final18
  Schwere Artillerie: 1. k.u.k. Schweres Haubitz-Regiment Nr. 2; 3. k.u.k. Schweres Haubitz-Regiment Nr. 4; 2. k.u.k. Feldkanonen-Regiment Nr. 9; <Motorbatterie> 1. k.u.k. Festungsartillerie-Regiment Nr. 5
`,
);
