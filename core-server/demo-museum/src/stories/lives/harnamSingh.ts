import type { DemoStory } from '../DemoStory.ts';

export const harnamSingh: DemoStory = {
  key: 'harnam-singh',
  person: {
    surname: 'Harnam',
    familyname: 'Singh Dhaliwal',
    nationality: 'Brits-Indisch',
    gender: 'male',
    victim_type: 'military',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1890', place: 'Jalandhar' },
    {
      type: 'military',
      from: '1909',
      place: 'Jalandhar',
      enlisted_reason: 'enlisted',
      enlisted_army: 'Indian Army',
      enlisted_regt: '47th Sikhs',
      enlisted_rank: 'sepoy',
    },
    { type: 'where', where_reason: 'moved', from: '1914-09', place: 'Marseille' },
    {
      type: 'injured',
      from: '1915-04-26',
      place: 'Wieltje',
      injured_wound: 'linkerarm',
      injured_cause: 'machinegeweer',
      couples: true,
    },
    { type: 'hospitalized', from: '1915-05', to: '1915-08', place: 'Brighton' },
    { type: 'died', from: '1961', place: 'Jalandhar' },
  ],
  placeEvent: 3,
  tags: ['second_battle_of_ypres_1915', 'colonialism', 'medical_care', 'gas'],
  kiosks: [1, 4],
  pair: 'walter-kittridge',
  links: ['samba-ndiaye'],
  keyStory: {
    location: 4,
    date: '1915-04-26',
    organisation: 'Vriendenkring Vijf Rivieren',
    formOfAddress: 'Geachte leden van de Vriendenkring',
  },
  texts: {
    nl: {
      part1:
        'Op 26 april 1915 wacht Harnam Singh, soldaat uit een dorp bij Jalandhar, in een akker achter Wieltje. Hij is vijfentwintig en dient in de 47th Sikhs van het Brits-Indische leger. Zijn vader bewerkt drie akkers; het soldij van Harnam betaalt de belasting. In Marseille kregen de mannen bloemen toegeworpen. In Vlaanderen kregen ze regen, een geweer dat ze niet kenden en te dunne jassen. Nu zijn ze in twee nachten te voet naar Ieper gehaald. Vier dagen eerder heeft gas een gat in het front geslagen. Zij moeten het dichten. Een officier zegt dat ze een natte doek voor de mond moeten houden. Harnam gebruikt een stuk van zijn tulband.',
      part2:
        'Om twee uur staan ze op. De grond loopt eerst omhoog en dan omlaag, zonder haag of muur. Van vierhonderd man staan er ’s avonds nog geen honderd op het appel. Harnam ligt tot het donker in een voor, met een kogel door zijn linkerarm. Een soldaat uit Manchester, die zijn taal niet spreekt, sleept hem mee. In Brighton herstelt hij in een paleis met koepels dat als ziekenhuis dient. Er zijn aparte kranen voor sikhs, hindoes en moslims, maar buiten de poort mag hij niet alleen. Terug in de Punjab zaait hij met één goede arm. Twee keer per jaar schrijft de man uit Manchester, en de dorpsmeester leest voor. Harnam sterft in 1961, in een land dat niet meer Brits is.',
      child1:
        'Harnam Singh kwam uit een dorp in India. In april 1915 was hij soldaat bij Ieper. India hoorde toen bij Groot-Brittannië. Daarom moesten Indiase soldaten meevechten in Europa. Harnam was een sikh. Hij droeg een tulband in plaats van een helm. In Vlaanderen vond hij het koud en nat. Zijn jas was veel te dun. Thuis had zijn vader drie kleine akkers. Het geld van Harnam hielp het gezin.',
      child2:
        'Op 26 april moest Harnam met zijn vrienden over een open veld lopen. Er werd veel geschoten. De meesten werden gewond of stierven. Harnam kreeg een kogel in zijn arm. Een Engelse soldaat trok hem naar een veilige plek. Ze konden niet met elkaar praten, want ze spraken een andere taal. Harnam werd beter in Brighton, in een paleis met koepels. Dat was toen een ziekenhuis. Later ging hij terug naar zijn dorp. De twee mannen bleven elkaar brieven sturen.',
    },
    en: {
      part1:
        'On 26 April 1915 Harnam Singh, a soldier from a village near Jalandhar, is waiting in a field behind Wieltje. He is twenty-five and serves in the 47th Sikhs of the Indian Army. His father farms three small fields; Harnam’s pay covers the tax on them. In Marseilles people threw flowers at the men. In Flanders they got rain, unfamiliar rifles and coats that were too thin. Now they have been marched to Ypres in two nights. Four days ago gas tore a gap in the line, and they are to fill it. An officer tells them to hold a wet cloth over the mouth. Harnam uses a length of his turban.',
      part2:
        'At two o’clock they stand up. The ground rises first and then falls away, without a hedge or a wall. Of four hundred men, fewer than a hundred answer the roll that evening. Harnam lies in a furrow until dark, with a bullet through his left arm. A soldier from Manchester, who does not speak his language, drags him back. In Brighton he recovers in a palace with domes that has become a hospital. There are separate taps for Sikhs, Hindus and Muslims, but he may not go out of the gate alone. Home in the Punjab, he sows with one good arm. Twice a year the man from Manchester writes, and the schoolmaster reads it aloud. Harnam dies in 1961, in a country that is no longer British.',
      child1:
        'Harnam Singh came from a village in India. In April 1915 he was a soldier near Ypres. India belonged to Britain then, so Indian soldiers had to fight in Europe too. Harnam was a Sikh. He wore a turban instead of a helmet. He found Flanders cold and wet, and his coat was much too thin. At home his father had three small fields. The money Harnam earned helped his family.',
      child2:
        'On 26 April Harnam and his friends had to walk across an open field. There was a lot of shooting. Most of them were hurt or killed. Harnam was hit in the arm. An English soldier pulled him to a safe place. They could not talk to each other, because they spoke different languages. Harnam got better in Brighton, in a palace with domes that was used as a hospital. Later he went back to his village. The two men went on writing letters to each other.',
    },
    fr: {
      part1:
        'Le 26 avril 1915, Harnam Singh, soldat d’un village près de Jalandhar, attend dans un champ derrière Wieltje. Il a vingt-cinq ans et sert au 47th Sikhs de l’armée des Indes. Son père cultive trois champs ; la solde de Harnam en paie l’impôt. À Marseille, on a jeté des fleurs à ces hommes. En Flandre, ils ont reçu la pluie, un fusil inconnu et des manteaux trop minces. Les voici arrivés à Ypres, après deux nuits de marche. Quatre jours plus tôt, le gaz a ouvert une brèche dans le front. C’est à eux de la fermer. Un officier leur dit de tenir un linge mouillé devant la bouche. Harnam se sert d’un pan de son turban.',
      part2:
        'À deux heures, ils se lèvent. Le terrain monte, puis redescend, sans une haie ni un mur. Sur quatre cents hommes, moins de cent répondent à l’appel du soir. Harnam reste couché dans un sillon jusqu’à la nuit, une balle dans le bras gauche. Un soldat de Manchester, qui ne parle pas sa langue, le traîne vers l’arrière. À Brighton, il guérit dans un palais à coupoles devenu hôpital. Sikhs, hindous et musulmans y ont chacun leur robinet, mais il n’a pas le droit de sortir seul. Rentré au Pendjab, il sème avec un seul bon bras. Deux fois par an, l’homme de Manchester écrit, et l’instituteur lit la lettre à voix haute. Harnam meurt en 1961, dans un pays qui n’est plus britannique.',
      child1:
        'Harnam Singh venait d’un village de l’Inde. En avril 1915, il était soldat près d’Ypres. L’Inde appartenait alors à la Grande-Bretagne. Les soldats indiens devaient donc se battre en Europe. Harnam était sikh. Il portait un turban au lieu d’un casque. Il trouvait la Flandre froide et humide, et son manteau était bien trop mince. Chez lui, son père avait trois petits champs. L’argent de Harnam aidait la famille.',
      child2:
        'Le 26 avril, Harnam et ses amis ont dû traverser un champ sans abri. On tirait beaucoup. La plupart ont été blessés ou tués. Harnam a reçu une balle dans le bras. Un soldat anglais l’a tiré à l’abri. Ils ne pouvaient pas se parler, car ils n’avaient pas la même langue. Harnam a guéri à Brighton, dans un palais à coupoles qui servait d’hôpital. Plus tard, il est rentré dans son village. Les deux hommes ont continué à s’écrire.',
    },
    de: {
      part1:
        'Am 26. April 1915 wartet Harnam Singh, Soldat aus einem Dorf bei Jalandhar, auf einem Acker hinter Wieltje. Er ist fünfundzwanzig und dient bei den 47th Sikhs der britisch-indischen Armee. Sein Vater bestellt drei Felder; Harnams Sold bezahlt die Steuer. In Marseille warf man den Männern Blumen zu. In Flandern bekamen sie Regen, ein fremdes Gewehr und zu dünne Mäntel. Nun hat man sie in zwei Nächten zu Fuß nach Ypern geholt. Vier Tage zuvor hat Gas eine Lücke in die Front gerissen. Sie sollen sie schließen. Ein Offizier rät ihnen, ein nasses Tuch vor den Mund zu halten. Harnam nimmt ein Stück seines Turbans.',
      part2:
        'Um zwei Uhr stehen sie auf. Das Gelände steigt erst an und fällt dann ab, ohne Hecke und Mauer. Von vierhundert Mann melden sich am Abend keine hundert. Harnam liegt bis zur Dunkelheit in einer Furche, eine Kugel im linken Arm. Ein Soldat aus Manchester, der seine Sprache nicht spricht, schleppt ihn zurück. In Brighton wird er in einem Palast mit Kuppeln gesund, der als Lazarett dient. Für Sikhs, Hindus und Muslime gibt es eigene Wasserhähne, doch allein darf er nicht vor das Tor. Daheim im Punjab sät er mit einem gesunden Arm. Zweimal im Jahr schreibt der Mann aus Manchester, und der Lehrer liest vor. Harnam stirbt 1961 in einem Land, das nicht mehr britisch ist.',
      child1:
        'Harnam Singh kam aus einem Dorf in Indien. Im April 1915 war er Soldat bei Ypern. Indien gehörte damals zu Großbritannien. Darum mussten indische Soldaten in Europa mitkämpfen. Harnam war ein Sikh. Er trug einen Turban statt eines Helms. In Flandern war es ihm zu kalt und zu nass. Sein Mantel war viel zu dünn. Daheim hatte sein Vater drei kleine Felder. Harnams Geld half der Familie.',
      child2:
        'Am 26. April musste Harnam mit seinen Freunden über ein offenes Feld gehen. Es wurde viel geschossen. Die meisten wurden verletzt oder starben. Harnam traf eine Kugel in den Arm. Ein englischer Soldat zog ihn in Sicherheit. Miteinander reden konnten sie nicht, denn sie sprachen verschiedene Sprachen. In Brighton wurde Harnam gesund, in einem Palast mit Kuppeln. Der war damals ein Krankenhaus. Später ging er zurück in sein Dorf. Die beiden Männer schrieben einander weiter Briefe.',
    },
  },
  profile: {
    portrait: { headgear: 'turban', face: 'full_beard', clothes: 'tunic', backdrop: 'plain', looks: 'right' },
    legend: {
      nl: 'Harnam Singh, 47th Sikhs',
      en: 'Harnam Singh, 47th Sikhs',
      fr: 'Harnam Singh, 47th Sikhs',
      de: 'Harnam Singh, 47th Sikhs',
    },
    alt: {
      nl: 'Silhouet van een sikhsoldaat met tulband en volle baard.',
      en: 'Silhouette of a Sikh soldier with a turban and a full beard.',
      fr: 'Silhouette d’un soldat sikh, turban et longue barbe.',
      de: 'Silhouette eines Sikh-Soldaten mit Turban und Vollbart.',
    },
  },
  extras: [
    {
      scene: 'domes',
      legend: {
        nl: 'Het paleis van Brighton, ziekenhuis voor Indiase soldaten',
        en: 'The palace at Brighton, a hospital for Indian soldiers',
        fr: 'Le palais de Brighton, hôpital des soldats indiens',
        de: 'Der Palast von Brighton, Lazarett für indische Soldaten',
      },
    },
    {
      scene: 'letter',
      legend: {
        nl: 'Twee keer per jaar een brief uit Manchester',
        en: 'Twice a year, a letter from Manchester',
        fr: 'Deux fois par an, une lettre de Manchester',
        de: 'Zweimal im Jahr ein Brief aus Manchester',
      },
    },
  ],
};
