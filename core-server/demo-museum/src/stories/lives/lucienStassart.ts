import type { DemoStory } from '../DemoStory.ts';

export const lucienStassart: DemoStory = {
  key: 'lucien-stassart',
  person: {
    surname: 'Lucien',
    familyname: 'Stassart',
    nationality: 'Belgisch',
    gender: 'male',
    victim_type: 'military',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1888-07-11', place: 'Luik' },
    { type: 'school', from: '1905', to: '1909', place: 'Luik', school_name: 'Academie voor Schone Kunsten' },
    {
      type: 'military',
      from: '1914-08-06',
      place: 'Luik',
      enlisted_reason: 'enlisted',
      enlisted_army: 'A.B.L.',
      enlisted_regt: '14e Linieregiment',
      enlisted_rank: 'soldaat',
    },
    {
      type: 'where',
      where_reason: 'moved',
      from: '1914-10',
      to: '1916-06',
      place: 'Pervijze',
      description: 'Aan het IJzerfront, achter de onderwaterzetting.',
      couples: true,
    },
    { type: 'where', where_reason: 'moved', from: '1916-07', to: '1918-10', place: 'De Panne', couples: true },
    { type: 'work', from: '1919', to: '1953', place: 'Luik', work_profession: 'tekenleraar' },
    { type: 'died', from: '1957-10-29', place: 'Luik' },
  ],
  placeEvent: 3,
  tags: ['art', 'battle_of_the_yser_1914', 'minor_operation'],
  kiosks: [1, 3],
  links: ['elodie-vanneste'],
  texts: {
    nl: {
      part1:
        'Eind oktober 1914 ziet Lucien Stassart, schilder uit Luik, vanaf een spoordijk bij Pervijze het water komen. Hij is zesentwintig en soldaat in een linieregiment dat van drie mannen er één heeft overgehouden. Bij Nieuwpoort heeft men ’s nachts de sluizen geopend. Eerst glinstert er iets in de grachten. Na vier dagen is de vlakte een meer, met hekken, wilgen en halve boerderijen. De Duitse aanval loopt vast. Lucien heeft geen verf. Hij tekent met koffiedik en met houtskool uit een verbrande deur, op de achterkant van dienstbrieven. Zijn luitenant vindt er één en zwijgt lang. ‘Zo was het’, zegt hij dan, en hij steekt ze in zijn kaartentas.',
      part2:
        'In 1916 krijgt Lucien een briefje: hij mag bij de kunstenaars van het leger, in een villa in De Panne. Een schilder moet niet doden, heeft de koningin gezegd. Hij krijgt olieverf en schaamt zich. Eén keer per maand gaat hij daarom mee op patrouille over de loopbruggen, naar een voorpost op een eilandje. In maart 1917 wordt die overvallen. Vier mannen sterven, en hij tekent ze uit het hoofd, elk apart, voor hun moeders. Na de oorlog geeft hij les in Luik. De musea willen vlaggen en helden, hij heeft alleen water. In zijn atelier hangen bij zijn dood tweehonderd tekeningen van dezelfde vlakte. Op geen enkele staat een vijand.',
      child1:
        'Lucien Stassart was schilder in Luik. In oktober 1914 was hij soldaat aan de IJzer, bij Pervijze. Het Belgische leger was heel moe. Toen zette iemand bij Nieuwpoort de sluizen open. Het zeewater stroomde over de velden. Na een paar dagen was alles een groot meer. De Duitsers konden niet verder. Lucien wilde dat tekenen, maar hij had geen verf. Hij gebruikte koffie en zwart hout uit een verbrande deur.',
      child2:
        'Twee jaar later mocht Lucien schilder zijn in het leger. Hij woonde in een huis aan zee met andere kunstenaars. Nu had hij echte verf. Toch ging hij soms mee met zijn vrienden naar de loopgraven. Dat vond hij eerlijker. Bij een aanval stierven vier van hen. Lucien tekende elk gezicht uit zijn hoofd en gaf de tekeningen aan hun moeders. Na de oorlog leerde hij kinderen tekenen. Zelf tekende hij altijd weer dezelfde vlakte vol water.',
    },
    en: {
      part1:
        'At the end of October 1914 Lucien Stassart, a painter from Liège, watches the water come from a railway bank near Pervijze. He is twenty-six and a private in an infantry regiment that has kept one man in three. At Nieuwpoort the sluices have been opened by night. At first something glitters in the ditches. After four days the plain is a lake, with gates, willows and half a farm here and there. The German attack stops. Lucien has no paint. He draws with coffee grounds and with charcoal from a burnt door, on the back of army forms. His lieutenant finds one and says nothing for a long time. ‘That is how it was,’ he says then, and puts them in his map case.',
      part2:
        'In 1916 Lucien is sent a note: he may join the army’s artists, in a villa at De Panne. A painter need not kill, the queen has said. He is given oil paint, and he feels ashamed. So once a month he goes on patrol over the footbridges, to an outpost on a small island. In March 1917 it is raided. Four men die, and he draws them from memory, each by himself, for their mothers. After the war he teaches in Liège. The museums want flags and heroes; all he has is water. When he dies, two hundred drawings of the same plain are hanging in his studio. There is not an enemy in any of them.',
      child1:
        'Lucien Stassart was a painter in Liège. In October 1914 he was a soldier on the river Yser, at Pervijze. The Belgian army was very tired. Then the gates that kept out the sea were opened at Nieuwpoort. Sea water ran over the fields. After a few days everything was one big lake. The Germans could not go any further. Lucien wanted to draw it, but he had no paint. He used coffee and black wood from a burnt door.',
      child2:
        'Two years later Lucien was allowed to be a painter in the army. He lived in a house by the sea with other artists. Now he had real paint. Still he sometimes went to the trenches with his friends. He thought that was more honest. In an attack four of them were killed. Lucien drew each face from memory and gave the drawings to their mothers. After the war he taught children to draw. He himself always drew the same plain, full of water.',
    },
    fr: {
      part1:
        'Fin octobre 1914, Lucien Stassart, peintre liégeois, voit l’eau monter depuis un talus de chemin de fer près de Pervyse. Il a vingt-six ans et il est soldat dans un régiment de ligne où il reste un homme sur trois. À Nieuport, on a ouvert les écluses pendant la nuit. D’abord, quelque chose brille dans les fossés. Au bout de quatre jours, la plaine est un lac, avec des barrières, des saules et des moitiés de fermes. L’attaque allemande s’enlise. Lucien n’a pas de couleurs. Il dessine au marc de café et au charbon d’une porte brûlée, au dos de papiers de service. Son lieutenant en trouve un et se tait longtemps. « C’était ainsi », dit-il enfin, et il les range dans son porte-cartes.',
      part2:
        'En 1916, un billet arrive : Lucien peut rejoindre les artistes de l’armée, dans une villa de La Panne. Un peintre n’a pas à tuer, a dit la reine. On lui donne de l’huile et il en a honte. Une fois par mois, il part donc en patrouille sur les passerelles, vers un poste avancé, sur un îlot. En mars 1917, un raid le surprend. Quatre hommes meurent, et il les dessine de mémoire, chacun à part, pour leurs mères. Après la guerre, il enseigne à Liège. Les musées veulent des drapeaux et des héros ; lui n’a que de l’eau. À sa mort, deux cents dessins de la même plaine pendent dans son atelier. Sur aucun, on ne voit d’ennemi.',
      child1:
        'Lucien Stassart était peintre à Liège. En octobre 1914, il était soldat sur l’Yser, à Pervyse. L’armée belge était très fatiguée. Alors, à Nieuport, on a ouvert les écluses. L’eau de mer a coulé sur les champs. Après quelques jours, tout n’était plus qu’un grand lac. Les Allemands ne pouvaient plus avancer. Lucien voulait dessiner cela, mais il n’avait pas de couleurs. Il a pris du café et le bois noir d’une porte brûlée.',
      child2:
        'Deux ans plus tard, Lucien a pu être peintre dans l’armée. Il vivait dans une maison au bord de la mer, avec d’autres artistes. Il avait enfin de vraies couleurs. Pourtant, il allait parfois aux tranchées avec ses amis. Il trouvait cela plus honnête. Dans une attaque, quatre d’entre eux sont morts. Lucien a dessiné chaque visage de mémoire et a donné les dessins à leurs mamans. Après la guerre, il a appris à dessiner à des enfants. Lui dessinait toujours la même plaine pleine d’eau.',
    },
    de: {
      part1:
        'Ende Oktober 1914 sieht Lucien Stassart, Maler aus Lüttich, von einem Bahndamm bei Pervijze das Wasser kommen. Er ist sechsundzwanzig und Soldat in einem Linienregiment, dem von drei Männern einer geblieben ist. Bei Nieuwpoort hat man nachts die Schleusen geöffnet. Erst glitzert etwas in den Gräben. Nach vier Tagen ist die Ebene ein See mit Gattern, Weiden und halben Höfen. Der deutsche Angriff bleibt stecken. Lucien hat keine Farben. Er zeichnet mit Kaffeesatz und mit Kohle von einer verbrannten Tür, auf der Rückseite von Dienstpapieren. Sein Leutnant findet ein Blatt und schweigt lange. „So war es“, sagt er dann und steckt sie in seine Kartentasche.',
      part2:
        '1916 kommt ein Zettel: Lucien darf zu den Künstlern der Armee, in eine Villa in De Panne. Ein Maler müsse nicht töten, hat die Königin gesagt. Er bekommt Ölfarben und schämt sich. Einmal im Monat geht er darum mit auf Patrouille über die Stege, zu einem Vorposten auf einer kleinen Insel. Im März 1917 wird dieser überfallen. Vier Männer sterben, und er zeichnet sie aus dem Kopf, jeden für sich, für ihre Mütter. Nach dem Krieg unterrichtet er in Lüttich. Die Museen wollen Fahnen und Helden, er hat nur Wasser. In seinem Atelier hängen bei seinem Tod zweihundert Zeichnungen derselben Ebene. Auf keiner ist ein Feind zu sehen.',
      child1:
        'Lucien Stassart war Maler in Lüttich. Im Oktober 1914 war er Soldat an der Yser, bei Pervijze. Die belgische Armee war sehr müde. Da öffnete man bei Nieuwpoort die Schleusen. Das Meerwasser lief über die Felder. Nach ein paar Tagen war alles ein großer See. Die Deutschen kamen nicht mehr weiter. Lucien wollte das zeichnen, aber er hatte keine Farben. Er nahm Kaffee und schwarzes Holz von einer verbrannten Tür.',
      child2:
        'Zwei Jahre später durfte Lucien in der Armee Maler sein. Er wohnte mit anderen Künstlern in einem Haus am Meer. Jetzt hatte er richtige Farben. Trotzdem ging er manchmal mit seinen Freunden in die Gräben. Das fand er ehrlicher. Bei einem Angriff starben vier von ihnen. Lucien zeichnete jedes Gesicht aus dem Kopf und schenkte die Bilder ihren Müttern. Nach dem Krieg brachte er Kindern das Zeichnen bei. Er selbst zeichnete immer wieder dieselbe Ebene voller Wasser.',
    },
  },
  profile: {
    portrait: { headgear: 'belgian_cap', face: 'goatee', clothes: 'greatcoat', backdrop: 'flood', looks: 'right' },
    legend: {
      nl: 'Lucien Stassart, schilder en soldaat',
      en: 'Lucien Stassart, painter and soldier',
      fr: 'Lucien Stassart, peintre et soldat',
      de: 'Lucien Stassart, Maler und Soldat',
    },
    alt: {
      nl: 'Silhouet van een Belgische soldaat met kwartiermuts en sikje, voor een overstroomde vlakte.',
      en: 'Silhouette of a Belgian soldier with a forage cap and a goatee, in front of a flooded plain.',
      fr: 'Silhouette d’un soldat belge, bonnet de police et barbiche, devant une plaine inondée.',
      de: 'Silhouette eines belgischen Soldaten mit Schiffchenmütze und Spitzbart vor einer überfluteten Ebene.',
    },
  },
  extras: [
    {
      scene: 'flooded_plain',
      legend: {
        nl: 'De vlakte onder water, oktober 1914',
        en: 'The plain under water, October 1914',
        fr: 'La plaine inondée, octobre 1914',
        de: 'Die Ebene unter Wasser, Oktober 1914',
      },
    },
    {
      scene: 'easel',
      legend: {
        nl: 'De ezel in de duinen van De Panne',
        en: 'The easel in the dunes at De Panne',
        fr: 'Le chevalet dans les dunes de La Panne',
        de: 'Die Staffelei in den Dünen von De Panne',
      },
    },
  ],
};
