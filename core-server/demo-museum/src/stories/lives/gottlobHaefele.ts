import type { DemoStory } from '../DemoStory.ts';

export const gottlobHaefele: DemoStory = {
  key: 'gottlob-haefele',
  person: {
    surname: 'Gottlob',
    familyname: 'Häfele',
    nationality: 'Duits',
    gender: 'male',
    victim_type: 'military',
    war_casualty: true,
  },
  events: [
    { type: 'born', from: '1896-09-21', place: 'Ulm' },
    { type: 'work', from: '1910', to: '1916', place: 'Ulm', work_profession: 'schrijnwerker' },
    {
      type: 'military',
      from: '1916-06',
      place: 'Ulm',
      enlisted_reason: 'enlisted',
      enlisted_army: 'D.K.H.',
      enlisted_regt: 'Infanterie-Regiment Nr. 413',
      enlisted_rank: 'Musketier',
    },
    { type: 'extra', from: '1917-06-06', description: 'Laatste brief aan zijn ouders.' },
    {
      type: 'died',
      from: '1917-06-07',
      place: 'Heuvel 60',
      death_reason: 'mijnontploffing',
      description: 'Vermist bij de ontploffing van Heuvel 60; er is geen graf.',
      couples: true,
    },
  ],
  placeEvent: 4,
  tags: ['mine_battle', 'battle_of_messines_1917'],
  usesDiedDate: true,
  kiosks: [2, 4],
  pair: 'arthur-pengelly',
  links: ['michael-tierney'],
  texts: {
    nl: {
      part1:
        'In de nacht van 6 op 7 juni 1917 schrijft Gottlob Häfele, schrijnwerker uit Ulm, een brief in een bunker op Heuvel 60. Hij is twintig. Zijn vader heeft een werkplaats aan de Blau en wacht tot hij terugkomt. Gottlob heeft in zijn loopgraaf een kast gebouwd voor het brood, zodat de ratten er niet bij kunnen. Hij schrijft dat de Engelsen al twee weken dag en nacht schieten. Hij schrijft ook dat de mannen ’s nachts soms geklop horen, diep onder hun voeten. De officier zegt dat het niets is. ‘Ik heb voor moeder een naaidoos van sigarenhout’, schrijft hij. ‘Ik breng ze mee met mijn verlof in juli.’',
      part2:
        'De brief gaat met de keuken mee naar achteren en komt op 12 juni aan in Ulm. Op dat ogenblik leeft Gottlob al vijf dagen niet meer. Om tien over drie was er onder de heuvel een vuur dat men tot in Rijsel zag. Zijn divisie verloor die nacht bijna zevenhonderd mannen, de meesten zonder een spoor. De legerleiding schrijft: vermist. Zijn vader neemt geen nieuwe leerjongen. Hij houdt de werkbank vrij tot 1921. Dan komt er een brief die zijn zoon dood verklaart. In 1934 reist zijn zus naar Ieper. Ze vindt een diepe put met gras en een vijver. Ze legt er een naaidoos neer en gaat weer naar huis. De put is het enige graf dat hij heeft.',
      child1:
        'Gottlob Häfele was schrijnwerker in Ulm, in Duitsland. In juni 1917 was hij soldaat op Heuvel 60, vlak bij Ieper. Hij was twintig jaar. Gottlob kon mooie dingen maken van hout. In de loopgraaf bouwde hij een kast voor het brood. Zo konden de ratten er niet aan. Voor zijn moeder maakte hij een naaidoos. Hij wilde ze zelf geven als hij in juli naar huis mocht. ’s Nachts hoorde hij soms geklop onder de grond.',
      child2:
        'Dat geklop kwam van Australische soldaten. Zij hadden onder de heuvel springstof gelegd. In de nacht van 7 juni ontplofte die. Gottlob en honderden andere mannen stierven. Van hem werd niets teruggevonden. Zijn laatste brief kwam pas na zijn dood thuis aan. Zijn vader hoopte nog vier jaar lang dat hij zou terugkomen. Later reisde zijn zus naar Heuvel 60. Er was alleen een grote put met gras. Daar zette ze een naaidoos neer, voor haar broer.',
    },
    en: {
      part1:
        'In the night of 6 June 1917 Gottlob Häfele, a joiner from Ulm, is writing a letter in a dugout on Hill 60. He is twenty. His father has a workshop on the river Blau and is waiting for him to come back. In the trench Gottlob has built a bread cupboard that the rats cannot get into. He writes that the English have been shelling day and night for two weeks. He also writes that the men sometimes hear knocking at night, deep beneath their feet. The officer says it is nothing. ‘I have made Mother a sewing box of cigar wood,’ he writes. ‘I shall bring it with me on leave in July.’',
      part2:
        'The letter goes back with the field kitchen and reaches Ulm on 12 June. By then Gottlob has been dead for five days. At ten past three there was a fire under the hill that was seen as far away as Lille. His division lost almost seven hundred men that night, most of them without a trace. The army writes: missing. His father takes no new apprentice. He keeps the workbench free until 1921, when a letter declares his son dead. In 1934 Gottlob’s sister travels to Ypres. She finds a deep hollow with grass and a pond. She leaves a sewing box there and goes home again. The hollow is the only grave he has.',
      child1:
        'Gottlob Häfele was a joiner in Ulm, in Germany. In June 1917 he was a soldier on Hill 60, close to Ypres. He was twenty years old. Gottlob could make fine things out of wood. In the trench he built a cupboard for the bread, so that the rats could not reach it. For his mother he made a sewing box. He wanted to give it to her himself when he came home in July. At night he sometimes heard knocking under the ground.',
      child2:
        'The knocking came from Australian soldiers. They had put explosives under the hill. In the night of 7 June these blew up. Gottlob and hundreds of other men died. Nothing of him was ever found. His last letter reached home after he was dead. For four more years his father hoped that he would come back. Later his sister travelled to Hill 60. All she found was a big hollow with grass. She left a sewing box there, for her brother.',
    },
    fr: {
      part1:
        'Dans la nuit du 6 au 7 juin 1917, Gottlob Häfele, menuisier d’Ulm, écrit une lettre dans un abri de la Colline 60. Il a vingt ans. Son père tient un atelier au bord de la Blau et attend son retour. Dans la tranchée, Gottlob a construit un garde-manger où les rats ne peuvent pas entrer. Il écrit que les Anglais tirent jour et nuit depuis deux semaines. Il écrit aussi que les hommes entendent parfois des coups, la nuit, très loin sous leurs pieds. L’officier dit que ce n’est rien. « J’ai fait pour maman une boîte à couture en bois de cigare, écrit-il. Je l’apporterai en permission, en juillet. »',
      part2:
        'La lettre repart avec la cuisine roulante et arrive à Ulm le 12 juin. Gottlob est mort depuis cinq jours. À trois heures dix, un feu a jailli sous la colline, visible jusqu’à Lille. Cette nuit-là, sa division a perdu près de sept cents hommes, la plupart sans laisser de trace. L’armée écrit : disparu. Son père ne prend pas de nouvel apprenti. Il garde l’établi libre jusqu’en 1921, quand une lettre déclare son fils mort. En 1934, la sœur de Gottlob fait le voyage d’Ypres. Elle trouve un grand creux, de l’herbe et une mare. Elle y dépose une boîte à couture et rentre chez elle. Ce creux est la seule tombe de son frère.',
      child1:
        'Gottlob Häfele était menuisier à Ulm, en Allemagne. En juin 1917, il était soldat sur la Colline 60, tout près d’Ypres. Il avait vingt ans. Gottlob savait faire de belles choses en bois. Dans la tranchée, il a construit une armoire à pain. Ainsi, les rats ne pouvaient pas y entrer. Pour sa mère, il a fabriqué une boîte à couture. Il voulait la lui donner en juillet, pendant ses vacances de soldat. La nuit, il entendait parfois frapper sous la terre.',
      child2:
        'Ces bruits venaient de soldats australiens. Ils avaient placé des explosifs sous la colline. Dans la nuit du 7 juin, tout a sauté. Gottlob et des centaines d’autres hommes sont morts. On n’a rien retrouvé de lui. Sa dernière lettre est arrivée après sa mort. Pendant quatre ans, son père a encore espéré son retour. Plus tard, sa sœur est allée à la Colline 60. Il n’y avait qu’un grand creux plein d’herbe. Elle y a laissé une boîte à couture, pour son frère.',
    },
    de: {
      part1:
        'In der Nacht zum 7. Juni 1917 schreibt Gottlob Häfele, Schreiner aus Ulm, in einem Unterstand auf der Höhe 60 einen Brief. Er ist zwanzig. Sein Vater hat eine Werkstatt an der Blau und wartet auf ihn. Im Graben hat Gottlob einen Brotschrank gebaut, in den die Ratten nicht hineinkommen. Er schreibt, dass die Engländer seit zwei Wochen Tag und Nacht schießen. Er schreibt auch, dass die Männer nachts manchmal ein Klopfen hören, tief unter ihren Füßen. Der Leutnant sagt, das sei nichts. „Für die Mutter habe ich ein Nähkästchen aus Zigarrenholz“, schreibt er. „Ich bringe es im Juli mit auf Urlaub.“',
      part2:
        'Der Brief geht mit der Feldküche nach hinten und kommt am 12. Juni in Ulm an. Da ist Gottlob schon fünf Tage tot. Um zehn nach drei war unter der Höhe ein Feuer, das man bis Lille sah. Seine Division verlor in jener Nacht fast siebenhundert Mann, die meisten spurlos. Das Heer schreibt: vermisst. Sein Vater nimmt keinen neuen Lehrling. Er hält die Hobelbank bis 1921 frei, bis ein Schreiben den Sohn für tot erklärt. 1934 reist Gottlobs Schwester nach Ypern. Sie findet eine tiefe Mulde mit Gras und einem Teich. Sie stellt ein Nähkästchen hin und fährt wieder heim. Die Mulde ist das einzige Grab, das er hat.',
      child1:
        'Gottlob Häfele war Schreiner in Ulm. Im Juni 1917 war er Soldat auf der Höhe 60, nahe bei Ypern. Er war zwanzig Jahre alt. Gottlob konnte schöne Dinge aus Holz machen. Im Graben baute er einen Schrank für das Brot. So kamen die Ratten nicht hinein. Für seine Mutter machte er ein Nähkästchen. Er wollte es ihr selbst geben, wenn er im Juli nach Hause durfte. Nachts hörte er manchmal ein Klopfen unter der Erde.',
      child2:
        'Das Klopfen kam von australischen Soldaten. Sie hatten Sprengstoff unter den Hügel gelegt. In der Nacht zum 7. Juni flog er in die Luft. Gottlob und Hunderte andere Männer starben. Von ihm wurde nichts gefunden. Sein letzter Brief kam erst nach seinem Tod zu Hause an. Vier Jahre lang hoffte sein Vater noch, dass er zurückkommt. Später reiste seine Schwester zur Höhe 60. Da war nur ein großes Loch mit Gras. Sie stellte ein Nähkästchen hin, für ihren Bruder.',
    },
  },
  profile: {
    portrait: { headgear: 'stahlhelm', face: 'clean', clothes: 'greatcoat', backdrop: 'hills', looks: 'left' },
    legend: {
      nl: 'Gottlob Häfele, schrijnwerker en soldaat',
      en: 'Gottlob Häfele, joiner and soldier',
      fr: 'Gottlob Häfele, menuisier et soldat',
      de: 'Gottlob Häfele, Schreiner und Soldat',
    },
    alt: {
      nl: 'Silhouet van een jonge Duitse soldaat met staalhelm, voor een heuvel.',
      en: 'Silhouette of a young German soldier with a steel helmet, in front of a hill.',
      fr: 'Silhouette d’un jeune soldat allemand au casque d’acier, devant une colline.',
      de: 'Silhouette eines jungen deutschen Soldaten mit Stahlhelm vor einem Hügel.',
    },
  },
  extras: [
    {
      scene: 'mine_blast',
      legend: {
        nl: 'Heuvel 60 in de nacht van 7 juni',
        en: 'Hill 60 in the night of 7 June',
        fr: 'La Colline 60 dans la nuit du 7 juin',
        de: 'Die Höhe 60 in der Nacht zum 7. Juni',
      },
    },
    {
      scene: 'letter',
      legend: {
        nl: 'De brief die op 12 juni aankwam',
        en: 'The letter that arrived on 12 June',
        fr: 'La lettre arrivée le 12 juin',
        de: 'Der Brief, der am 12. Juni ankam',
      },
    },
  ],
};
