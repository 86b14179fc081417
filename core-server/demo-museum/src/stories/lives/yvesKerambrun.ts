import type { DemoStory } from '../DemoStory.ts';

export const yvesKerambrun: DemoStory = {
  key: 'yves-kerambrun',
  person: {
    surname: 'Yves',
    familyname: 'Kerambrun',
    nationality: 'Frans',
    gender: 'male',
    victim_type: 'military',
    war_casualty: true,
  },
  events: [
    { type: 'born', from: '1873-05-19', place: 'Guingamp' },
    { type: 'work', from: '1890', to: '1914', place: 'Guingamp', work_profession: 'landbouwer' },
    { type: 'marriage', from: '1899', place: 'Guingamp', marriage_partner: 'Anne Le Bivic' },
    {
      type: 'military',
      from: '1914-08',
      place: 'Saint-Brieuc',
      enlisted_reason: 'enlisted',
      enlisted_army: 'A.F.',
      enlisted_regt: '74e Régiment d’Infanterie Territoriale',
      enlisted_rank: 'soldat',
    },
    { type: 'where', where_reason: 'moved', from: '1915-04', place: 'Boezinge', couples: true },
    {
      type: 'died',
      from: '1915-04-22',
      place: 'Het Sas',
      death_reason: 'gas',
      description: 'Gestikt in de eerste grote gasaanval; zijn graf is niet bekend.',
      couples: true,
    },
  ],
  placeEvent: 5,
  tags: ['gas', 'second_battle_of_ypres_1915'],
  usesDiedDate: true,
  kiosks: [1, 4],
  pair: 'ernst-wiegand',
  links: ['walter-kittridge'],
  texts: {
    nl: {
      part1:
        'Yves Kerambrun, een Bretonse boer van eenenveertig, ligt op 22 april 1915 in een loopgraaf bij Boezinge. Thuis, in een gehucht bij Guingamp, zaaien zijn vrouw Anne en hun drie kinderen boekweit. Mannen van zijn leeftijd heten in het leger ‘pépères’, grootvadertjes. Zij moeten bruggen bewaken en wegen herstellen, niet vechten. Maar soldaten zijn schaars, en sinds kort houdt zijn regiment een stuk van de eerste lijn. Het front is er rustig. De mannen spreken Bretons met elkaar en vangen paling in het kanaal. In zijn laatste brief vraagt Yves of de koe al gekalfd heeft. Hij schrijft dat de lente hier even mooi is als thuis.',
      part2:
        'Om vijf uur in de namiddag ziet een wachter een lage, geelgroene wolk over het veld komen. Eerst denken de mannen aan rook. Dan begint het te bijten in ogen en keel. Niemand heeft een masker, want niemand heeft ooit zo’n wapen gezien. Wie kan, loopt naar de brug bij Het Sas. Yves en zijn maat Job blijven bij de machinegeweren tot ze geen adem meer krijgen. Zijn lichaam is nooit gevonden. Anne krijgt in juni een papier met één woord: vermist. Ze leert zelf ploegen en houdt het hof draaiend tot haar oudste zoon groot is. Na de oorlog brachten Bretoenen een stenen kruis naar Boezinge. Het staat er nog, tussen de struiken, als een stukje Bretagne.',
      child1:
        'Yves was een boer uit Bretagne, in Frankrijk. In april 1915 was hij soldaat in een loopgraaf bij Boezinge, vlak bij Ieper. Hij was al eenenveertig. De jonge soldaten noemden mannen als hij ‘grootvadertjes’. Thuis wachtten zijn vrouw Anne en drie kinderen. Yves schreef hun brieven. Hij vroeg altijd hoe het met de koe ging. Op rustige dagen visten de mannen paling in het kanaal.',
      child2:
        'Op 22 april kwam er een geelgroene wolk over het veld. Het was giftig gas. Nooit eerder was er in een oorlog zoveel gas gebruikt. De soldaten hadden geen maskers. Ze kregen geen lucht meer. Veel mannen stierven, en Yves ook. Zijn gezin kreeg een brief waarin alleen stond dat hij vermist was. Anne leerde zelf ploegen, zodat de kinderen te eten hadden. Bij Boezinge staat nu een oud stenen kruis uit Bretagne. Zo is er toch een plek om aan hem te denken.',
    },
    en: {
      part1:
        'On 22 April 1915 Yves Kerambrun, a Breton farmer of forty-one, is in a trench near Boezinge. At home, in a hamlet outside Guingamp, his wife Anne and their three children are sowing buckwheat. The army calls men of his age ‘pépères’, little grandads. They are meant to guard bridges and mend roads, not to fight. But soldiers are scarce, and his regiment has just been given a piece of the front line. It is a quiet sector. The men talk Breton together and catch eels in the canal. In his last letter Yves asks whether the cow has calved. Spring, he writes, is as lovely here as it is at home.',
      part2:
        'At five in the afternoon a sentry sees a low, yellow-green cloud drifting over the field. At first the men take it for smoke. Then it begins to burn their eyes and throats. Nobody has a mask, because nobody has ever met such a weapon. Those who can, run for the bridge at Het Sas. Yves and his friend Job stay by the machine guns until they cannot breathe. His body was never found. In June Anne receives a form with one word on it: missing. She learns to plough, and keeps the farm going until her eldest son is grown. After the war Bretons brought an old stone cross to Boezinge. It still stands there among the gorse, a small piece of Brittany.',
      child1:
        'Yves was a farmer from Brittany, in France. In April 1915 he was a soldier in a trench at Boezinge, close to Ypres. He was forty-one already. The young soldiers called men like him ‘little grandads’. At home his wife Anne and three children were waiting for him. Yves wrote them letters. He always asked how the cow was. On quiet days the men fished for eels in the canal.',
      child2:
        'On 22 April a yellow-green cloud came across the field. It was poison gas. Never before had so much gas been used in a war. The soldiers had no masks, and they could not breathe. Many men died, and Yves was one of them. His family got a letter that only said he was missing. Anne learned to plough by herself, so that the children had food. Today an old stone cross from Brittany stands at Boezinge. So there is a place to remember him after all.',
    },
    fr: {
      part1:
        'Le 22 avril 1915, Yves Kerambrun, cultivateur breton de quarante et un ans, se trouve dans une tranchée près de Boezinge. Au pays, dans un hameau de Guingamp, sa femme Anne et leurs trois enfants sèment le sarrasin. À l’armée, les hommes de son âge sont les « pépères ». Ils devraient garder les ponts et réparer les routes, pas se battre. Mais les soldats manquent, et son régiment vient de recevoir un bout de première ligne. Le secteur est calme. On parle breton entre soi et l’on pêche l’anguille dans le canal. Dans sa dernière lettre, Yves demande si la vache a vêlé. Le printemps, écrit-il, est aussi beau ici que chez nous.',
      part2:
        'À cinq heures de l’après-midi, un guetteur voit un nuage bas, d’un vert jaunâtre, glisser sur le champ. Les hommes croient d’abord à de la fumée. Puis les yeux et la gorge se mettent à brûler. Personne n’a de masque, car personne n’a jamais vu une telle arme. Ceux qui le peuvent courent vers le pont de Het Sas. Yves et son camarade Job restent près des mitrailleuses jusqu’à perdre le souffle. Son corps n’a jamais été retrouvé. En juin, Anne reçoit un papier avec un seul mot : disparu. Elle apprend à labourer et tient la ferme jusqu’à ce que l’aîné soit grand. Après la guerre, des Bretons ont apporté à Boezinge une vieille croix de pierre. Elle s’y dresse toujours, parmi les ajoncs.',
      child1:
        'Yves était un paysan de Bretagne, en France. En avril 1915, il était soldat dans une tranchée à Boezinge, tout près d’Ypres. Il avait déjà quarante et un ans. Les jeunes soldats appelaient les hommes comme lui les « pépères ». À la maison, sa femme Anne et trois enfants l’attendaient. Yves leur écrivait. Il demandait toujours des nouvelles de la vache. Les jours calmes, les hommes pêchaient des anguilles dans le canal.',
      child2:
        'Le 22 avril, un nuage vert et jaune est arrivé sur le champ. C’était un gaz empoisonné. Jamais encore on n’avait utilisé autant de gaz dans une guerre. Les soldats n’avaient pas de masque et ne pouvaient plus respirer. Beaucoup sont morts, et Yves aussi. Sa famille a reçu une lettre qui disait seulement qu’il avait disparu. Anne a appris à labourer seule pour nourrir les enfants. Aujourd’hui, une vieille croix de pierre bretonne se dresse à Boezinge. Il y a donc quand même un endroit où penser à lui.',
    },
    de: {
      part1:
        'Am 22. April 1915 liegt Yves Kerambrun, ein bretonischer Bauer von einundvierzig Jahren, in einem Graben bei Boezinge. Daheim, in einem Weiler bei Guingamp, säen seine Frau Anne und die drei Kinder Buchweizen. Männer seines Alters heißen in der Armee „pépères“, Großväterchen. Sie sollen Brücken bewachen und Straßen ausbessern, nicht kämpfen. Doch Soldaten sind knapp, und sein Regiment hält seit kurzem ein Stück der vordersten Linie. Der Abschnitt ist ruhig. Die Männer reden Bretonisch miteinander und fangen Aale im Kanal. In seinem letzten Brief fragt Yves, ob die Kuh schon gekalbt hat. Der Frühling, schreibt er, sei hier so schön wie zu Hause.',
      part2:
        'Um fünf Uhr nachmittags sieht ein Posten eine niedrige, gelbgrüne Wolke über das Feld ziehen. Erst halten die Männer sie für Rauch. Dann brennt es in Augen und Kehle. Niemand hat eine Maske, denn niemand hat je eine solche Waffe gesehen. Wer kann, läuft zur Brücke von Het Sas. Yves und sein Kamerad Job bleiben bei den Maschinengewehren, bis sie keine Luft mehr bekommen. Sein Leichnam wurde nie gefunden. Im Juni erhält Anne ein Blatt mit einem einzigen Wort: vermisst. Sie lernt pflügen und hält den Hof, bis der älteste Sohn erwachsen ist. Nach dem Krieg brachten Bretonen ein altes Steinkreuz nach Boezinge. Dort steht es noch immer zwischen den Ginsterbüschen.',
      child1:
        'Yves war ein Bauer aus der Bretagne in Frankreich. Im April 1915 war er Soldat in einem Schützengraben bei Boezinge, nicht weit von Ypern. Er war schon einundvierzig. Die jungen Soldaten nannten Männer wie ihn „Großväterchen“. Zu Hause warteten seine Frau Anne und drei Kinder. Yves schrieb ihnen Briefe. Immer fragte er nach der Kuh. An ruhigen Tagen fischten die Männer Aale im Kanal.',
      child2:
        'Am 22. April kam eine gelbgrüne Wolke über das Feld. Es war giftiges Gas. Noch nie war in einem Krieg so viel Gas benutzt worden. Die Soldaten hatten keine Masken und bekamen keine Luft mehr. Viele starben, auch Yves. Seine Familie bekam einen Brief, in dem nur stand, dass er vermisst war. Anne lernte selbst pflügen, damit die Kinder zu essen hatten. Heute steht bei Boezinge ein altes Steinkreuz aus der Bretagne. So gibt es doch einen Ort, an dem man an ihn denken kann.',
    },
  },
  profile: {
    portrait: { headgear: 'kepi', face: 'moustache', clothes: 'greatcoat', backdrop: 'poplars', looks: 'right' },
    legend: {
      nl: 'Yves Kerambrun, landbouwer en soldaat',
      en: 'Yves Kerambrun, farmer and soldier',
      fr: 'Yves Kerambrun, cultivateur et soldat',
      de: 'Yves Kerambrun, Bauer und Soldat',
    },
    alt: {
      nl: 'Silhouet van een oudere soldaat met kepie en snor, voor een rij populieren.',
      en: 'Silhouette of an older soldier with a kepi and a moustache, in front of a row of poplars.',
      fr: 'Silhouette d’un soldat d’âge mûr, képi et moustache, devant une rangée de peupliers.',
      de: 'Silhouette eines älteren Soldaten mit Käppi und Schnurrbart vor einer Pappelreihe.',
    },
  },
  extras: [
    {
      scene: 'gas_cloud',
      legend: {
        nl: 'De wolk van 22 april 1915',
        en: 'The cloud of 22 April 1915',
        fr: 'Le nuage du 22 avril 1915',
        de: 'Die Wolke vom 22. April 1915',
      },
    },
    {
      scene: 'canal',
      legend: {
        nl: 'Het kanaal tussen Ieper en de IJzer bij Boezinge',
        en: 'The Ypres–Yser canal at Boezinge',
        fr: 'Le canal d’Ypres à l’Yser, à Boezinge',
        de: 'Der Ypern-Yser-Kanal bei Boezinge',
      },
    },
  ],
};
