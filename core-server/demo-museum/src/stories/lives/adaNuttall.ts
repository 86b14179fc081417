import type { DemoStory } from '../DemoStory.ts';

export const adaNuttall: DemoStory = {
  key: 'ada-nuttall',
  person: {
    surname: 'Ada',
    familyname: 'Nuttall',
    nationality: 'Brits',
    gender: 'female',
    victim_type: 'civilian',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1891-10-04', place: 'Burnley' },
    { type: 'work', from: '1903', to: '1951', place: 'Burnley', work_profession: 'weefster' },
    { type: 'marriage', from: '1911-08', place: 'Burnley', marriage_partner: 'Fred Nuttall' },
    { type: 'where', where_reason: 'homeaddress', from: '1911', to: '1968', place: 'Burnley' },
    {
      type: 'extra',
      from: '1927-07',
      place: 'Poperinge',
      description: 'Bezoekt met haar dochter het graf van haar man, die in 1917 werd gefusilleerd.',
      couples: true,
    },
    { type: 'died', from: '1968-04-16', place: 'Burnley' },
  ],
  placeEvent: 4,
  tags: ['desertion', 'third_battle_of_ypres_1917', 'politics'],
  kiosks: [2, 3],
  links: ['odiel-couteele', 'edith-marlow'],
  texts: {
    nl: {
      part1:
        'In oktober 1917 krijgt Ada Nuttall, weefster in Burnley, thuis een brief die ze drie keer moet lezen. Ze is zesentwintig. Haar man Fred, spinner van beroep, dient bij de infanterie in Vlaanderen. In juli was hij drie dagen bedolven geweest bij Hooge. Sindsdien beefden zijn handen zo dat een maat zijn brieven schreef. In september liep hij weg uit de loopgraaf, en men vond hem in een schuur, slapend. De krijgsraad duurde twintig minuten. Fred Nuttall werd bij zonsopgang gefusilleerd wegens desertie. Onderaan staat dat haar weduwenpensioen vervalt. In de kamer ernaast bakt haar dochter Nellie, die vijf is, koekjes om op te sturen.',
      part2:
        'Ada zegt tegen de buren dat Fred gesneuveld is. In de fabriek werkt ze aan vier weefgetouwen tegelijk. Op het postkantoor kijkt de klerk haar niet aan. Eind 1917 beslist de regering dat zulke gezinnen toch geld krijgen, en dat de brieven minder hard moeten zijn. Het komt te laat voor haar nachtrust. Op het monument van de stad komt zijn naam niet. In 1927 reist ze met Nellie naar Poperinge. Daar staat Fred tussen de anderen, met net zo’n steen. Ada legt er een spoel op van haar getouw. Pas in 2006 verleent het parlement gratie aan alle mannen zoals hij. Nellie is dan vierennegentig, en leest het bericht hardop voor.',
      child1:
        'Ada Nuttall werkte in een weverij in Burnley, in Engeland. In 1917 vocht haar man Fred bij Ieper. Bij een ontploffing was hij drie dagen onder de grond bedolven. Daarna beefden zijn handen de hele tijd. Hij was ziek van angst. Toen liep hij weg en viel in slaap in een schuur. In het leger was weglopen verboden. Een rechtbank van officieren gaf hem de doodstraf. In oktober kreeg Ada thuis een brief. Haar dochtertje Nellie was vijf.',
      child2:
        'Ada durfde niemand te vertellen hoe Fred gestorven was. Ze schaamde zich, ook al was dat niet nodig. Eerst kreeg ze geen geld van het leger. Later wel een beetje. In de stad maakten ze een monument met namen. De naam van Fred stond er niet bij. Na tien jaar reisde Ada met Nellie naar zijn graf in Poperinge. Er stond net zo’n witte steen als bij de andere soldaten. In 2006 zei Engeland: deze mannen hadden niet mogen sterven. Nellie was toen vierennegentig.',
    },
    en: {
      part1:
        'In October 1917 Ada Nuttall, a weaver in Burnley, receives a letter at home that she has to read three times. She is twenty-six. Her husband Fred, a spinner by trade, is with the infantry in Flanders. In July he lay buried for three days near Hooge. Since then his hands have shaken so badly that a mate wrote his letters. In September he walked out of the trench, and they found him asleep in a barn. The court martial took twenty minutes. Fred Nuttall was shot at dawn for desertion. The last line says that her widow’s pension is cancelled. In the next room her daughter Nellie, who is five, is baking biscuits to send to him.',
      part2:
        'Ada tells the neighbours that Fred was killed in action. At the mill she minds four looms at once. In the post office the clerk does not look at her. At the end of 1917 the government decides that such families are to have money after all, and that the letters must be less hard. It comes too late for her sleep. His name is not put on the town’s memorial. In 1927 she travels to Poperinge with Nellie. There lies Fred among the others, with a stone just like theirs. Ada leaves a shuttle from her loom. Only in 2006 does Parliament pardon all the men like him. Nellie is ninety-four by then, and reads the news aloud.',
      child1:
        'Ada Nuttall worked in a cotton mill in Burnley, in England. In 1917 her husband Fred was fighting near Ypres. After an explosion he was buried under the ground for three days. From then on his hands shook all the time. He was ill with fear. Then he walked away and fell asleep in a barn. In the army it was forbidden to walk away. A court of officers sentenced him to death. In October a letter came for Ada. Her little daughter Nellie was five.',
      child2:
        'Ada did not dare to tell anyone how Fred had died. She was ashamed, though she had no reason to be. At first the army gave her no money. Later she got a little. The town put up a memorial with names, but Fred’s name was not on it. After ten years Ada and Nellie travelled to his grave in Poperinge. It had a white stone, just like those of the other soldiers. In 2006 Britain said: these men should not have been put to death. Nellie was ninety-four then.',
    },
    fr: {
      part1:
        'En octobre 1917, Ada Nuttall, tisseuse à Burnley, reçoit chez elle une lettre qu’elle doit lire trois fois. Elle a vingt-six ans. Son mari Fred, fileur de métier, est fantassin en Flandre. En juillet, il est resté enseveli trois jours près de Hooge. Depuis, ses mains tremblaient tant qu’un camarade écrivait ses lettres. En septembre, il a quitté la tranchée ; on l’a retrouvé endormi dans une grange. Le conseil de guerre a duré vingt minutes. Fred Nuttall a été fusillé à l’aube pour désertion. La dernière ligne annonce que sa veuve n’aura pas de pension. Dans la pièce voisine, leur fille Nellie, cinq ans, prépare des biscuits à lui envoyer.',
      part2:
        'Aux voisins, Ada dit que Fred est tombé au combat. À l’usine, elle conduit quatre métiers à la fois. À la poste, l’employé évite son regard. Fin 1917, le gouvernement décide que ces familles toucheront tout de même de l’argent et que les lettres seront moins dures. Pour ses nuits, c’est trop tard. Le nom de Fred ne figure pas sur le monument de la ville. En 1927, elle va à Poperinge avec Nellie. Fred repose là, parmi les autres, sous la même pierre. Ada y dépose une navette de son métier. En 2006 seulement, le Parlement gracie tous ces hommes. Nellie, quatre-vingt-quatorze ans, lit la nouvelle à voix haute.',
      child1:
        'Ada Nuttall travaillait dans une usine de tissus à Burnley, en Angleterre. En 1917, son mari Fred se battait près d’Ypres. Après une explosion, il est resté trois jours enseveli sous la terre. Depuis, ses mains tremblaient tout le temps. Il était malade de peur. Un jour, il est parti et s’est endormi dans une grange. À l’armée, c’était interdit. Un tribunal d’officiers l’a condamné à mort. En octobre, Ada a reçu une lettre. Sa petite fille Nellie avait cinq ans.',
      child2:
        'Ada n’osait dire à personne comment Fred était mort. Elle avait honte, et pourtant elle n’y était pour rien. D’abord, l’armée ne lui a pas donné d’argent. Plus tard, elle en a reçu un peu. La ville a construit un monument avec des noms, mais pas celui de Fred. Après dix ans, Ada et Nellie sont allées sur sa tombe, à Poperinge. La pierre blanche était la même que pour les autres soldats. En 2006, l’Angleterre a dit : ces hommes n’auraient pas dû mourir. Nellie avait alors quatre-vingt-quatorze ans.',
    },
    de: {
      part1:
        'Im Oktober 1917 bekommt Ada Nuttall, Weberin in Burnley, zu Hause einen Brief, den sie dreimal lesen muss. Sie ist sechsundzwanzig. Ihr Mann Fred, Spinner von Beruf, dient bei der Infanterie in Flandern. Im Juli lag er drei Tage bei Hooge verschüttet. Seitdem zitterten seine Hände so, dass ein Kamerad seine Briefe schrieb. Im September lief er aus dem Graben, und man fand ihn schlafend in einer Scheune. Das Kriegsgericht dauerte zwanzig Minuten. Fred Nuttall wurde bei Sonnenaufgang wegen Fahnenflucht erschossen. Ganz unten steht, dass ihre Witwenrente entfällt. Nebenan backt ihre Tochter Nellie, die fünf ist, Kekse für ihn.',
      part2:
        'Den Nachbarn sagt Ada, Fred sei gefallen. In der Fabrik bedient sie vier Webstühle zugleich. Auf dem Postamt sieht der Beamte an ihr vorbei. Ende 1917 beschließt die Regierung, dass solche Familien doch Geld bekommen und die Briefe weniger hart sein sollen. Für ihren Schlaf kommt das zu spät. Auf das Denkmal der Stadt setzt man seinen Namen nicht. 1927 reist sie mit Nellie nach Poperinge. Dort liegt Fred zwischen den anderen, mit dem gleichen Stein. Ada legt ein Weberschiffchen hin. Erst 2006 begnadigt das Parlament alle Männer wie ihn. Nellie ist da vierundneunzig und liest die Nachricht laut vor.',
      child1:
        'Ada Nuttall arbeitete in einer Weberei in Burnley in England. 1917 kämpfte ihr Mann Fred bei Ypern. Nach einer Explosion lag er drei Tage unter der Erde verschüttet. Danach zitterten seine Hände die ganze Zeit. Er war krank vor Angst. Da lief er weg und schlief in einer Scheune ein. In der Armee war Weglaufen verboten. Ein Gericht aus Offizieren verurteilte ihn zum Tod. Im Oktober bekam Ada einen Brief. Ihre kleine Tochter Nellie war fünf.',
      child2:
        'Ada traute sich nicht zu sagen, wie Fred gestorben war. Sie schämte sich, obwohl sie keinen Grund dazu hatte. Zuerst gab ihr die Armee kein Geld. Später bekam sie ein wenig. Die Stadt baute ein Denkmal mit Namen, doch Freds Name fehlte. Nach zehn Jahren fuhren Ada und Nellie zu seinem Grab in Poperinge. Dort stand der gleiche weiße Stein wie bei den anderen Soldaten. 2006 sagte England: Diese Männer hätten nicht sterben dürfen. Nellie war da vierundneunzig.',
    },
  },
  profile: {
    portrait: { headgear: 'bun', face: 'clean', clothes: 'shawl', backdrop: 'chimneys', looks: 'left' },
    legend: {
      nl: 'Ada Nuttall, weefster in Burnley',
      en: 'Ada Nuttall, weaver in Burnley',
      fr: 'Ada Nuttall, tisseuse à Burnley',
      de: 'Ada Nuttall, Weberin in Burnley',
    },
    alt: {
      nl: 'Silhouet van een vrouw met haarknot en omslagdoek, voor fabrieksschoorstenen.',
      en: 'Silhouette of a woman with her hair in a bun and a shawl, in front of mill chimneys.',
      fr: 'Silhouette d’une femme au chignon et au châle, devant des cheminées d’usine.',
      de: 'Silhouette einer Frau mit Haarknoten und Schultertuch vor Fabrikschornsteinen.',
    },
  },
  extras: [
    {
      scene: 'mill_town',
      legend: {
        nl: 'De fabrieken van Burnley',
        en: 'The mills of Burnley',
        fr: 'Les usines de Burnley',
        de: 'Die Fabriken von Burnley',
      },
    },
    {
      scene: 'cemetery',
      legend: {
        nl: 'Tussen de anderen, in Poperinge',
        en: 'Among the others, in Poperinge',
        fr: 'Parmi les autres, à Poperinge',
        de: 'Zwischen den anderen, in Poperinge',
      },
    },
  ],
};
