import type { DemoStory } from '../DemoStory.ts';

export const edithMarlow: DemoStory = {
  key: 'edith-marlow',
  person: {
    surname: 'Edith',
    familyname: 'Marlow',
    nationality: 'Brits',
    gender: 'female',
    victim_type: 'military',
    war_casualty: false,
  },
  events: [
    { type: 'born', from: '1886-06-02', place: 'Norwich' },
    { type: 'school', from: '1908', to: '1911', place: 'Londen', school_direction: 'verpleegkunde' },
    {
      type: 'military',
      from: '1915-03',
      place: 'Boulogne-sur-Mer',
      enlisted_reason: 'active service',
      enlisted_army: 'B.E.F.',
      enlisted_regt: 'Queen Alexandra’s Imperial Military Nursing Service Reserve',
      enlisted_rank: 'staff nurse',
    },
    {
      type: 'work',
      from: '1917-06',
      to: '1918-03',
      place: 'Lijssenthoek',
      work_profession: 'verpleegster',
      couples: true,
    },
    { type: 'decorated', from: '1918-01', decoration: 'Royal Red Cross, 2nd class' },
    { type: 'died', from: '1959-12-12', place: 'Norwich' },
  ],
  placeEvent: 3,
  tags: ['medical_care', 'third_battle_of_ypres_1917', 'science'],
  kiosks: [2, 3, 4],
  pair: 'thomas-dallow',
  links: ['harnam-singh'],
  keyStory: {
    location: 3,
    date: '1917-10-16',
    organisation: 'Vereniging Nachtwake',
    formOfAddress: 'Geachte leden van de Vereniging',
  },
  texts: {
    nl: {
      part1:
        'In oktober 1917 werkt Edith Marlow, verpleegster uit Norwich, in de tenten van Lijssenthoek bij Poperinge. Ze is eenendertig en heeft de nachtdienst in de zaal voor buikwonden. De treinen met gewonden rijden tot vlak bij de tenten. Er zijn duizend bedden, en soms twee keer zoveel mannen. Nieuw dit jaar zijn de flessen met bewaard bloed. Edith leert het glas warm te houden onder haar mantel. Ze leert ook te zien wie de ochtend haalt en wie niet. Bij hen gaat ze even zitten, want een hand kost niets. Boven haar bed hangt een blad met de woorden water, pijn, moeder, in negen talen.',
      part2:
        'In de nacht van 15 oktober brengen ze een jongen uit Nieuw-Zeeland, vol modder tot in zijn haar. Ze wast zijn handen. Hij zegt dat ze net zo stevig vasthoudt als een scheerder. Om vijf uur is hij dood, en om zes uur schrijft ze zijn moeder. Het is die maand haar honderdelfde brief. Op de vraag of er bomen staan, plant ze in het voorjaar zelf een jonge linde, en tekent waar. Ze krijgt een medaille en draagt ze nooit. Na de oorlog wordt ze wijkverpleegster in Norwich. In 1929 staat een oudere vrouw voor haar deur, na zes weken op zee. Die avond zoeken ze samen op hoe laat er treinen naar Poperinge rijden.',
      child1:
        'Edith Marlow was verpleegster. Ze kwam uit Norwich, in Engeland. In oktober 1917 werkte ze in Lijssenthoek, bij Poperinge. Daar stond een hospitaal van tenten. Er waren wel duizend bedden. Treinen brachten elke dag gewonde soldaten. Edith werkte ’s nachts, met een lamp in haar hand. Ze gaf water, ververste verband en luisterde. Sommige soldaten kwamen van heel ver. Daarom had ze een blad met het woord ‘water’ in negen talen.',
      child2:
        'Op een nacht kwam er een soldaat uit Nieuw-Zeeland. Hij heette Thomas en zat onder de modder. Edith waste zijn handen en praatte met hem over schapen. ’s Morgens stierf hij. Edith schreef een brief naar zijn moeder. Die vroeg of er bomen stonden bij zijn graf. Toen plantte Edith er zelf een boompje. Twaalf jaar later stond de moeder voor haar deur, na een lange reis met de boot. Ze gingen samen naar het graf, en naar de boom.',
    },
    en: {
      part1:
        'In October 1917 Edith Marlow, a nurse from Norwich, works in the tents of Lijssenthoek, near Poperinge. She is thirty-one and has night duty on the ward for stomach wounds. The trains with the wounded run almost up to the canvas. There are a thousand beds, and sometimes twice as many men. New this year are the bottles of stored blood. Edith learns to keep the glass warm under her cloak. She also learns to see who will live until morning and who will not. With those she sits down for a moment, for a hand costs nothing. Above her own bed hangs a sheet with the words water, pain and mother in nine languages.',
      part2:
        'In the night of 15 October they bring in a boy from New Zealand, muddy to the roots of his hair. She washes his hands. He says she has a grip as firm as a shearer’s. At five he is dead, and at six she is writing to his mother. It is her hundred and eleventh letter that month. When the mother asks about trees, Edith plants a young lime in the spring and draws a plan of where it is. She is given a medal and never wears it. After the war she is a district nurse in Norwich. In 1929 an elderly woman stands at her door, after six weeks at sea. That evening the two of them look up the trains to Poperinge.',
      child1:
        'Edith Marlow was a nurse from Norwich, in England. In October 1917 she worked at Lijssenthoek, near Poperinge. There was a hospital made of tents, with a thousand beds. Every day trains brought wounded soldiers. Edith worked at night, with a lamp in her hand. She gave the men water, changed their bandages and listened to them. Some soldiers came from very far away. So she had a sheet with the word ‘water’ in nine languages.',
      child2:
        'One night a soldier from New Zealand was brought in. His name was Thomas, and he was covered in mud. Edith washed his hands and talked with him about sheep. In the morning he died. Edith wrote a letter to his mother. His mother asked if there were trees near his grave. Then Edith planted a little tree there herself. Twelve years later the mother stood at her door, after a long journey by ship. Together they went to see the grave, and the tree.',
    },
    fr: {
      part1:
        'En octobre 1917, Edith Marlow, infirmière de Norwich, travaille sous les tentes de Lijssenthoek, près de Poperinge. Elle a trente et un ans et assure la garde de nuit dans la salle des blessés au ventre. Les trains arrivent presque au pied des tentes. Il y a mille lits, et parfois deux fois plus d’hommes. La nouveauté de l’année, ce sont les bouteilles de sang conservé. Edith apprend à garder le verre au chaud sous sa cape. Elle apprend aussi à voir qui tiendra jusqu’au matin. Près des autres, elle s’assied un instant, car une main ne coûte rien. Au-dessus de son lit pend une feuille : eau, douleur, mère, en neuf langues.',
      part2:
        'Dans la nuit du 15 octobre, on amène un garçon de Nouvelle-Zélande, couvert de boue jusqu’aux cheveux. Elle lui lave les mains. Il lui dit qu’elle a la poigne d’un tondeur. À cinq heures, il est mort ; à six heures, elle écrit à sa mère. C’est sa cent onzième lettre du mois. La mère demande s’il y a des arbres. Au printemps, Edith plante elle-même un jeune tilleul et dessine l’endroit. Elle reçoit une médaille et ne la porte jamais. Après la guerre, elle soigne les gens de son quartier, à Norwich. En 1929, une dame âgée sonne chez elle, après six semaines de mer. Ce soir-là, elles cherchent ensemble l’horaire des trains pour Poperinge.',
      child1:
        'Edith Marlow était infirmière. Elle venait de Norwich, en Angleterre. En octobre 1917, elle travaillait à Lijssenthoek, près de Poperinge. C’était un hôpital de toile, avec mille lits. Chaque jour, des trains amenaient des soldats blessés. Edith travaillait la nuit, une lampe à la main. Elle donnait à boire, changeait les pansements et écoutait. Certains soldats venaient de très loin. Elle avait donc une feuille avec le mot « eau » en neuf langues.',
      child2:
        'Une nuit, on a amené un soldat de Nouvelle-Zélande. Il s’appelait Thomas et il était couvert de boue. Edith lui a lavé les mains et ils ont parlé de moutons. Au matin, il est mort. Edith a écrit à sa mère. Celle-ci a demandé s’il y avait des arbres près de la tombe. Alors Edith y a planté un petit arbre. Douze ans plus tard, la maman a frappé à sa porte, après un long voyage en bateau. Ensemble, elles sont allées voir la tombe et l’arbre.',
    },
    de: {
      part1:
        'Im Oktober 1917 arbeitet Edith Marlow, Krankenschwester aus Norwich, in den Zelten von Lijssenthoek bei Poperinge. Sie ist einunddreißig und hat Nachtdienst im Saal für Bauchverletzte. Die Züge mit Verwundeten fahren bis dicht an die Zelte. Es gibt tausend Betten und manchmal doppelt so viele Männer. Neu sind in diesem Jahr die Flaschen mit haltbarem Blut. Edith lernt, das Glas unter ihrem Umhang warm zu halten. Sie lernt auch zu sehen, wer den Morgen erlebt und wer nicht. Zu diesen setzt sie sich kurz, denn eine Hand kostet nichts. Über ihrem Bett hängt ein Blatt: Wasser, Schmerz, Mutter, in neun Sprachen.',
      part2:
        'In der Nacht des 15. Oktober bringt man einen Jungen aus Neuseeland, voller Schlamm bis in die Haare. Sie wäscht ihm die Hände. Er sagt, sie greife so fest zu wie ein Scherer. Um fünf ist er tot, um sechs schreibt sie an seine Mutter. Es ist ihr hundertelfter Brief in diesem Monat. Auf die Frage nach Bäumen pflanzt sie im Frühjahr selbst eine junge Linde und zeichnet, wo sie steht. Sie bekommt einen Orden und trägt ihn nie. Nach dem Krieg ist sie Gemeindeschwester in Norwich. 1929 steht eine ältere Frau vor ihrer Tür, nach sechs Wochen auf See. Am selben Abend suchen die beiden die Züge nach Poperinge heraus.',
      child1:
        'Edith Marlow war Krankenschwester und kam aus Norwich in England. Im Oktober 1917 arbeitete sie in Lijssenthoek bei Poperinge. Dort stand ein Lazarett aus Zelten mit tausend Betten. Jeden Tag brachten Züge verwundete Soldaten. Edith arbeitete nachts, mit einer Lampe in der Hand. Sie gab Wasser, wechselte Verbände und hörte zu. Manche Soldaten kamen von sehr weit her. Darum hatte sie ein Blatt mit dem Wort „Wasser“ in neun Sprachen.',
      child2:
        'Eines Nachts kam ein Soldat aus Neuseeland. Er hieß Thomas und war voller Schlamm. Edith wusch ihm die Hände und sprach mit ihm über Schafe. Am Morgen starb er. Edith schrieb seiner Mutter einen Brief. Die fragte, ob an seinem Grab Bäume stehen. Da pflanzte Edith selbst ein Bäumchen. Zwölf Jahre später stand die Mutter vor ihrer Tür, nach einer langen Reise mit dem Schiff. Zusammen fuhren sie zu dem Grab und zu dem Baum.',
    },
  },
  profile: {
    portrait: { headgear: 'nurse_veil', face: 'clean', clothes: 'cape', backdrop: 'tents', looks: 'left' },
    legend: {
      nl: 'Edith Marlow, verpleegster in Lijssenthoek',
      en: 'Edith Marlow, nurse at Lijssenthoek',
      fr: 'Edith Marlow, infirmière à Lijssenthoek',
      de: 'Edith Marlow, Krankenschwester in Lijssenthoek',
    },
    alt: {
      nl: 'Silhouet van een verpleegster met witte sluier en schoudermantel, voor tenten.',
      en: 'Silhouette of a nurse in a white veil and a short cape, in front of tents.',
      fr: 'Silhouette d’une infirmière au voile blanc et à la pèlerine, devant des tentes.',
      de: 'Silhouette einer Krankenschwester mit weißem Schleier und Umhang vor Zelten.',
    },
  },
  extras: [
    {
      scene: 'hospital_ward',
      legend: {
        nl: 'Nachtdienst in de tentzaal',
        en: 'Night duty in the tented ward',
        fr: 'Garde de nuit sous la tente',
        de: 'Nachtdienst im Zeltsaal',
      },
    },
    {
      scene: 'cemetery',
      legend: {
        nl: 'De jonge boom bij de graven',
        en: 'The young tree by the graves',
        fr: 'Le jeune arbre près des tombes',
        de: 'Der junge Baum bei den Gräbern',
      },
    },
  ],
};
