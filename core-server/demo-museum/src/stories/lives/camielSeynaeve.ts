import type { DemoStory } from '../DemoStory.ts';

export const camielSeynaeve: DemoStory = {
  key: 'camiel-seynaeve',
  person: {
    surname: 'Camiel',
    familyname: 'Seynaeve',
    nationality: 'Belgisch',
    gender: 'male',
    victim_type: 'civilian',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1866-05-23', place: 'Rumbeke' },
    { type: 'work', from: '1885', to: '1930', place: 'Rumbeke', work_profession: 'klompenmaker' },
    { type: 'where', where_reason: 'homeaddress', from: '1866', to: '1917-08', place: 'Rumbeke', couples: true },
    {
      type: 'jailed',
      jailed_type: 'jailed',
      from: '1917-08-20',
      to: '1918-11-14',
      place: 'Rheinbach',
      description: 'Veroordeeld door een Duitse krijgsraad wegens het bezit van een postduif.',
    },
    { type: 'decorated', from: '1921', decoration: 'Burgerlijk Kruis' },
    { type: 'died', from: '1938-02-09', place: 'Rumbeke' },
  ],
  placeEvent: 2,
  tags: ['resistance', 'aviation', 'liberation_offensive'],
  kiosks: [2, 3],
  pair: 'achiel-vandamme',
  links: ['odiel-couteele'],
  texts: {
    nl: {
      part1:
        'Op een ochtend in juli 1917 vindt Camiel Seynaeve, klompenmaker in Rumbeke, een mandje met een parachute in zijn bieten. Hij is eenenvijftig. Voor de oorlog won hij prijzen met duiven uit Bordeaux en Orléans. De Duitsers hebben ze allemaal laten doden, want een duif kan een bericht over het front dragen. Op het bezit ervan staat de dood. In het mandje zit een levende duif, een potlood en een vel met vragen in twee talen. Waar rijden de treinen? Waar staan de vliegtuigen? Camiel geeft het dier eerst water. Hij denkt aan de zoon van zijn vriend Vandamme, die uit Laon niet is weergekeerd. Dan vult hij het blad in, zo klein hij kan.',
      part2:
        'Hij schrijft hoeveel wagons er ’s nachts door Roeselare rollen, en tekent het vliegveld achter de molen. Bij dageraad laat hij de duif los. Ze draait één keer rond de kerk en vliegt naar het westen. Drie weken later verraadt iemand hem om de premie. Men vindt alleen het potlood, met Engelse letters erop. De krijgsraad geeft hem tien jaar. In de gevangenis van Rheinbach weeft hij manden en kent hij aan hun vlucht alle duiven van de stad. Op 14 oktober 1918 bevrijden Franse troepen Roeselare; een maand later gaat ook zijn cel open. Thuis staat het hok leeg. Het eerste jong dat hij in de vrede kweekt, noemt hij Achiel.',
      child1:
        'In 1917 maakte Camiel Seynaeve klompen in Rumbeke, bij Roeselare. Zijn hobby was duiven houden. Zijn duiven konden van heel ver naar huis vliegen. In de oorlog was dat verboden. De Duitsers waren bang dat duiven geheime berichten droegen. Alle duiven moesten dood. In juli vond Camiel een mandje op zijn veld. Er hing een parachute aan. In het mandje zat een levende duif! Er zat ook een brief bij met vragen van de Engelsen.',
      child2:
        'Camiel wist dat het heel gevaarlijk was. Toch schreef hij op wat hij wist over de treinen en de vliegtuigen. Hij dacht aan Achiel, de zoon van zijn vriend, die de Duitsers hadden weggevoerd. Toen liet hij de duif los. Ze vloog naar huis met het bericht. Later verraadde iemand hem. Camiel zat meer dan een jaar in een gevangenis in Duitsland. Na de oorlog kwam hij vrij. Hij kocht nieuwe duiven. Zijn eerste jonge duif noemde hij Achiel.',
    },
    en: {
      part1:
        'One morning in July 1917 Camiel Seynaeve, a clog maker in Rumbeke, finds a basket with a parachute among his beets. He is fifty-one. Before the war he won prizes with pigeons from Bordeaux and Orléans. The Germans have had them all killed, because a pigeon can carry a message over the front. The penalty for keeping one is death. In the basket there is a live pigeon, a pencil and a sheet of questions in two languages. Where do the trains run? Where are the aeroplanes? First Camiel gives the bird some water. He thinks of the son of his friend Vandamme, who did not come back from Laon. Then he fills in the sheet, in the smallest letters he can write.',
      part2:
        'He notes how many wagons roll through Roeselare at night, and he draws the airfield behind the mill. At dawn he lets the pigeon go. She circles the church once and flies west. Three weeks later somebody betrays him for the reward. All they find is the pencil, with English words on it. The court martial gives him ten years. In Rheinbach prison he weaves baskets, and he knows every pigeon in the town by its flight. On 14 October 1918 French troops free Roeselare; a month later his cell is opened too. At home the loft is empty. The first young bird he raises in peacetime he calls Achiel.',
      child1:
        'In 1917 Camiel Seynaeve made clogs in Rumbeke, near Roeselare. His hobby was keeping pigeons. His birds could find their way home from very far away. In the war this was forbidden. The Germans were afraid that pigeons carried secret messages. All the pigeons had to be killed. In July Camiel found a basket in his field. It had a parachute. Inside was a living pigeon! There was also a letter, with questions from the English.',
      child2:
        'Camiel knew that it was very dangerous. Still he wrote down what he knew about the trains and the aeroplanes. He was thinking of Achiel, his friend’s son, whom the Germans had taken away. Then he let the pigeon go. She flew home with the message. Later somebody told on him. Camiel was in a prison in Germany for more than a year. After the war he was set free. He bought new pigeons. He called his first young bird Achiel.',
    },
    fr: {
      part1:
        'Un matin de juillet 1917, Camiel Seynaeve, sabotier à Rumbeke, trouve dans ses betteraves un panier muni d’un parachute. Il a cinquante et un ans. Avant la guerre, ses pigeons gagnaient des prix depuis Bordeaux et Orléans. Les Allemands les ont tous fait tuer, car un pigeon peut porter un message par-dessus le front. Qui en garde un risque la mort. Dans le panier, il y a un pigeon vivant, un crayon et une feuille de questions en deux langues. Où passent les trains ? Où sont les avions ? Camiel donne d’abord à boire à l’oiseau. Il pense au fils de son ami Vandamme, qui n’est pas revenu de Laon. Puis il remplit la feuille, en lettres minuscules.',
      part2:
        'Il note combien de wagons traversent Roulers la nuit et dessine le terrain d’aviation derrière le moulin. À l’aube, il lâche le pigeon. L’oiseau tourne une fois autour de l’église et file vers l’ouest. Trois semaines plus tard, quelqu’un dénonce Camiel pour la prime. On ne trouve que le crayon, avec des mots anglais. Le conseil de guerre lui inflige dix ans. À la prison de Rheinbach, il tresse des paniers et reconnaît au vol tous les pigeons de la ville. Le 14 octobre 1918, les Français libèrent Roulers ; un mois après, sa cellule s’ouvre aussi. Chez lui, le pigeonnier est vide. Le premier jeune qu’il élève en temps de paix s’appelle Achiel.',
      child1:
        'En 1917, Camiel Seynaeve fabriquait des sabots à Rumbeke, près de Roulers. Il aimait élever des pigeons. Ses oiseaux retrouvaient leur maison depuis très loin. Pendant la guerre, c’était interdit. Les Allemands craignaient que les pigeons ne portent des messages secrets. Il fallait tuer tous les pigeons. En juillet, Camiel a trouvé un panier dans son champ. Un parachute y était attaché. Dedans, il y avait un pigeon vivant ! Il y avait aussi une lettre des Anglais, pleine de questions.',
      child2:
        'Camiel savait que c’était très dangereux. Pourtant, il a écrit ce qu’il savait des trains et des avions. Il pensait à Achiel, le fils de son ami, que les Allemands avaient emmené. Puis il a lâché le pigeon, qui est rentré chez lui avec le message. Plus tard, quelqu’un l’a dénoncé. Camiel a passé plus d’un an dans une prison d’Allemagne. Après la guerre, il a été libéré. Il a acheté de nouveaux pigeons. Le premier petit, il l’a appelé Achiel.',
    },
    de: {
      part1:
        'An einem Morgen im Juli 1917 findet Camiel Seynaeve, Holzschuhmacher in Rumbeke, in seinen Rüben einen Korb mit Fallschirm. Er ist einundfünfzig. Vor dem Krieg gewann er Preise mit Tauben aus Bordeaux und Orléans. Die Deutschen haben alle töten lassen, denn eine Taube kann eine Nachricht über die Front tragen. Auf ihren Besitz steht der Tod. Im Korb sitzen eine lebende Taube, ein Bleistift und ein Blatt mit Fragen in zwei Sprachen. Wo fahren die Züge? Wo stehen die Flugzeuge? Camiel gibt dem Tier zuerst Wasser. Er denkt an den Sohn seines Freundes Vandamme, der aus Laon nicht zurückkam. Dann füllt er das Blatt aus, so klein er kann.',
      part2:
        'Er schreibt, wie viele Wagen nachts durch Roeselare rollen, und zeichnet den Flugplatz hinter der Mühle. Bei Tagesanbruch lässt er die Taube los. Sie kreist einmal um die Kirche und fliegt nach Westen. Drei Wochen später verrät ihn jemand für die Prämie. Man findet nur den Bleistift mit englischer Schrift. Das Kriegsgericht gibt ihm zehn Jahre. Im Zuchthaus Rheinbach flicht er Körbe und kennt bald alle Tauben der Stadt am Flug. Am 14. Oktober 1918 befreien französische Truppen Roeselare; einen Monat später öffnet sich auch seine Zelle. Daheim ist der Schlag leer. Das erste Junge, das er im Frieden aufzieht, nennt er Achiel.',
      child1:
        'Im Jahr 1917 machte Camiel Seynaeve Holzschuhe in Rumbeke bei Roeselare. Am liebsten züchtete er Tauben. Seine Tauben fanden von sehr weit her nach Hause. Im Krieg war das verboten. Die Deutschen hatten Angst, dass Tauben geheime Nachrichten tragen. Alle Tauben mussten getötet werden. Im Juli fand Camiel auf seinem Feld einen Korb. Daran hing ein Fallschirm. Im Korb saß eine lebende Taube! Ein Brief mit Fragen der Engländer lag auch dabei.',
      child2:
        'Camiel wusste, dass es sehr gefährlich war. Trotzdem schrieb er auf, was er über die Züge und die Flugzeuge wusste. Er dachte an Achiel, den Sohn seines Freundes, den die Deutschen weggebracht hatten. Dann ließ er die Taube los. Sie flog mit der Nachricht heim. Später verriet ihn jemand. Camiel saß mehr als ein Jahr in einem Gefängnis in Deutschland. Nach dem Krieg kam er frei. Er kaufte neue Tauben. Die erste junge Taube nannte er Achiel.',
    },
  },
  profile: {
    portrait: { headgear: 'flat_cap', face: 'white_moustache', clothes: 'smock', backdrop: 'dovecote', looks: 'left' },
    legend: {
      nl: 'Camiel Seynaeve, klompenmaker en duivenmelker',
      en: 'Camiel Seynaeve, clog maker and pigeon fancier',
      fr: 'Camiel Seynaeve, sabotier et colombophile',
      de: 'Camiel Seynaeve, Holzschuhmacher und Taubenzüchter',
    },
    alt: {
      nl: 'Silhouet van een oudere man met pet en snor, met vliegende duiven achter hem.',
      en: 'Silhouette of an elderly man with a cap and a moustache, with pigeons flying behind him.',
      fr: 'Silhouette d’un homme âgé, casquette et moustache ; des pigeons volent derrière lui.',
      de: 'Silhouette eines älteren Mannes mit Mütze und Schnurrbart, hinter ihm fliegende Tauben.',
    },
  },
  extras: [
    {
      scene: 'pigeons',
      legend: {
        nl: 'Naar het westen, bij dageraad',
        en: 'Westwards, at dawn',
        fr: 'Vers l’ouest, à l’aube',
        de: 'Nach Westen, bei Tagesanbruch',
      },
    },
  ],
};
