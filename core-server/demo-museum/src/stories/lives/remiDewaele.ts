import type { DemoStory } from '../DemoStory.ts';

export const remiDewaele: DemoStory = {
  key: 'remi-dewaele',
  person: {
    surname: 'Remi',
    familyname: 'Dewaele',
    nationality: 'Belgisch',
    gender: 'male',
    victim_type: 'civilian',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1862-03-14', place: 'Tielt' },
    { type: 'school', from: '1882', to: '1886', place: 'Brugge', school_name: 'Grootseminarie' },
    { type: 'work', from: '1905', to: '1918-04', place: 'Loker', work_profession: 'pastoor', couples: true },
    { type: 'where', where_reason: 'fugitive', from: '1918-04', to: '1919-06', place: 'Yvetot' },
    { type: 'where', where_reason: 'homeaddress', from: '1919-06', to: '1933', place: 'Loker', couples: true },
    { type: 'died', from: '1933-11-02', place: 'Loker' },
  ],
  placeEvent: 2,
  tags: ['religion', 'spring_offensive', 'reconstruction'],
  kiosks: [2, 3],
  pair: 'michael-tierney',
  links: ['maria-lemahieu', 'elodie-vanneste'],
  keyStory: {
    location: 2,
    date: '1918-04-25',
    organisation: 'Kerkkoor De Kleine Klok',
    formOfAddress: 'Beste zangers',
  },
  texts: {
    nl: {
      part1:
        'In september 1916 telt Remi Dewaele, pastoor van Loker, meer Ieren in zijn kerk dan parochianen. Hij is vierenvijftig en houdt een dagboek bij in schoolschriften. Het dorp ligt achter het front en zit vol soldaten, paarden en wagens. De pastoor kent geen woord Engels, maar de Ierse aalmoezenier en hij redden zich in het Latijn. Op zondag knielen de mannen tot buiten op het kerkhof. Voor de grote slag van juni 1917 zit Remi twee dagen en een nacht te luisteren naar mensen die willen biechten. Hij geeft melk aan een jonge korporaal die Michael heet. ‘Ze zingen’, noteert hij, ‘alsof het dak nog heel is.’',
      part2:
        'Op 8 juni schrijft hij zes namen op, en achter de vierde: Michael. De oorlog trekt weg naar Passendale, en komt in april 1918 terug. In het Duitse lenteoffensief wordt Loker genomen, verloren en weer genomen. Op 25 april valt de Kemmelberg. De pastoor vertrekt te voet, met de kelk in een broodzak en elf oude mensen op een kar. In Normandië leest hij de mis in een schuur. Als hij in juni 1919 terugkeert, verraadt alleen de pomp dat hij op het dorpsplein staat. Hij hangt een klok aan een ijzeren balk en luidt. Vier gezinnen komen. In 1924 is er opnieuw een toren. Elk jaar op 7 juni leest hij de zes namen.',
      child1:
        'Remi Dewaele was pastoor in Loker, een dorp ten zuiden van Ieper. In 1916 zat zijn dorp vol soldaten uit Ierland. Op zondag was de kerk te klein. De soldaten knielden tot buiten op het gras. De pastoor sprak geen Engels en zij spraken geen Nederlands. Toch begrepen ze elkaar, want de gebeden waren in het Latijn. Na de mis gaf hij melk aan een jonge soldaat. Die heette Michael. Elke avond schreef de pastoor in een schriftje wat hij gezien had.',
      child2:
        'Na een grote slag in juni 1917 schreef hij zes namen op van soldaten die hij kende. Ze waren dood. Michael was er ook bij. In april 1918 werd zijn dorp helemaal kapotgeschoten. De pastoor vluchtte te voet naar Frankrijk. Elf oude mensen gingen mee op een kar. Na de oorlog kwam hij terug. Er stond geen huis meer. Hij hing een klok aan een balk en luidde. Vier gezinnen kwamen kijken. Samen bouwden ze Loker weer op.',
    },
    en: {
      part1:
        'In September 1916 Remi Dewaele, parish priest of Loker, counts more Irishmen in his church than parishioners. He is fifty-four and keeps a diary in school exercise books. The village lies behind the front and is full of soldiers, horses and wagons. The priest knows no English, but he and the Irish chaplain manage in Latin. On Sundays the men kneel right out into the churchyard. Before the great battle of June 1917 Remi sits for two days and a night, listening to those who want to confess. He gives milk to a young corporal called Michael. ‘They sing,’ he notes, ‘as if the roof were still whole.’',
      part2:
        'On 8 June he writes down six names; the fourth is Michael. The war moves off towards Passchendaele, and in April 1918 it comes back. In the German spring offensive Loker is taken, lost and taken again. On 25 April Mount Kemmel falls. The priest leaves on foot, with the chalice in a bread bag and eleven old people on a cart. In Normandy he says Mass in a barn. When he returns in June 1919, only the pump tells him that he is standing in the village square. He hangs a bell from an iron girder and rings it. Four families come. By 1924 there is a tower again. Every year, on 7 June, he reads out the six names.',
      child1:
        'Remi Dewaele was the priest of Loker, a village south of Ypres. In 1916 his village was full of soldiers from Ireland. On Sundays the church was too small. The soldiers knelt outside on the grass. The priest spoke no English, and they spoke no Dutch. Still they understood each other, because the prayers were in Latin. After church he gave milk to a young soldier called Michael. Every evening the priest wrote down what he had seen.',
      child2:
        'After a great battle in June 1917 he wrote down the names of six soldiers he had known. They were dead, and Michael was one of them. In April 1918 his village was shot to pieces. The priest fled to France on foot. Eleven old people came with him on a cart. After the war he returned. Not one house was left. He hung a bell from a beam and rang it. Four families came to look. Together they began to build Loker again.',
    },
    fr: {
      part1:
        'En septembre 1916, Remi Dewaele, curé de Loker, compte dans son église plus d’Irlandais que de paroissiens. Il a cinquante-quatre ans et tient son journal dans des cahiers d’écolier. Le village, derrière le front, est plein de soldats, de chevaux et de chariots. Le curé ne sait pas un mot d’anglais, mais l’aumônier irlandais et lui s’arrangent en latin. Le dimanche, les hommes s’agenouillent jusque dans le cimetière. Avant la grande bataille de juin 1917, Remi écoute pendant deux jours et une nuit ceux qui veulent se confesser. Il donne du lait à un jeune caporal nommé Michael. « Ils chantent, note-t-il, comme si le toit était encore entier. »',
      part2:
        'Le 8 juin, il écrit six noms ; le quatrième est Michael. La guerre s’en va vers Passchendaele, puis revient en avril 1918. Pendant l’offensive allemande du printemps, Loker est pris, perdu, repris. Le 25 avril, le mont Kemmel tombe. Le curé part à pied, le calice dans un sac à pain, avec onze vieillards sur une charrette. En Normandie, il dit la messe dans une grange. À son retour, en juin 1919, seule la pompe lui indique qu’il est sur la place du village. Il suspend une cloche à une poutre de fer et la fait sonner. Quatre familles viennent. En 1924, il y a de nouveau un clocher. Chaque année, le 7 juin, il lit les six noms.',
      child1:
        'Remi Dewaele était le curé de Loker, un village au sud d’Ypres. En 1916, son village était plein de soldats irlandais. Le dimanche, l’église était trop petite. Les soldats s’agenouillaient dehors, dans l’herbe. Le curé ne parlait pas anglais, et eux ne parlaient pas néerlandais. Ils se comprenaient quand même, car les prières étaient en latin. Après la messe, il donnait du lait à un jeune soldat nommé Michael. Chaque soir, le curé notait ce qu’il avait vu.',
      child2:
        'Après une grande bataille, en juin 1917, il a écrit les noms de six soldats qu’il connaissait. Ils étaient morts, et Michael aussi. En avril 1918, son village a été détruit par les obus. Le curé a fui à pied vers la France. Onze personnes âgées l’accompagnaient sur une charrette. Après la guerre, il est revenu. Il ne restait aucune maison. Il a accroché une cloche à une poutre et l’a fait sonner. Quatre familles sont venues. Ensemble, ils ont rebâti Loker.',
    },
    de: {
      part1:
        'Im September 1916 zählt Remi Dewaele, Pfarrer von Loker, in seiner Kirche mehr Iren als Pfarrkinder. Er ist vierundfünfzig und führt sein Tagebuch in Schulheften. Das Dorf liegt hinter der Front und ist voller Soldaten, Pferde und Wagen. Der Pfarrer kann kein Wort Englisch, doch mit dem irischen Feldgeistlichen hilft er sich auf Latein. Sonntags knien die Männer bis auf den Friedhof hinaus. Vor der großen Schlacht im Juni 1917 hört Remi zwei Tage und eine Nacht lang Beichte. Einem jungen Gefreiten namens Michael gibt er Milch. „Sie singen“, notiert er, „als wäre das Dach noch heil.“',
      part2:
        'Am 8. Juni schreibt er sechs Namen auf; der vierte ist Michael. Der Krieg zieht weiter nach Passendale und kehrt im April 1918 zurück. In der deutschen Frühjahrsoffensive wird Loker genommen, verloren und wieder genommen. Am 25. April fällt der Kemmelberg. Der Pfarrer geht zu Fuß fort, den Kelch im Brotbeutel, elf alte Leute auf einem Karren. In der Normandie liest er die Messe in einer Scheune. Als er im Juni 1919 heimkehrt, zeigt ihm nur die Pumpe, dass er auf dem Dorfplatz steht. Er hängt eine Glocke an einen Eisenträger und läutet. Vier Familien kommen. 1924 steht wieder ein Turm. Jedes Jahr am 7. Juni liest er die sechs Namen vor.',
      child1:
        'Remi Dewaele war Pfarrer in Loker, einem Dorf südlich von Ypern. 1916 war sein Dorf voller Soldaten aus Irland. Sonntags war die Kirche zu klein. Die Soldaten knieten draußen im Gras. Der Pfarrer sprach kein Englisch, und sie sprachen kein Niederländisch. Trotzdem verstanden sie einander, denn die Gebete waren auf Latein. Nach der Messe gab er einem jungen Soldaten Milch. Der hieß Michael. Jeden Abend schrieb der Pfarrer auf, was er gesehen hatte.',
      child2:
        'Nach einer großen Schlacht im Juni 1917 schrieb er sechs Namen auf. Es waren Soldaten, die er kannte. Sie waren tot, auch Michael. Im April 1918 wurde sein Dorf ganz zerschossen. Der Pfarrer floh zu Fuß nach Frankreich. Elf alte Leute fuhren auf einem Karren mit. Nach dem Krieg kam er zurück. Kein Haus stand mehr. Er hängte eine Glocke an einen Balken und läutete. Vier Familien kamen. Gemeinsam bauten sie Loker wieder auf.',
    },
  },
  profile: {
    portrait: { headgear: 'biretta', face: 'clean', clothes: 'cassock', backdrop: 'church', looks: 'left' },
    legend: {
      nl: 'Remi Dewaele, pastoor van Loker',
      en: 'Remi Dewaele, parish priest of Loker',
      fr: 'Remi Dewaele, curé de Loker',
      de: 'Remi Dewaele, Pfarrer von Loker',
    },
    alt: {
      nl: 'Silhouet van een priester met bonnet en soutane, voor een kerktoren.',
      en: 'Silhouette of a priest in biretta and cassock, in front of a church tower.',
      fr: 'Silhouette d’un prêtre en barrette et soutane, devant un clocher.',
      de: 'Silhouette eines Priesters mit Birett und Soutane vor einem Kirchturm.',
    },
  },
  extras: [
    {
      scene: 'village_church',
      legend: {
        nl: 'Loker in september 1916',
        en: 'Loker in September 1916',
        fr: 'Loker en septembre 1916',
        de: 'Loker im September 1916',
      },
    },
    {
      scene: 'refugee_road',
      legend: {
        nl: 'Met elf oude mensen op weg naar Frankrijk',
        en: 'On the way to France with eleven old people',
        fr: 'En route vers la France avec onze vieillards',
        de: 'Mit elf alten Leuten unterwegs nach Frankreich',
      },
    },
  ],
};
