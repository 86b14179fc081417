import { words } from './Word.ts';

/** Schools, their names made with a saint or a village; `{saint}` is filled. */
export const schools = words(`
  Gemeenteschool | Council School | École communale | Volksschule
  Sint-{saint}school | St {saint}'s School | École Saint-{saint} | Sankt-{saint}-Schule
  Broederschool | Boys' National School | École des Frères | Knabenschule
  Sint-{saint}college | Grammar School | Collège Saint-{saint} | Gymnasium
  Vakschool | Technical School | École professionnelle | Gewerbeschule`);
export const girlsSchools = words(`
  Kantschool | Girls' Industrial School | École dentellière | Mädchenschule
  Zusterschool | Convent School | École des Sœurs | Schwesternschule
  Meisjesschool | Girls' Council School | École des filles | Mädchenvolksschule`);
export const saints = [
  'Jozef',
  'Maria',
  'Vincentius',
  'Amandus',
  'Maarten',
  'Godelieve',
  'Niklaas',
  'Jan',
  'Lutgart',
  'Barbara',
];
export const saintsAbroad = [
  'Joseph',
  'Mary',
  'Vincent',
  'Peter',
  'Martin',
  'Anne',
  'Nicholas',
  'John',
  'Luke',
  'Barbara',
];
export const directions = words(`
  lager onderwijs | elementary | enseignement primaire | Volksschule
  lager onderwijs, vierde graad | upper standard | cours complémentaire | Oberklasse
  Latijns-Griekse humaniora | classics | humanités gréco-latines | humanistischer Zweig
  handel | commercial course | cours commercial | Handelskurs
  houtbewerking | woodwork | travail du bois | Tischlerei
  landbouwkunde | agriculture | agriculture | Landwirtschaft`);
export const girlsDirections = words(`
  lager onderwijs | elementary | enseignement primaire | Volksschule
  kantwerk | lacemaking | dentelle | Spitzenklöppeln
  huishoudkunde | domestic science | cours ménager | Hauswirtschaft
  naaien | needlework | couture | Nähen`);

/** Wounds with the causes that make them. */
export const wounds = [
  {
    wounds: words(`
      schotwonde, linkerarm | gunshot wound, left arm | plaie par balle, bras gauche | Schusswunde, linker Arm
      schotwonde, rechterdij | gunshot wound, right thigh | plaie par balle, cuisse droite | Schusswunde, rechter Oberschenkel
      schotwonde, borst | gunshot wound, chest | plaie par balle, thorax | Brustschuss
      schotwonde, schouder | gunshot wound, shoulder | plaie par balle, épaule | Schulterschuss
      buikschot | gunshot wound, abdomen | plaie par balle, abdomen | Bauchschuss`),
    causes: words(`
      mitrailleurvuur | machine-gun fire | mitrailleuse | Maschinengewehr
      geweerkogel | rifle bullet | balle de fusil | Gewehrkugel
      scherpschutter | sniper | tireur isolé | Scharfschütze`),
  },
  {
    wounds: words(`
      granaatscherf, hoofd | shell wound, head | éclat d'obus, tête | Granatsplitter, Kopf
      granaatscherf, rechterschouder | shell wound, right shoulder | éclat d'obus, épaule droite | Granatsplitter, rechte Schulter
      granaatscherf, rug | shell wound, back | éclat d'obus, dos | Granatsplitter, Rücken
      granaatscherf, linkervoet | shell wound, left foot | éclat d'obus, pied gauche | Granatsplitter, linker Fuß
      verbrijzelde hand | shattered hand | main broyée | zerschmetterte Hand
      verlies van een oog | loss of an eye | perte d'un œil | Verlust eines Auges
      shellshock | shell shock | commotion | Nervenschock
      beenbreuk | fractured leg | fracture de la jambe | Beinbruch`),
    causes: words(`
      granaatvuur | shell fire | obus | Artilleriefeuer
      handgranaat | grenade | grenade | Handgranate
      mijnontploffing | mine explosion | explosion de mine | Minensprengung
      vliegtuigbom | aeroplane bomb | bombe d'avion | Fliegerbombe`),
  },
] as const;
/** Gas before and after the summer of 1917, when mustard gas came. */
export const gases = {
  early: {
    wounds: words(`
      gasvergiftiging | gas poisoning | intoxication par les gaz | Gasvergiftung
      aantasting van de longen | damaged lungs | lésions pulmonaires | Lungenschaden`),
    causes: words(`
      chloorgas | chlorine | chlore | Chlorgas
      gaswolk | gas cloud | nappe de gaz | Gaswolke`),
  },
  late: {
    wounds: words(`
      gasvergiftiging | gas poisoning | intoxication par les gaz | Gasvergiftung
      brandwonden door mosterdgas | mustard gas burns | brûlures par l'ypérite | Verbrennungen durch Gelbkreuz
      tijdelijke blindheid | temporary blindness | cécité passagère | vorübergehende Erblindung`),
    causes: words(`
      mosterdgas | mustard gas | ypérite | Gelbkreuz
      gasgranaat | gas shell | obus à gaz | Gasgranate`),
  },
} as const;

/** Reasons of death as registers word them. */
export const deathReasons = {
  fell: words(`gesneuveld | killed in action | tué à l'ennemi | gefallen`),
  missing: words('vermist, vermoedelijk gesneuveld | missing, presumed killed | disparu | vermisst'),
  gassed: words('gasvergiftiging | gas poisoning | intoxication par les gaz | Gasvergiftung'),
  diedOfWounds: words('overleden aan verwondingen | died of wounds | mort de ses blessures | den Wunden erlegen'),
  accident: words('ongeval | accident | accident | Unfall'),
  diedInCamp: words(
    'overleden in gevangenschap | died as a prisoner of war | mort en captivité | in Gefangenschaft gestorben',
  ),
  shotAtDawn: words(
    'gefusilleerd na vonnis van een krijgsraad | executed by sentence of court martial | fusillé par jugement | standrechtlich erschossen',
  ),
  civilianShelled: words(`
    beschieting | bombardment | bombardement | Beschießung
    granaatscherven | shell splinters | éclats d'obus | Granatsplitter`),
  civilianBombed: words(`vliegtuigbom | aeroplane bomb | bombe d'avion | Fliegerbombe`),
  civilianGassed: words('gasvergiftiging | gas poisoning | intoxication par les gaz | Gasvergiftung'),
  massacre: words(
    `gefusilleerd bij de inval | shot during the invasion | fusillé lors de l'invasion | beim Einmarsch erschossen`,
  ),
  executed: words(`terechtgesteld door de bezetter | executed by the occupier | exécuté par l'occupant | hingerichtet`),
  forcedLabour: words(
    'ontbering tijdens dwangarbeid | hardship during forced labour | privations du travail forcé | Entbehrungen der Zwangsarbeit',
  ),
  explosive: words(`ontploffing van een obus | explosion of a shell | explosion d'un obus | Explosion einer Granate`),
  natural: words('natuurlijke dood | natural causes | mort naturelle | natürlicher Tod'),
} as const;
export type DeathReason = keyof typeof deathReasons;

export const birthOrders = words(`
  eerste | first | premier | erstes
  tweede | second | deuxième | zweites
  derde | third | troisième | drittes
  vierde | fourth | quatrième | viertes
  vijfde | fifth | cinquième | fünftes
  zesde | sixth | sixième | sechstes
  zevende | seventh | septième | siebtes
  jongste | youngest | cadet | jüngstes`);

export const numberWords = words(`
  nul | no | zéro | null
  één | one | un | ein
  twee | two | deux | zwei
  drie | three | trois | drei
  vier | four | quatre | vier
  vijf | five | cinq | fünf
  zes | six | six | sechs
  zeven | seven | sept | sieben
  acht | eight | huit | acht
  negen | nine | neuf | neun
  tien | ten | dix | zehn
  elf | eleven | onze | elf`);

export const enemies = {
  allied: words(`de Duitsers | the Germans | l'ennemi | dem Feind`)[0],
  german: words('de Britten | the British | des Britanniques | den Engländern')[0],
} as const;

export const streets = {
  nl: [
    'Kerkstraat',
    'Dorpsstraat',
    'Stationsstraat',
    'Molenstraat',
    'Nieuwstraat',
    'Schoolstraat',
    'Kasteelstraat',
    'Boterstraat',
    'Rijselstraat',
    'Statieplaats',
    'Meulenhoek',
    'Kapellestraat',
    'Veldstraat',
    'Bruggestraat',
    'Markt',
  ],
  en: [
    'Mill Lane',
    'Church Street',
    'Station Road',
    'Albert Terrace',
    'High Street',
    'Victoria Street',
    'Bridge Street',
    'Garden Row',
    'Queen Street',
    'Park Road',
    'Canal Side',
    'Chapel Lane',
    'Orchard Place',
    'King Street',
    'Well Street',
  ],
  fr: [
    "rue de l'Église",
    'rue de la Gare',
    'rue du Moulin',
    'rue Haute',
    'place du Marché',
    'rue des Écoles',
    'rue Neuve',
    'chemin du Bois',
    'rue Basse',
    'rue de la Fontaine',
  ],
  de: [
    'Kirchgasse',
    'Bahnhofstraße',
    'Mühlweg',
    'Hauptstraße',
    'Gartenstraße',
    'Schulstraße',
    'Lindenstraße',
    'Marktplatz',
    'Bergstraße',
    'Neue Gasse',
  ],
} as const;
