import type { DemoStory } from '../DemoStory.ts';

export const achielVandamme: DemoStory = {
  key: 'achiel-vandamme',
  person: {
    surname: 'Achiel',
    familyname: 'Vandamme',
    nationality: 'Belgisch',
    gender: 'male',
    victim_type: 'civilian',
    victim_type_details: 'deportated',
    war_casualty: true,
  },
  events: [
    { type: 'born', from: '1898-12-27', place: 'Roeselare' },
    { type: 'work', from: '1911', to: '1916', place: 'Roeselare', work_profession: 'borstelmaker' },
    { type: 'where', where_reason: 'homeaddress', from: '1898', to: '1916-11', place: 'Roeselare', couples: true },
    {
      type: 'where',
      where_reason: 'deportated',
      from: '1916-11',
      to: '1917-03',
      place: 'Laon',
      description: 'Gedwongen arbeid aan een spoorlijn, in een burgerlijk arbeidersbataljon (ZAB).',
    },
    { type: 'died', from: '1917-03-03', place: 'Laon', death_reason: 'uitputting' },
  ],
  placeEvent: 2,
  tags: ['forced_labor', 'resistance', 'prisoner_of_war'],
  usesDiedDate: true,
  kiosks: [2, 3],
  pair: 'camiel-seynaeve',
  links: ['walter-kittridge'],
  texts: {
    nl: {
      part1:
        'In november 1916 moet Achiel Vandamme, borstelmaker uit Roeselare, zich melden op het stadsplein met een deken en eetgerei. Hij is zeventien. De stad ligt achter het Duitse front, en er hangt een lijst uit met namen van mannen zonder werk. Achiel heeft geen werk omdat de Duitsers de fabriek hebben gesloten. Een onderofficier vraagt hem te tekenen: wie vrijwillig gaat, krijgt loon. Achiel legt de pen neer. Bijna niemand tekent. Ze krijgen een rode armband met de letters ZAB en stappen in veewagens. Aan het station zingen vrouwen. Zijn vader, die duiven houdt zonder dat het mag, fluit de roep waarmee hij ze binnenhaalt.',
      part2:
        'Bij Laon legt Achiel sporen achter het front, in de hardste winter sinds jaren. De mannen slapen op planken in een fabriek zonder ruiten. Er is een kwart brood per dag en een soep die men doorschijnend noemt. Wie weigert te werken, staat een nacht buiten tegen een muur. Achiel weigert drie keer. Op de achterkant van een etiket houdt hij bij wie er sterft, en wanneer. Achttien namen staan erop als hij zelf koorts krijgt. Hij sterft op 3 maart 1917 in het ziekenhuis van Laon. Een vriend naait het etiket in zijn jas en brengt het thuis. In 1920 laat zijn vader de achttien namen voorlezen op het plein. Hij voegt er één aan toe.',
      child1:
        'Achiel Vandamme maakte borstels in Roeselare. Hij was zeventien jaar. De Duitsers waren de baas in zijn stad. In november 1916 moest Achiel naar het plein komen met een deken en een lepel. De Duitsers hadden arbeiders nodig. Wie een papier tekende, kreeg geld. Achiel wilde niet werken voor de vijand. Hij tekende niet. Toch moest hij mee, in een trein voor koeien. Zijn vader floot nog eens, zoals hij naar zijn duiven floot.',
      child2:
        'Achiel moest rails leggen in Frankrijk. Het was ijskoud en er was bijna geen eten. Drie keer zei hij: ‘Ik werk niet voor jullie.’ Dan moest hij de hele nacht buiten staan. Veel jongens werden ziek. Achiel schreef de namen op van wie stierf, zodat niemand hen zou vergeten. In maart 1917 werd hij zelf ziek en stierf. Hij werd achttien jaar. Een vriend bracht het papiertje met de namen naar Roeselare. Zijn vader liet ze voorlezen op het plein, en de naam van Achiel erbij.',
    },
    en: {
      part1:
        'In November 1916 Achiel Vandamme, a brushmaker from Roeselare, is ordered to the town square with a blanket and a spoon. He is seventeen. The town lies behind the German front, and a list has been put up with the names of men without work. Achiel has no work because the Germans have closed the factory. A sergeant asks him to sign: those who go of their own will are to be paid. Achiel puts down the pen. Hardly anyone signs. They are given a red armband with the letters ZAB and climb into cattle trucks. At the station women are singing. His father, who keeps pigeons against the law, whistles the call that brings them in.',
      part2:
        'Near Laon Achiel lays rails behind the front, in the hardest winter for years. The men sleep on planks in a factory without windows. There is a quarter loaf a day and a soup you can see through. Those who refuse to work spend a night outside, standing against a wall. Achiel refuses three times. On the back of a label he keeps a record of who has died, and when. There are eighteen names on it when he falls ill himself. He dies in the hospital at Laon on 3 March 1917. A friend sews the label into his coat and brings it home. In 1920 his father has the eighteen names read out in the square. He adds one more.',
      child1:
        'Achiel Vandamme made brushes in Roeselare. He was seventeen. The Germans were in charge of his town. In November 1916 Achiel had to come to the square with a blanket and a spoon. The Germans needed workers. Those who signed a paper were given money. Achiel did not want to work for the enemy, so he did not sign. He had to go all the same, in a train for cows. His father whistled one last time, as he whistled to his pigeons.',
      child2:
        'Achiel had to lay rails in France. It was freezing cold, and there was hardly any food. Three times he said: ‘I will not work for you.’ Then he had to stand outside all night. Many boys fell ill. Achiel wrote down the names of those who died, so that nobody would forget them. In March 1917 he fell ill himself and died. He was eighteen. A friend brought the piece of paper to Roeselare. His father had the names read out in the square, with Achiel’s name as well.',
    },
    fr: {
      part1:
        'En novembre 1916, Achiel Vandamme, brossier à Roulers, doit se présenter sur la place avec une couverture et un couvert. Il a dix-sept ans. La ville est derrière le front allemand, et une liste y est affichée : celle des hommes sans travail. Achiel n’en a pas, parce que les Allemands ont fermé la fabrique. Un sous-officier lui demande de signer : les volontaires toucheront un salaire. Achiel pose la plume. Presque personne ne signe. On leur donne un brassard rouge marqué ZAB et on les met dans des wagons à bestiaux. À la gare, des femmes chantent. Son père, qui élève des pigeons malgré l’interdiction, siffle l’appel qui les fait rentrer.',
      part2:
        'Près de Laon, Achiel pose des rails derrière le front, pendant l’hiver le plus rude depuis des années. Les hommes dorment sur des planches, dans une usine sans vitres. Il y a un quart de pain par jour et une soupe où l’on voit au travers. Qui refuse de travailler passe la nuit dehors, debout contre un mur. Achiel refuse trois fois. Au dos d’une étiquette, il note qui meurt, et quand. Il y a dix-huit noms quand la fièvre le prend. Il meurt à l’hôpital de Laon, le 3 mars 1917. Un ami coud l’étiquette dans sa veste et la rapporte. En 1920, son père fait lire les dix-huit noms sur la place. Il en ajoute un.',
      child1:
        'Achiel Vandamme fabriquait des brosses à Roulers. Il avait dix-sept ans. Les Allemands commandaient dans sa ville. En novembre 1916, Achiel a dû venir sur la place avec une couverture et une cuillère. Les Allemands avaient besoin d’ouvriers. Ceux qui signaient un papier recevaient de l’argent. Achiel ne voulait pas travailler pour l’ennemi. Il n’a pas signé. On l’a emmené quand même, dans un train à bestiaux. Son père a sifflé une dernière fois, comme pour ses pigeons.',
      child2:
        'Achiel a dû poser des rails en France. Il gelait et il n’y avait presque rien à manger. Trois fois, il a dit : « Je ne travaille pas pour vous. » Alors il devait rester debout dehors toute la nuit. Beaucoup de garçons sont tombés malades. Achiel notait les noms des morts, pour qu’on ne les oublie pas. En mars 1917, il est tombé malade et il est mort. Il avait dix-huit ans. Un ami a rapporté le papier à Roulers. Son père a fait lire les noms sur la place, avec celui d’Achiel.',
    },
    de: {
      part1:
        'Im November 1916 muss sich Achiel Vandamme, Bürstenmacher aus Roeselare, mit Decke und Löffel auf dem Stadtplatz melden. Er ist siebzehn. Die Stadt liegt hinter der deutschen Front, und eine Liste nennt die Männer ohne Arbeit. Achiel hat keine, weil die Deutschen die Fabrik geschlossen haben. Ein Unteroffizier fordert ihn auf zu unterschreiben: Wer freiwillig geht, bekommt Lohn. Achiel legt die Feder hin. Fast niemand unterschreibt. Sie bekommen eine rote Armbinde mit den Buchstaben ZAB und steigen in Viehwagen. Am Bahnhof singen Frauen. Sein Vater, der verbotenerweise Tauben hält, pfeift den Ruf, mit dem er sie heimholt.',
      part2:
        'Bei Laon legt Achiel Schienen hinter der Front, im härtesten Winter seit Jahren. Die Männer schlafen auf Brettern in einer Fabrik ohne Scheiben. Es gibt ein Viertel Brot am Tag und eine durchsichtige Suppe. Wer die Arbeit verweigert, steht eine Nacht draußen an der Wand. Achiel verweigert dreimal. Auf der Rückseite eines Etiketts hält er fest, wer stirbt und wann. Achtzehn Namen stehen darauf, als er selbst Fieber bekommt. Er stirbt am 3. März 1917 im Krankenhaus von Laon. Ein Freund näht das Etikett in seine Jacke und bringt es heim. 1920 lässt sein Vater die achtzehn Namen auf dem Platz verlesen. Einen fügt er hinzu.',
      child1:
        'Achiel Vandamme machte Bürsten in Roeselare. Er war siebzehn. In seiner Stadt bestimmten die Deutschen. Im November 1916 musste Achiel mit einer Decke und einem Löffel auf den Platz kommen. Die Deutschen brauchten Arbeiter. Wer ein Papier unterschrieb, bekam Geld. Achiel wollte nicht für den Feind arbeiten und unterschrieb nicht. Trotzdem musste er mit, in einem Zug für Kühe. Sein Vater pfiff noch einmal, so wie er nach seinen Tauben pfiff.',
      child2:
        'Achiel musste in Frankreich Schienen legen. Es war eiskalt, und es gab fast nichts zu essen. Dreimal sagte er: „Ich arbeite nicht für euch.“ Dann musste er die ganze Nacht draußen stehen. Viele Jungen wurden krank. Achiel schrieb die Namen der Toten auf, damit niemand sie vergisst. Im März 1917 wurde er selbst krank und starb. Er war achtzehn Jahre alt. Ein Freund brachte den Zettel nach Roeselare. Sein Vater ließ die Namen auf dem Platz vorlesen, und auch den Namen von Achiel.',
    },
  },
  profile: {
    portrait: { headgear: 'flat_cap', face: 'clean', clothes: 'jacket', backdrop: 'rails', looks: 'right' },
    legend: {
      nl: 'Achiel Vandamme, weggevoerd in november 1916',
      en: 'Achiel Vandamme, deported in November 1916',
      fr: 'Achiel Vandamme, déporté en novembre 1916',
      de: 'Achiel Vandamme, verschleppt im November 1916',
    },
    alt: {
      nl: 'Silhouet van een jongen met pet, voor een spoorweg.',
      en: 'Silhouette of a boy in a flat cap, in front of a railway line.',
      fr: 'Silhouette d’un garçon à casquette, devant une voie ferrée.',
      de: 'Silhouette eines Jungen mit Schiebermütze vor einer Bahnlinie.',
    },
  },
  extras: [
    {
      scene: 'camp',
      legend: {
        nl: 'Winter in het arbeiderskamp',
        en: 'Winter in the labour camp',
        fr: 'L’hiver au camp de travail',
        de: 'Winter im Arbeitslager',
      },
    },
    {
      scene: 'letter',
      legend: {
        nl: 'Achttien namen op een etiket',
        en: 'Eighteen names on a label',
        fr: 'Dix-huit noms sur une étiquette',
        de: 'Achtzehn Namen auf einem Etikett',
      },
    },
  ],
};
