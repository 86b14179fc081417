import type { DemoStory } from '../DemoStory.ts';

export const odielCouteele: DemoStory = {
  key: 'odiel-couteele',
  person: {
    surname: 'Odiel',
    familyname: 'Couteele',
    nationality: 'Belgisch',
    gender: 'male',
    victim_type: 'civilian',
    war_casualty: true,
  },
  events: [
    { type: 'born', from: '1877-01-17', place: 'Poperinge' },
    { type: 'marriage', from: '1903', place: 'Ieper', marriage_partner: 'Leonie Dehaene' },
    { type: 'work', from: '1899', to: '1914', place: 'Ieper', work_profession: 'treinmachinist', couples: true },
    { type: 'where', where_reason: 'fugitive', from: '1914-10', to: '1915-02', place: 'Kales' },
    { type: 'work', from: '1915-02', to: '1917-07', place: 'Abele', work_profession: 'machinist van legertreinen' },
    {
      type: 'died',
      from: '1917-07-26',
      place: 'Abele',
      death_reason: 'spoorwegongeval',
      description: 'Verongelukt bij het rangeren van een munitietrein zonder lichten.',
      couples: true,
    },
  ],
  placeEvent: 2,
  tags: ['accident', 'economy', 'third_battle_of_ypres_1917'],
  usesDiedDate: true,
  kiosks: [1, 2, 3],
  pair: 'irma-vermeersch',
  links: ['edith-marlow'],
  texts: {
    nl: {
      part1:
        'Op 13 oktober 1914 rijdt Odiel Couteele, machinist uit Poperinge, de laatste trein met reizigers uit Ieper naar Kales. Hij is zevenendertig. De spoorwegen hebben bevel gekregen om alle locomotieven in veiligheid te brengen. Zijn vrouw Leonie en drie dochters zitten in de derde wagon, op de kolen van een ander. In Kales staan rijen Belgische machines te roesten in de regen, en even veel machinisten te wachten. In februari 1915 vraagt het leger mannen die de lijn van Hazebroek naar Poperinge kennen. Odiel kent er elke helling. Vanaf dan rijdt hij ’s nachts, zonder lichten. Heen vervoert hij hooi, brood, post en granaten. Terug vervoert hij gewonden.',
      part2:
        'In de zomer van 1917 rolt om de tien minuten een trein naar het front. Iedereen weet dat er iets groots komt bij Ieper. In een laadplaats bij Abele ziet Odiel een gekrast klosje op een kist. Zijn zus was kantwerkster; hij begrijpt het. Op de kist staat het adres van een fabriek en hij stuurt een kaart. In de nacht van 26 juli koppelt hij zelf een wagon af, omdat de rangeerder van veertien te moe is. De andere trein heeft geen lichten en hoort niets. In het verslag staat dat de dienst twaalf minuten onderbroken werd. De jongen wordt later stationschef in Poperinge. Elke avond kijkt hij na of alle seinlampen branden, ook in vredestijd.',
      child1:
        'Odiel Couteele was treinmachinist en woonde in Ieper. In oktober 1914 kwam de oorlog dichtbij. Odiel reed de laatste trein met mensen weg uit de stad. Zijn vrouw en zijn drie dochters zaten ook in die trein. Ze reden naar Kales, in Frankrijk. Later reed Odiel treinen voor het leger. Dat deed hij ’s nachts, zonder lampen, zodat niemand hem kon zien. Hij bracht brood, brieven en granaten naar het front. Op de terugweg zaten er gewonde soldaten in de wagons.',
      child2:
        'In 1917 zag Odiel een klosje op een kist met granaten. Iemand had het erin gekrast. Odiel wist meteen: dat was een kantwerkster uit Ieper! Hij stuurde een kaartje naar de fabriek. Er stond op: ‘Aangekomen.’ Op een nacht in juli was een jonge spoorjongen erg moe. Odiel nam zijn werk over en maakte een wagon los. In het donker kwam een andere trein. Niemand zag hem. Odiel stierf. De jongen vergat hem nooit. Later werd hij chef van het station en keek elke avond of de lampen brandden.',
    },
    en: {
      part1:
        'On 13 October 1914 Odiel Couteele, an engine driver from Poperinge, takes the last passenger train from Ypres to Calais. He is thirty-seven. The railways have been ordered to bring every locomotive to safety. His wife Leonie and their three daughters are in the third carriage, sitting on somebody else’s coal. In Calais rows of Belgian engines stand rusting in the rain, and as many drivers stand waiting. In February 1915 the army asks for men who know the line from Hazebrouck to Poperinge. Odiel knows every gradient. From then on he drives at night, without lights. Going up he carries hay, bread, letters and shells. Coming back he carries the wounded.',
      part2:
        'In the summer of 1917 a train rolls towards the front every ten minutes. Everybody knows that something great is coming at Ypres. In a siding at Abele Odiel sees a bobbin scratched on a case. His sister was a lacemaker; he understands. The case bears the address of a factory, so he sends a card. In the night of 26 July he uncouples a wagon himself, because the shunter, a boy of fourteen, is too tired. The other train has no lights and hears nothing. The report says that traffic was interrupted for twelve minutes. The boy grows up to be stationmaster of Poperinge. Every evening he checks that all the signal lamps are lit, even in peacetime.',
      child1:
        'Odiel Couteele drove trains and lived in Ypres. In October 1914 the war came close. Odiel drove the last train that took people out of the town. His wife and his three daughters were on it too. They went to Calais, in France. Later Odiel drove trains for the army. He did this at night, without lamps, so that nobody could see him. He brought bread, letters and shells to the front. On the way back there were wounded soldiers in the wagons.',
      child2:
        'In 1917 Odiel saw a little bobbin on a box of shells. Somebody had scratched it there. Odiel knew at once: that was a lacemaker from Ypres! He sent a card to the factory. It said: ‘Arrived.’ One night in July a young railway boy was very tired. Odiel did his job for him and uncoupled a wagon. In the dark another train came. Nobody saw it, and Odiel was killed. The boy never forgot him. When he grew up he was in charge of the station, and every evening he checked the lamps.',
    },
    fr: {
      part1:
        'Le 13 octobre 1914, Odiel Couteele, mécanicien de Poperinge, conduit d’Ypres à Calais le dernier train de voyageurs. Il a trente-sept ans. Les chemins de fer ont reçu l’ordre de mettre toutes les locomotives à l’abri. Sa femme Léonie et leurs trois filles sont dans le troisième wagon, assises sur le charbon d’un autre. À Calais, des files de machines belges rouillent sous la pluie, et autant de mécaniciens attendent. En février 1915, l’armée cherche des hommes qui connaissent la ligne d’Hazebrouck à Poperinge. Odiel en connaît chaque rampe. Dès lors, il roule la nuit, sans lumières. À l’aller, il porte du foin, du pain, des lettres et des obus. Au retour, des blessés.',
      part2:
        'À l’été 1917, un train part vers le front toutes les dix minutes. Chacun sait qu’une grande affaire se prépare à Ypres. Sur un quai d’Abele, Odiel voit un fuseau gravé sur une caisse. Sa sœur était dentellière ; il comprend. La caisse porte l’adresse d’une usine et il envoie une carte. Dans la nuit du 26 juillet, il dételle lui-même un wagon, car le manœuvre, un garçon de quatorze ans, tombe de fatigue. L’autre train roule sans feux et n’entend rien. Le rapport signale douze minutes d’interruption. Le garçon deviendra chef de gare à Poperinge. Chaque soir, il vérifiera que toutes les lampes des signaux brûlent, même en temps de paix.',
      child1:
        'Odiel Couteele conduisait des trains et habitait à Ypres. En octobre 1914, la guerre s’est approchée. Odiel a conduit le dernier train qui emmenait les gens hors de la ville. Sa femme et ses trois filles étaient à bord. Ils sont allés à Calais, en France. Plus tard, Odiel a conduit des trains pour l’armée. Il roulait la nuit, sans lampes, pour que personne ne le voie. Il portait au front du pain, des lettres et des obus. Au retour, il y avait des soldats blessés dans les wagons.',
      child2:
        'En 1917, Odiel a vu un petit fuseau sur une caisse d’obus. Quelqu’un l’y avait gravé. Odiel a tout de suite compris : c’était une dentellière d’Ypres ! Il a envoyé une carte à l’usine. Il y avait écrit : « Bien arrivée. » Une nuit de juillet, un jeune garçon du chemin de fer était très fatigué. Odiel a pris sa place et a détaché un wagon. Dans le noir, un autre train est venu. Personne ne l’a vu, et Odiel est mort. Le garçon ne l’a jamais oublié. Devenu chef de gare, il vérifiait les lampes chaque soir.',
    },
    de: {
      part1:
        'Am 13. Oktober 1914 fährt Odiel Couteele, Lokführer aus Poperinge, den letzten Zug mit Reisenden von Ypern nach Calais. Er ist siebenunddreißig. Die Bahn hat Befehl, alle Lokomotiven in Sicherheit zu bringen. Seine Frau Leonie und drei Töchter sitzen im dritten Wagen, auf fremder Kohle. In Calais rosten Reihen belgischer Maschinen im Regen, und ebenso viele Lokführer warten. Im Februar 1915 sucht die Armee Männer, die die Strecke von Hazebrouck nach Poperinge kennen. Odiel kennt dort jede Steigung. Von nun an fährt er nachts, ohne Licht. Auf dem Hinweg bringt er Heu, Brot, Post und Granaten. Auf dem Rückweg bringt er Verwundete.',
      part2:
        'Im Sommer 1917 rollt alle zehn Minuten ein Zug zur Front. Jeder weiß, dass bei Ypern etwas Großes bevorsteht. Auf einem Ladegleis in Abele sieht Odiel einen Klöppel, in eine Kiste geritzt. Seine Schwester war Klöpplerin; er versteht. Auf der Kiste steht die Anschrift einer Fabrik, und er schickt eine Karte. In der Nacht zum 26. Juli kuppelt er selbst einen Wagen ab, weil der Rangierer, ein Junge von vierzehn, zu müde ist. Der andere Zug hat kein Licht und hört nichts. Im Bericht steht, der Betrieb sei zwölf Minuten unterbrochen gewesen. Der Junge wird später Bahnhofsvorsteher in Poperinge. Jeden Abend prüft er, ob alle Signallampen brennen, auch im Frieden.',
      child1:
        'Odiel Couteele war Lokführer und wohnte in Ypern. Im Oktober 1914 kam der Krieg näher. Odiel fuhr den letzten Zug, der Menschen aus der Stadt brachte. Seine Frau und seine drei Töchter saßen auch darin. Sie fuhren nach Calais in Frankreich. Später fuhr Odiel Züge für die Armee. Das tat er nachts, ohne Lampen, damit ihn niemand sah. Er brachte Brot, Briefe und Granaten zur Front. Auf der Rückfahrt lagen verwundete Soldaten in den Wagen.',
      child2:
        '1917 sah Odiel einen kleinen Klöppel auf einer Kiste mit Granaten. Jemand hatte ihn hineingeritzt. Odiel wusste sofort: Das war eine Klöpplerin aus Ypern! Er schickte eine Karte an die Fabrik. Darauf stand: „Angekommen.“ In einer Nacht im Juli war ein Junge von der Bahn sehr müde. Odiel übernahm seine Arbeit und löste einen Wagen. Im Dunkeln kam ein anderer Zug. Niemand sah ihn, und Odiel starb. Der Junge vergaß ihn nie. Später leitete er den Bahnhof und prüfte jeden Abend die Lampen.',
    },
  },
  profile: {
    portrait: { headgear: 'rail_cap', face: 'beard', clothes: 'jacket', backdrop: 'rails', looks: 'left' },
    legend: {
      nl: 'Odiel Couteele, treinmachinist',
      en: 'Odiel Couteele, engine driver',
      fr: 'Odiel Couteele, mécanicien de locomotive',
      de: 'Odiel Couteele, Lokführer',
    },
    alt: {
      nl: 'Silhouet van een spoorman met pet en baard, voor rails en seinen.',
      en: 'Silhouette of a bearded railwayman in a cap, in front of rails and signals.',
      fr: 'Silhouette d’un cheminot barbu à casquette, devant des rails et des signaux.',
      de: 'Silhouette eines bärtigen Eisenbahners mit Mütze vor Gleisen und Signalen.',
    },
  },
  extras: [
    {
      scene: 'train',
      legend: {
        nl: 'De nachttrein naar Poperinge',
        en: 'The night train to Poperinge',
        fr: 'Le train de nuit pour Poperinge',
        de: 'Der Nachtzug nach Poperinge',
      },
    },
  ],
};
