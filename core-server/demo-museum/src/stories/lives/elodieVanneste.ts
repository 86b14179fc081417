import type { DemoStory } from '../DemoStory.ts';

export const elodieVanneste: DemoStory = {
  key: 'elodie-vanneste',
  person: {
    surname: 'Elodie',
    familyname: 'Vanneste',
    nationality: 'Belgisch',
    gender: 'female',
    victim_type: 'civilian',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1905-12-06', place: 'Diksmuide', couples: true },
    { type: 'where', where_reason: 'homeaddress', from: '1905', to: '1914-10', place: 'Diksmuide', couples: true },
    { type: 'where', where_reason: 'fugitive', from: '1914-10', to: '1915-06', place: 'De Panne' },
    { type: 'school', from: '1915-06', to: '1919-04', place: 'Yvetot', school_name: 'Schoolkolonie' },
    { type: 'work', from: '1926', to: '1965', place: 'Diksmuide', work_profession: 'onderwijzeres' },
    { type: 'died', from: '1993-05-30', place: 'Diksmuide' },
  ],
  placeEvent: 1,
  tags: ['education', 'battle_of_the_yser_1914'],
  kiosks: [1, 3],
  pair: 'samba-ndiaye',
  links: ['remi-dewaele', 'lucien-stassart'],
  texts: {
    nl: {
      part1:
        'Op 16 oktober 1914 laat Elodie Vanneste, bakkersdochter uit Diksmuide, haar schriften achter in de kelder. Ze is acht. Vader sluit de winkel met brood nog in de oven. Met moeder, oma en twee broertjes loopt ze naar De Panne, een dag en een nacht lang. Daar slapen ze met negen in één kamer, en op het strand oefenen soldaten. Vader gaat werken in een legerbakkerij. In april 1915 valt een granaat op de school. Dan vraagt een dame met een lijst of de kinderen mee mogen naar Frankrijk. Koningin Elisabeth laat er kolonies openen voor kinderen van het front. Moeder zegt ja, en weent pas als de trein weg is.',
      part2:
        'De kolonie ligt bij Yvetot, in een leeg landhuis. Tweehonderd meisjes slapen er in drie zalen, de zusters uit West-Vlaanderen koken pap in ketels. Elodie leert Frans, naaien en zwijgen over heimwee. Ze tekent nog altijd boten, want in een boot kun je terug. Eén keer per maand komt er een kaart. In april 1919 mag ze naar huis. Er is geen huis, alleen een barak op een plein dat ze niet herkent. Ze wordt onderwijzeres in Diksmuide. In 1921 brengt een gendarme haar een schrift uit een soldatenzak, met een Afrikaanse naam in potlood achterin. Ze laat het haar leerlingen elk jaar zien, op 10 november, en leert hun zijn naam uitspreken.',
      child1:
        'Elodie Vanneste was de dochter van een bakker in Diksmuide. In oktober 1914 was ze acht jaar. De soldaten kwamen dichterbij. Het gezin moest snel weg. Er lag nog brood in de oven. Elodie vergat haar schrift met tekeningen van boten. Ze liepen een dag en een nacht, tot in De Panne aan zee. Daar sliepen ze met negen mensen in één kamer. Toen er ook daar bommen vielen, mocht Elodie met de trein naar een school in Frankrijk. Haar moeder bleef achter.',
      child2:
        'De school was een groot, oud huis. Tweehonderd meisjes sliepen er samen. Elodie leerde Frans en naaien. Vaak had ze heimwee. Dan tekende ze een boot, want met een boot kun je naar huis. Na vier jaar mocht ze terug. Diksmuide was één grote hoop stenen. Later werd Elodie zelf juf. Op een dag kreeg ze haar oude schrift terug. Een soldaat uit Senegal had het bewaard. Zijn naam, Samba Ndiaye, stond achterin. Ze leerde haar klas die naam uitspreken.',
    },
    en: {
      part1:
        'On 16 October 1914 Elodie Vanneste, a baker’s daughter in Diksmuide, leaves her exercise books behind in the cellar. She is eight. Her father locks the shop with bread still in the oven. With her mother, her grandmother and two little brothers she walks to De Panne, for a day and a night. There they sleep nine to a room, and soldiers drill on the beach. Her father finds work in an army bakery. In April 1915 a shell hits the school. Then a lady with a list asks whether the children may come to France. Queen Elisabeth is having colonies opened there for children from the front. Her mother says yes, and does not weep until the train has gone.',
      part2:
        'The colony is near Yvetot, in an empty country house. Two hundred girls sleep in three halls; sisters from West Flanders cook porridge in cauldrons. Elodie learns French, sewing, and not to speak of homesickness. She still draws boats, for in a boat you can go back. Once a month there is a card. In April 1919 she may go home. There is no home, only a hut on a square she does not recognise. She becomes a teacher in Diksmuide. In 1921 a policeman brings her an exercise book from a soldier’s haversack, with an African name pencilled inside the back. She shows it to her pupils every year on 10 November, and teaches them to say his name.',
      child1:
        'Elodie Vanneste was a baker’s daughter in Diksmuide. In October 1914 she was eight years old. The soldiers were coming closer, and her family had to leave quickly. There was still bread in the oven. Elodie forgot her exercise book with drawings of boats. They walked for a day and a night, to De Panne by the sea. There they slept nine in one room. When shells fell there too, Elodie took the train to a school in France. Her mother stayed behind.',
      child2:
        'The school was a big, old house. Two hundred girls slept there together. Elodie learned French and sewing. She was often homesick. Then she drew a boat, because a boat can take you home. After four years she could go back. Diksmuide was one big heap of stones. Later Elodie became a teacher herself. One day she got her old exercise book back. A soldier from Senegal had kept it. His name, Samba Ndiaye, was written in the back. She taught her class to say that name.',
    },
    fr: {
      part1:
        'Le 16 octobre 1914, Elodie Vanneste, fille d’un boulanger de Dixmude, laisse ses cahiers dans la cave. Elle a huit ans. Son père ferme la boutique alors que du pain cuit encore au four. Avec sa mère, sa grand-mère et deux petits frères, elle marche un jour et une nuit jusqu’à La Panne. Ils y dorment à neuf dans une chambre, et des soldats s’exercent sur la plage. Le père travaille dans une boulangerie militaire. En avril 1915, un obus tombe sur l’école. Une dame, une liste à la main, demande alors si les enfants peuvent partir en France. La reine Élisabeth y fait ouvrir des colonies pour les enfants du front. La mère dit oui et ne pleure qu’une fois le train parti.',
      part2:
        'La colonie se trouve près d’Yvetot, dans un manoir vide. Deux cents filles y dorment dans trois salles ; des sœurs de Flandre-Occidentale cuisent la bouillie dans des chaudrons. Elodie apprend le français, la couture et l’art de taire sa nostalgie. Elle dessine toujours des bateaux, car en bateau on peut revenir. Une carte arrive chaque mois. En avril 1919, elle rentre. Il n’y a plus de maison, rien qu’une baraque sur une place inconnue. Elle devient institutrice à Dixmude. En 1921, un gendarme lui apporte un cahier tiré d’une musette, avec un nom africain au crayon. Chaque 10 novembre, elle le montre à ses élèves et leur apprend à prononcer ce nom.',
      child1:
        'Elodie Vanneste était la fille d’un boulanger de Dixmude. En octobre 1914, elle avait huit ans. Les soldats approchaient et la famille a dû partir très vite. Il y avait encore du pain dans le four. Elodie a oublié son cahier avec des dessins de bateaux. Ils ont marché un jour et une nuit, jusqu’à La Panne, au bord de la mer. Là, ils dormaient à neuf dans une chambre. Quand des obus y sont tombés aussi, Elodie a pris le train pour une école en France. Sa maman est restée.',
      child2:
        'L’école était une grande et vieille maison. Deux cents filles y dormaient ensemble. Elodie a appris le français et la couture. Souvent, sa maison lui manquait. Alors elle dessinait un bateau, car un bateau peut te ramener. Après quatre ans, elle a pu rentrer. Dixmude n’était plus qu’un tas de pierres. Plus tard, Elodie est devenue institutrice. Un jour, on lui a rendu son vieux cahier. Un soldat du Sénégal l’avait gardé. Son nom, Samba Ndiaye, était écrit à la fin. Elle l’a appris à sa classe.',
    },
    de: {
      part1:
        'Am 16. Oktober 1914 lässt Elodie Vanneste, Bäckerstochter aus Diksmuide, ihre Hefte im Keller zurück. Sie ist acht. Der Vater schließt den Laden, während noch Brot im Ofen liegt. Mit Mutter, Großmutter und zwei kleinen Brüdern geht sie nach De Panne, einen Tag und eine Nacht. Dort schlafen sie zu neunt in einem Zimmer, und am Strand exerzieren Soldaten. Der Vater arbeitet in einer Heeresbäckerei. Im April 1915 trifft eine Granate die Schule. Da fragt eine Dame mit einer Liste, ob die Kinder nach Frankreich dürfen. Königin Elisabeth lässt dort Kolonien für Kinder von der Front eröffnen. Die Mutter sagt Ja und weint erst, als der Zug fort ist.',
      part2:
        'Die Kolonie liegt bei Yvetot, in einem leeren Landhaus. Zweihundert Mädchen schlafen in drei Sälen; Schwestern aus Westflandern kochen Brei in Kesseln. Elodie lernt Französisch, Nähen und über Heimweh zu schweigen. Sie zeichnet noch immer Boote, denn mit einem Boot kann man zurück. Einmal im Monat kommt eine Karte. Im April 1919 darf sie heim. Es gibt kein Haus mehr, nur eine Baracke auf einem fremden Platz. Sie wird Lehrerin in Diksmuide. 1921 bringt ihr ein Gendarm ein Heft aus einem Soldatenbeutel, hinten ein afrikanischer Name in Bleistift. Jedes Jahr am 10. November zeigt sie es ihren Schülern und lehrt sie, den Namen auszusprechen.',
      child1:
        'Elodie Vanneste war die Tochter eines Bäckers in Diksmuide. Im Oktober 1914 war sie acht Jahre alt. Die Soldaten kamen näher, und die Familie musste schnell fort. Im Ofen lag noch Brot. Elodie vergaß ihr Heft mit den gezeichneten Booten. Sie gingen einen Tag und eine Nacht, bis De Panne am Meer. Dort schliefen sie zu neunt in einem Zimmer. Als auch dort Granaten fielen, fuhr Elodie mit dem Zug zu einer Schule in Frankreich. Ihre Mutter blieb zurück.',
      child2:
        'Die Schule war ein großes, altes Haus. Zweihundert Mädchen schliefen dort zusammen. Elodie lernte Französisch und Nähen. Oft hatte sie Heimweh. Dann zeichnete sie ein Boot, denn ein Boot kann einen heimbringen. Nach vier Jahren durfte sie zurück. Diksmuide war ein einziger Steinhaufen. Später wurde Elodie selbst Lehrerin. Eines Tages bekam sie ihr altes Heft wieder. Ein Soldat aus dem Senegal hatte es aufgehoben. Sein Name, Samba Ndiaye, stand hinten drin. Sie brachte ihn ihrer Klasse bei.',
    },
  },
  profile: {
    portrait: { headgear: 'hair_ribbon', face: 'child', clothes: 'pinafore', backdrop: 'ruins', looks: 'left' },
    legend: {
      nl: 'Elodie Vanneste, acht jaar in 1914',
      en: 'Elodie Vanneste, eight years old in 1914',
      fr: 'Elodie Vanneste, huit ans en 1914',
      de: 'Elodie Vanneste, acht Jahre alt im Jahr 1914',
    },
    alt: {
      nl: 'Silhouet van een meisje met vlecht en strik, voor de ruïnes van een stad.',
      en: 'Silhouette of a girl with a plait and a ribbon, in front of a ruined town.',
      fr: 'Silhouette d’une fillette à la tresse nouée d’un ruban, devant une ville en ruine.',
      de: 'Silhouette eines Mädchens mit Zopf und Schleife vor einer zerstörten Stadt.',
    },
  },
  extras: [
    {
      scene: 'refugee_road',
      legend: {
        nl: 'Op weg naar De Panne, oktober 1914',
        en: 'On the way to De Panne, October 1914',
        fr: 'Sur la route de La Panne, octobre 1914',
        de: 'Auf dem Weg nach De Panne, Oktober 1914',
      },
    },
    {
      scene: 'classroom',
      legend: {
        nl: 'De schoolkolonie bij Yvetot',
        en: 'The school colony near Yvetot',
        fr: 'La colonie scolaire près d’Yvetot',
        de: 'Die Schulkolonie bei Yvetot',
      },
    },
  ],
};
