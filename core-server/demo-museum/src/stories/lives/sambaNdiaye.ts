import type { DemoStory } from '../DemoStory.ts';

export const sambaNdiaye: DemoStory = {
  key: 'samba-ndiaye',
  person: {
    surname: 'Samba',
    familyname: 'Ndiaye',
    nationality: 'Frans-West-Afrikaans',
    gender: 'male',
    victim_type: 'military',
    war_casualty: true,
  },
  events: [
    { type: 'born', from: '1889', place: 'Saint-Louis' },
    {
      type: 'military',
      from: '1911',
      place: 'Saint-Louis',
      enlisted_reason: 'enlisted',
      enlisted_army: 'A.F.',
      enlisted_regt: 'Tirailleurs sénégalais',
      enlisted_rank: 'tirailleur',
    },
    { type: 'where', where_reason: 'moved', from: '1912', to: '1914-08', place: 'Casablanca' },
    { type: 'where', where_reason: 'moved', from: '1914-10', to: '1914-11', place: 'Diksmuide', couples: true },
    {
      type: 'died',
      from: '1914-11-10',
      place: 'Diksmuide',
      death_reason: 'gesneuveld',
      description: 'Vermist bij de val van Diksmuide.',
      couples: true,
    },
  ],
  placeEvent: 4,
  tags: ['battle_of_the_yser_1914', 'colonialism', 'religion'],
  usesDiedDate: true,
  kiosks: [1, 4],
  pair: 'elodie-vanneste',
  links: ['harnam-singh'],
  texts: {
    nl: {
      part1:
        'Eind oktober 1914 stapt Samba Ndiaye, visser uit de streek van Saint-Louis in Senegal, in Diksmuide uit een vrachtwagen. Hij is vijfentwintig en dient al drie jaar als tirailleur in het Franse koloniale leger. In Marokko vocht hij voor Frankrijk, in Frankrijk zelf is hij nog maar zes weken. De stad brandt. De Franse zeesoldaten die er de wacht houden, komen uit Bretagne en spreken Frans met een accent, net als hij. In de kelder van een bakkerij vindt hij een schoolschrift met tekeningen van boten. Hij denkt aan de prauwen van zijn vader. Samba bidt vijf keer per dag, ook als het schieten hem dwingt dat in stilte en liggend te doen.',
      part2:
        'Op 10 november komen de Duitsers de stad in. Er wordt gevochten van huis tot huis, op straten die Samba niet kent. De wegwijzers zijn in het Nederlands, de bevelen in het Frans, het roepen in vier talen van Senegal. Tegen de avond trekken de laatsten over de brug. Samba is er niet bij. Van de twee bataljons blijft minder dan de helft over. Een Belgische krant schrijft over ‘wilde leeuwen’, maar noemt geen enkele naam. In Saint-Louis hoort zijn vader het nieuws na de vasten, van een klerk met een lijst. Het schrift met de boten zit in een broodzak die in 1921 wordt gevonden. Op de kaft staat: Elodie Vanneste, derde leerjaar.',
      child1:
        'Samba Ndiaye was de zoon van een visser in Senegal, in Afrika. Senegal hoorde toen bij Frankrijk. Daarom was Samba soldaat in het Franse leger. Eind oktober 1914 kwam hij aan in Diksmuide. Veel huizen stonden in brand. De mensen die er woonden, waren gevlucht. In een kelder vond Samba een schriftje van een schoolkind. Er stonden boten in getekend. Hij moest denken aan de boten van zijn vader. Hij stak het schrift in zijn tas.',
      child2:
        'Op 10 november vielen de Duitsers de stad aan. Samba vocht in straten die hij niet kende. Het was koud en alles was vreemd. Die dag stierf hij. Meer dan de helft van zijn groep kwam niet terug. In de krant stond niet hoe zij heetten. Zijn vader hoorde pas maanden later wat er gebeurd was. Na de oorlog werd Samba’s tas gevonden. Het schriftje zat er nog in. Het was van Elodie, een meisje uit Diksmuide. Zo raakten hun verhalen verbonden.',
    },
    en: {
      part1:
        'At the end of October 1914 Samba Ndiaye, a fisherman from near Saint-Louis in Senegal, climbs down from a lorry in Diksmuide. He is twenty-five and has been a tirailleur in the French colonial army for three years. He fought for France in Morocco; in France itself he has spent six weeks. The town is burning. The French marines who hold it come from Brittany and speak French with an accent, just as he does. In the cellar of a bakery he finds a school exercise book with drawings of boats. He thinks of his father’s pirogues. Samba prays five times a day, even when the shelling makes him do it lying down and without a sound.',
      part2:
        'On 10 November the Germans enter the town. There is fighting from house to house, in streets Samba does not know. The signs are in Dutch, the orders in French, the shouting in four languages of Senegal. Towards evening the last men cross the bridge. Samba is not with them. Of the two battalions, fewer than half remain. A Belgian newspaper writes of ‘wild lions’ but does not give a single name. In Saint-Louis his father hears the news after the fast, from a clerk with a list. The book with the boats is in a haversack that comes to light in 1921. On the cover it says: Elodie Vanneste, third year.',
      child1:
        'Samba Ndiaye was the son of a fisherman in Senegal, in Africa. Senegal belonged to France then. So Samba was a soldier in the French army. At the end of October 1914 he arrived in Diksmuide. Many houses were on fire. The people who lived there had fled. In a cellar Samba found a school exercise book. Somebody had drawn boats in it. They made him think of his father’s boats. He put the book in his bag.',
      child2:
        'On 10 November the Germans attacked the town. Samba fought in streets he did not know. It was cold, and everything was strange. He died that day. More than half of his group did not come back. The newspaper did not say what their names were. His father only heard about it months later. After the war Samba’s bag was found. The exercise book was still inside. It belonged to Elodie, a girl from Diksmuide. That is how their stories came together.',
    },
    fr: {
      part1:
        'Fin octobre 1914, Samba Ndiaye, pêcheur de la région de Saint-Louis du Sénégal, descend d’un camion à Dixmude. Il a vingt-cinq ans et sert depuis trois ans comme tirailleur dans l’armée coloniale. Il s’est battu pour la France au Maroc ; en France même, il n’a passé que six semaines. La ville brûle. Les fusiliers marins qui la défendent viennent de Bretagne et parlent le français avec un accent, tout comme lui. Dans la cave d’une boulangerie, il trouve un cahier d’écolier plein de bateaux dessinés. Il pense aux pirogues de son père. Samba prie cinq fois par jour, même quand les obus l’obligent à le faire couché et sans bruit.',
      part2:
        'Le 10 novembre, les Allemands entrent dans la ville. On se bat de maison en maison, dans des rues que Samba ne connaît pas. Les plaques sont en néerlandais, les ordres en français, les cris en quatre langues du Sénégal. Vers le soir, les derniers passent le pont. Samba n’en est pas. Des deux bataillons, il reste moins de la moitié. Un journal belge parle de « lions sauvages » sans citer un seul nom. À Saint-Louis, son père l’apprend après le jeûne, d’un commis qui tient une liste. Le cahier aux bateaux est dans une musette retrouvée en 1921. Sur la couverture, on lit : Elodie Vanneste, troisième année.',
      child1:
        'Samba Ndiaye était le fils d’un pêcheur du Sénégal, en Afrique. Le Sénégal appartenait alors à la France. Samba était donc soldat dans l’armée française. Fin octobre 1914, il est arrivé à Dixmude. Beaucoup de maisons brûlaient. Les habitants avaient fui. Dans une cave, Samba a trouvé un cahier d’école. Quelqu’un y avait dessiné des bateaux. Il a pensé aux bateaux de son père. Il a mis le cahier dans son sac.',
      child2:
        'Le 10 novembre, les Allemands ont attaqué la ville. Samba s’est battu dans des rues qu’il ne connaissait pas. Il faisait froid et tout lui était étranger. Ce jour-là, il est mort. Plus de la moitié de son groupe n’est pas revenue. Le journal n’a pas donné leurs noms. Son père ne l’a appris que des mois plus tard. Après la guerre, on a retrouvé le sac de Samba. Le cahier y était toujours. C’était celui d’Elodie, une petite fille de Dixmude. Voilà comment leurs histoires se sont rejointes.',
    },
    de: {
      part1:
        'Ende Oktober 1914 steigt Samba Ndiaye, Fischer aus der Gegend von Saint-Louis im Senegal, in Diksmuide von einem Lastwagen. Er ist fünfundzwanzig und dient seit drei Jahren als Tirailleur in der französischen Kolonialarmee. Für Frankreich kämpfte er in Marokko, in Frankreich selbst ist er erst sechs Wochen. Die Stadt brennt. Die Marinesoldaten, die sie halten, kommen aus der Bretagne und sprechen Französisch mit Akzent, genau wie er. Im Keller einer Bäckerei findet er ein Schulheft mit gezeichneten Booten. Er denkt an die Pirogen seines Vaters. Samba betet fünfmal am Tag, auch wenn er es unter Beschuss liegend und lautlos tun muss.',
      part2:
        'Am 10. November dringen die Deutschen in die Stadt ein. Man kämpft von Haus zu Haus, in Straßen, die Samba nicht kennt. Die Schilder sind niederländisch, die Befehle französisch, die Rufe in vier Sprachen des Senegal. Gegen Abend gehen die Letzten über die Brücke. Samba ist nicht dabei. Von den beiden Bataillonen bleibt weniger als die Hälfte. Eine belgische Zeitung schreibt von „wilden Löwen“ und nennt keinen einzigen Namen. In Saint-Louis erfährt es sein Vater nach dem Fasten, von einem Schreiber mit einer Liste. Das Heft mit den Booten steckt in einem Brotbeutel, der 1921 gefunden wird. Auf dem Umschlag steht: Elodie Vanneste, drittes Schuljahr.',
      child1:
        'Samba Ndiaye war der Sohn eines Fischers im Senegal, in Afrika. Der Senegal gehörte damals zu Frankreich. Darum war Samba Soldat in der französischen Armee. Ende Oktober 1914 kam er nach Diksmuide. Viele Häuser brannten. Die Menschen, die dort wohnten, waren geflohen. In einem Keller fand Samba ein Schulheft. Jemand hatte Boote hineingezeichnet. Da dachte er an die Boote seines Vaters. Er steckte das Heft in seine Tasche.',
      child2:
        'Am 10. November griffen die Deutschen die Stadt an. Samba kämpfte in Straßen, die er nicht kannte. Es war kalt, und alles war fremd. An diesem Tag starb er. Mehr als die Hälfte seiner Gruppe kam nicht zurück. In der Zeitung stand nicht, wie sie hießen. Sein Vater erfuhr es erst Monate später. Nach dem Krieg wurde Sambas Tasche gefunden. Das Heft war noch darin. Es gehörte Elodie, einem Mädchen aus Diksmuide. So kamen ihre Geschichten zusammen.',
    },
  },
  profile: {
    portrait: { headgear: 'chechia', face: 'clean', clothes: 'greatcoat', backdrop: 'ruins', looks: 'right' },
    legend: {
      nl: 'Samba Ndiaye, visser en tirailleur',
      en: 'Samba Ndiaye, fisherman and tirailleur',
      fr: 'Samba Ndiaye, pêcheur et tirailleur',
      de: 'Samba Ndiaye, Fischer und Tirailleur',
    },
    alt: {
      nl: 'Silhouet van een Senegalese soldaat met chechia, voor de ruïnes van een stad.',
      en: 'Silhouette of a Senegalese soldier in a chechia, in front of a ruined town.',
      fr: 'Silhouette d’un soldat sénégalais coiffé d’une chéchia, devant une ville en ruine.',
      de: 'Silhouette eines senegalesischen Soldaten mit Schaschia vor einer zerstörten Stadt.',
    },
  },
  extras: [
    {
      scene: 'pirogues',
      legend: {
        nl: 'De boten van zijn vader bij Saint-Louis',
        en: 'His father’s boats near Saint-Louis',
        fr: 'Les pirogues de son père, près de Saint-Louis',
        de: 'Die Boote seines Vaters bei Saint-Louis',
      },
    },
    {
      scene: 'flooded_plain',
      legend: {
        nl: 'De IJzer bij Diksmuide',
        en: 'The Yser at Diksmuide',
        fr: 'L’Yser à Dixmude',
        de: 'Die Yser bei Diksmuide',
      },
    },
  ],
};
