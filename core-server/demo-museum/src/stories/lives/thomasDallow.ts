import type { DemoStory } from '../DemoStory.ts';

export const thomasDallow: DemoStory = {
  key: 'thomas-dallow',
  person: {
    surname: 'Thomas',
    familyname: 'Dallow',
    nationality: 'Nieuw-Zeelands',
    gender: 'male',
    victim_type: 'military',
    war_casualty: true,
  },
  events: [
    { type: 'born', from: '1894-01-25', place: 'Oamaru' },
    { type: 'work', from: '1908', to: '1916', place: 'Oamaru', work_profession: 'schapenscheerder' },
    {
      type: 'military',
      from: '1916-05',
      place: 'Dunedin',
      enlisted_reason: 'enlisted',
      enlisted_army: 'N.Z.E.F.',
      enlisted_regt: 'Otago Regiment',
      enlisted_unit: 'Battalion',
      enlisted_nr: '2',
      enlisted_rank: 'private',
    },
    {
      type: 'injured',
      from: '1917-10-12',
      place: 'Gravenstafel',
      injured_wound: 'been en buik',
      injured_cause: 'machinegeweer',
      couples: true,
    },
    { type: 'hospitalized', from: '1917-10-14', to: '1917-10-16', place: 'Lijssenthoek', couples: true },
    { type: 'died', from: '1917-10-16', place: 'Lijssenthoek', death_reason: 'verwondingen', couples: true },
  ],
  placeEvent: 3,
  tags: ['third_battle_of_ypres_1917', 'medical_care', 'sport'],
  usesDiedDate: true,
  kiosks: [2, 4],
  pair: 'edith-marlow',
  links: ['arthur-pengelly'],
  texts: {
    nl: {
      part1:
        'Op 12 oktober 1917 ligt Thomas Dallow, schapenscheerder uit Oamaru in Nieuw-Zeeland, in een granaattrechter bij Gravenstafel. Hij is drieëntwintig en de snelste vleugelspeler van zijn rugbyploeg. Zijn bataljon moet de helling van Bellevue op, naar Passendale. Het regent al acht dagen. De kanonnen zijn weggezakt in de modder en hebben de prikkeldraad niet kapotgekregen. Voor de draad staan mannen te zoeken naar een opening die er niet is. Dan vuren de betonnen bunkers. Op die ene ochtend vallen meer Nieuw-Zeelanders dan ooit op één dag. Thomas wordt geraakt in het been en de buik. Het water in de put is bruin en wordt langzaam rood.',
      part2:
        'Twee nachten ligt hij daar. Op de tweede dag laten de Duitsers de dragers begaan. Zes man ploeteren met hem vijf uur door het slijk, over een afstand die men droog in één uur loopt. In het veldhospitaal van Lijssenthoek wast een Engelse verpleegster zijn handen, want hij schaamt zich over het vuil. Hij vertelt haar over schapen, hoe je ze vasthoudt zonder pijn te doen. Zij schrijft voor hem een brief naar Oamaru en schrijft niet hoe erg het is. Hij sterft op 16 oktober, vroeg in de ochtend. Zijn rugbyploeg speelt een jaar lang met veertien. Zijn moeder bewaart de brief en vraagt aan de verpleegster of er bomen staan bij zijn graf.',
      child1:
        'Thomas Dallow schoor schapen in Nieuw-Zeeland. Dat land ligt aan de andere kant van de wereld. In oktober 1917 was hij soldaat bij Passendale, niet ver van Ieper. Hij was drieëntwintig en speelde goed rugby. Het regende al dagen. Overal was modder, zo diep dat paarden erin vastzaten. Op 12 oktober moest Thomas een helling op lopen. Er stond prikkeldraad en er werd veel geschoten. Hij werd zwaar gewond.',
      child2:
        'Twee nachten lag Thomas in een put vol water. Toen vonden dragers hem. Met zes mannen droegen ze hem vijf uur lang door de modder. In het hospitaal van Lijssenthoek zorgde een verpleegster voor hem. Ze heette Edith. Ze waste zijn handen en schreef een brief naar zijn moeder. Thomas vertelde haar over zijn schapen. De dokters konden hem niet redden. Hij stierf op 16 oktober. Zijn rugbyploeg liet zijn plaats een heel jaar leeg.',
    },
    en: {
      part1:
        'On 12 October 1917 Thomas Dallow, a shearer from Oamaru in New Zealand, lies in a shell hole near Gravenstafel. He is twenty-three and the fastest wing in his rugby team. His battalion has to climb the slope of Bellevue, towards Passchendaele. It has been raining for eight days. The guns have sunk into the mud and have not cut the wire. In front of it men are looking for a gap that is not there. Then the concrete pillboxes open fire. More New Zealanders are killed that morning than on any other day in their history. Thomas is hit in the leg and the stomach. The water in the hole is brown, and slowly turns red.',
      part2:
        'He lies there for two nights. On the second day the Germans let the stretcher bearers do their work. Six men struggle through the mire with him for five hours, over ground that would take one hour dry. At the casualty clearing station of Lijssenthoek an English nurse washes his hands, because he is ashamed of the dirt. He tells her about sheep, and how to hold them without hurting. She writes a letter to Oamaru for him and leaves out how bad it is. He dies early on 16 October. His rugby team plays with fourteen men for a year. His mother keeps the letter and asks the nurse whether there are trees near his grave.',
      child1:
        'Thomas Dallow sheared sheep in New Zealand, on the other side of the world. In October 1917 he was a soldier near Passchendaele, not far from Ypres. He was twenty-three and good at rugby. It had been raining for days. There was mud everywhere, so deep that horses got stuck in it. On 12 October Thomas had to walk up a slope. There was barbed wire, and a lot of shooting. He was badly wounded.',
      child2:
        'For two nights Thomas lay in a hole full of water. Then stretcher bearers found him. Six men carried him through the mud for five hours. In the hospital at Lijssenthoek a nurse looked after him. Her name was Edith. She washed his hands and wrote a letter to his mother. Thomas told her about his sheep. The doctors could not save him. He died on 16 October. His rugby team kept his place empty for a whole year.',
    },
    fr: {
      part1:
        'Le 12 octobre 1917, Thomas Dallow, tondeur de moutons d’Oamaru, en Nouvelle-Zélande, est couché dans un trou d’obus près de Gravenstafel. Il a vingt-trois ans et c’est l’ailier le plus rapide de son équipe de rugby. Son bataillon doit gravir la pente de Bellevue, vers Passchendaele. Il pleut depuis huit jours. Les canons, enlisés dans la boue, n’ont pas coupé les barbelés. Devant eux, des hommes cherchent un passage qui n’existe pas. Puis les abris de béton ouvrent le feu. Jamais, en un seul jour, la Nouvelle-Zélande n’a perdu autant d’hommes. Thomas est touché à la jambe et au ventre. L’eau du trou est brune et rougit lentement.',
      part2:
        'Il reste là deux nuits. Le deuxième jour, les Allemands laissent faire les brancardiers. À six, ils peinent cinq heures dans la fange, pour un trajet d’une heure par temps sec. À l’hôpital de campagne de Lijssenthoek, une infirmière anglaise lui lave les mains, car il a honte de la saleté. Il lui parle des moutons et de la façon de les tenir sans leur faire mal. Elle écrit pour lui à Oamaru et ne dit pas combien c’est grave. Il meurt le 16 octobre, au petit matin. Pendant un an, son équipe joue à quatorze. Sa mère garde la lettre et demande à l’infirmière s’il y a des arbres près de la tombe.',
      child1:
        'Thomas Dallow tondait des moutons en Nouvelle-Zélande, de l’autre côté du monde. En octobre 1917, il était soldat près de Passchendaele, non loin d’Ypres. Il avait vingt-trois ans et jouait bien au rugby. Il pleuvait depuis des jours. Il y avait de la boue partout, si profonde que les chevaux s’y enfonçaient. Le 12 octobre, Thomas a dû monter une pente. Il y avait des barbelés et l’on tirait beaucoup. Il a été gravement blessé.',
      child2:
        'Pendant deux nuits, Thomas est resté dans un trou plein d’eau. Puis des brancardiers l’ont trouvé. Six hommes l’ont porté cinq heures à travers la boue. À l’hôpital de Lijssenthoek, une infirmière l’a soigné. Elle s’appelait Edith. Elle lui a lavé les mains et a écrit à sa mère. Thomas lui parlait de ses moutons. Les médecins n’ont pas pu le sauver. Il est mort le 16 octobre. Son équipe de rugby a laissé sa place vide pendant toute une année.',
    },
    de: {
      part1:
        'Am 12. Oktober 1917 liegt Thomas Dallow, Schafscherer aus Oamaru in Neuseeland, in einem Granattrichter bei Gravenstafel. Er ist dreiundzwanzig und der schnellste Flügelspieler seiner Rugbymannschaft. Sein Bataillon soll den Hang von Bellevue hinauf, nach Passendale. Seit acht Tagen regnet es. Die Geschütze sind im Schlamm versunken und haben den Draht nicht zerstört. Davor suchen Männer eine Lücke, die es nicht gibt. Dann feuern die Betonbunker. An diesem Morgen fallen mehr Neuseeländer als je zuvor oder danach an einem Tag. Thomas wird am Bein und im Bauch getroffen. Das Wasser im Trichter ist braun und färbt sich langsam rot.',
      part2:
        'Zwei Nächte liegt er dort. Am zweiten Tag lassen die Deutschen die Träger gewähren. Zu sechst kämpfen sie sich fünf Stunden mit ihm durch den Schlamm, einen Weg von einer trockenen Stunde. Im Feldlazarett von Lijssenthoek wäscht ihm eine englische Schwester die Hände, denn er schämt sich für den Schmutz. Er erzählt ihr von Schafen und wie man sie hält, ohne ihnen wehzutun. Sie schreibt für ihn nach Oamaru und verschweigt, wie schlimm es steht. Er stirbt am 16. Oktober, früh am Morgen. Seine Mannschaft spielt ein Jahr lang zu vierzehnt. Seine Mutter bewahrt den Brief auf und fragt, ob an seinem Grab Bäume stehen.',
      child1:
        'Thomas Dallow schor Schafe in Neuseeland, auf der anderen Seite der Welt. Im Oktober 1917 war er Soldat bei Passendale, nicht weit von Ypern. Er war dreiundzwanzig und spielte gut Rugby. Es regnete seit Tagen. Überall war Schlamm, so tief, dass Pferde darin stecken blieben. Am 12. Oktober musste Thomas einen Hang hinauf. Da war Stacheldraht, und es wurde viel geschossen. Er wurde schwer verwundet.',
      child2:
        'Zwei Nächte lag Thomas in einem Loch voll Wasser. Dann fanden ihn Träger. Sechs Männer trugen ihn fünf Stunden lang durch den Schlamm. Im Lazarett von Lijssenthoek pflegte ihn eine Krankenschwester. Sie hieß Edith. Sie wusch ihm die Hände und schrieb seiner Mutter einen Brief. Thomas erzählte ihr von seinen Schafen. Die Ärzte konnten ihn nicht retten. Er starb am 16. Oktober. Seine Rugbymannschaft ließ seinen Platz ein ganzes Jahr lang leer.',
    },
  },
  profile: {
    portrait: { headgear: 'lemon_squeezer', face: 'clean', clothes: 'greatcoat', backdrop: 'stumps', looks: 'right' },
    legend: {
      nl: 'Thomas Dallow, schapenscheerder en soldaat',
      en: 'Thomas Dallow, shearer and soldier',
      fr: 'Thomas Dallow, tondeur et soldat',
      de: 'Thomas Dallow, Schafscherer und Soldat',
    },
    alt: {
      nl: 'Silhouet van een Nieuw-Zeelandse soldaat met spitse hoed, tussen kapotte bomen.',
      en: 'Silhouette of a New Zealand soldier in a peaked felt hat, among shattered trees.',
      fr: 'Silhouette d’un soldat néo-zélandais au chapeau pointu, parmi des arbres brisés.',
      de: 'Silhouette eines neuseeländischen Soldaten mit spitzem Hut zwischen zerschossenen Bäumen.',
    },
  },
  extras: [
    {
      scene: 'mud',
      legend: {
        nl: 'De weg naar Passendale, oktober 1917',
        en: 'The road to Passchendaele, October 1917',
        fr: 'La route de Passchendaele, octobre 1917',
        de: 'Der Weg nach Passendale, Oktober 1917',
      },
    },
    {
      scene: 'sheep_hills',
      legend: {
        nl: 'Thuis, achter Oamaru',
        en: 'Home, behind Oamaru',
        fr: 'Au pays, derrière Oamaru',
        de: 'Daheim, hinter Oamaru',
      },
    },
  ],
};
