/** In Dutch, English, French and German. */
type Words = readonly [nl: string, en: string, fr: string, de: string];
type Valid = 'document' | 'page' | 'both';

interface SeededField {
  readonly key: string;
  readonly type: 'string' | 'text' | 'person' | 'place' | 'military_entity';
  readonly preposition: 'colon' | 'from' | 'to' | 'of' | 'about';
  readonly words: Words;
}

/** A tag as the migration that reads this list writes it: the list is as frozen as that is. */
export interface SeededTag {
  readonly id: string;
  readonly parent: string | null;
  readonly words: Words;
  readonly fields: readonly SeededField[];
  readonly selectable: boolean;
  readonly valid: Valid;
}

const field = (
  key: string,
  type: SeededField['type'],
  preposition: SeededField['preposition'],
  words: Words,
): SeededField => ({ key, type, preposition, words });

const sender = field('from', 'person', 'from', ['afzender', 'sender', 'expéditeur', 'Absender']);
const addressee = field('to', 'person', 'to', ['geadresseerde', 'addressee', 'destinataire', 'Empfänger']);
const sentFrom = field('sent_from', 'place', 'from', ['verstuurd uit', 'sent from', 'envoyé de', 'abgeschickt in']);
const ofPerson = field('person', 'person', 'of', ['persoon', 'person', 'personne', 'Person']);
const ofPlace = field('place', 'place', 'of', ['plaats', 'place', 'lieu', 'Ort']);
const ofUnit = field('unit', 'military_entity', 'of', ['eenheid', 'unit', 'unité', 'Einheit']);
const subject = field('subject', 'string', 'about', ['onderwerp', 'subject', 'sujet', 'Thema']);
const name = field('name', 'string', 'colon', ['naam', 'name', 'nom', 'Name']);
const summary = field('summary', 'text', 'about', ['inhoud', 'contents', 'contenu', 'Inhalt']);

interface Rest {
  readonly fields?: readonly SeededField[];
  readonly valid?: Valid;
}

const group = (id: string, words: Words, parent: string | null = null): SeededTag => ({
  ...{ id, parent, words, fields: [], selectable: false },
  valid: 'both',
});

/** Tags of one parent. */
const within = (parent: string, tags: Readonly<Record<string, readonly [...Words, Rest?]>>): SeededTag[] =>
  Object.entries(tags).map(([id, [nl, en, fr, de, rest = {}]]) => {
    const { fields = [], valid = 'both' }: Rest = rest;
    return { id, parent, words: [nl, en, fr, de], fields, selectable: true, valid };
  });

/** The tags of the archive, parents before their children: sorts of documents, themes as stories have them, and subjects. */
export const archiveTags: readonly SeededTag[] = [
  group('sort', ['Soort document', 'Kind of document', 'Type de document', 'Art des Dokuments']),
  ...within('sort', {
    letter: ['Brief', 'Letter', 'Lettre', 'Brief', { fields: [sender, addressee, sentFrom] }],
    diary: ['Dagboek', 'Diary', 'Journal intime', 'Tagebuch', { fields: [ofPerson] }],
    memoir: ['Herinneringen', 'Memoirs', 'Mémoires', 'Erinnerungen', { fields: [ofPerson] }],
    photograph: ['Foto', 'Photograph', 'Photographie', 'Fotografie', { fields: [subject] }],
    drawing: ['Tekening', 'Drawing', 'Dessin', 'Zeichnung', { fields: [subject] }],
    map: ['Kaart', 'Map', 'Carte', 'Karte', { fields: [ofPlace] }],
    plan: ['Plattegrond', 'Plan', 'Plan', 'Plan', { fields: [ofPlace] }],
    poster: ['Affiche', 'Poster', 'Affiche', 'Plakat', { fields: [subject] }],
    newspaper: ['Krant', 'Newspaper', 'Journal', 'Zeitung', { fields: [name] }],
    newspaper_cutting: [
      ...(['Krantenknipsel', 'Newspaper cutting', 'Coupure de presse', 'Zeitungsausschnitt'] as const),
      { fields: [name, subject] },
    ],
    official_form: ['Formulier', 'Official form', 'Formulaire', 'Formular', { fields: [name] }],
    certificate: ['Akte of getuigschrift', 'Certificate', 'Acte ou certificat', 'Urkunde', { fields: [ofPerson] }],
    memorial_card: ['Bidprentje', 'Memorial card', 'Souvenir mortuaire', 'Sterbebild', { fields: [ofPerson] }],
    military_record: ['Militair dossier', 'Service record', 'Dossier militaire', 'Militärakte', { fields: [ofPerson] }],
    unit_diary: [
      ...(['Oorlogsdagboek', 'War diary', 'Journal de marche', 'Kriegstagebuch'] as const),
      { fields: [ofUnit] },
    ],
    nominal_roll: ['Naamlijst', 'Nominal roll', 'Contrôle nominatif', 'Stammrolle', { fields: [ofUnit] }],
    report: ['Verslag', 'Report', 'Rapport', 'Bericht', { fields: [summary] }],
    order: ['Bevel', 'Order', 'Ordre', 'Befehl', { fields: [ofUnit] }],
    poem_or_song: ['Gedicht of lied', 'Poem or song', 'Poème ou chanson', 'Gedicht oder Lied', { fields: [name] }],
    school_exercise: ['Schoolwerk', 'School work', 'Devoir scolaire', 'Schularbeit', { fields: [ofPerson] }],
    invoice: ['Rekening of bon', 'Bill or voucher', 'Facture ou bon', 'Rechnung oder Schein', { fields: [name] }],
  }),
  ...within('letter', {
    postcard: ['Postkaart', 'Postcard', 'Carte postale', 'Postkarte', { fields: [sender, addressee, sentFrom] }],
    telegram: ['Telegram', 'Telegram', 'Télégramme', 'Telegramm', { fields: [sender, addressee] }],
    envelope: ['Envelop', 'Envelope', 'Enveloppe', 'Briefumschlag', { fields: [sender, addressee], valid: 'page' }],
  }),
  ...within('photograph', {
    portrait: ['Portret', 'Portrait', 'Portrait', 'Porträt', { fields: [ofPerson] }],
    group_photograph: ['Groepsfoto', 'Group photograph', 'Photo de groupe', 'Gruppenbild', { fields: [ofUnit] }],
    aerial_photograph: ['Luchtfoto', 'Aerial photograph', 'Photo aérienne', 'Luftbild', { fields: [ofPlace] }],
  }),
  ...within('map', {
    trench_map: ['Loopgravenkaart', 'Trench map', 'Carte de tranchées', 'Grabenkarte', { fields: [ofPlace] }],
  }),

  group('theme', ['Thema', 'Theme', 'Thème', 'Thema']),
  ...within('theme', {
    accident: ['Ongeval', 'Accident', 'Accident', 'Unfall'],
    art: ['Kunst', 'Art', 'Art', 'Kunst'],
    aviation: ['Luchtvaart', 'Aviation', 'Aviation', 'Luftfahrt'],
    christmas_1914: ['Kerstmis 1914', 'Christmas 1914', 'Noël 1914', 'Weihnachten 1914'],
    colonialism: ['Kolonialisme', 'Colonialism', 'Colonialisme', 'Kolonialismus'],
    desertion: ['Desertie', 'Desertion', 'Désertion', 'Desertion'],
    economy: ['Economie', 'Economy', 'Économie', 'Wirtschaft'],
    education: ['Onderwijs', 'Education', 'Enseignement', 'Bildung'],
    forced_labor: ['Dwangarbeid', 'Forced labour', 'Travail forcé', 'Zwangsarbeit'],
    gas: ['Gas', 'Gas', 'Gaz', 'Gas'],
    medical_care: ['Medische zorg', 'Medical care', 'Soins médicaux', 'Medizinische Versorgung'],
    politics: ['Politiek', 'Politics', 'Politique', 'Politik'],
    prisoner_of_war: ['Krijgsgevangenschap', 'Prisoners of war', 'Captivité', 'Kriegsgefangenschaft'],
    reconstruction: ['Wederopbouw', 'Reconstruction', 'Reconstruction', 'Wiederaufbau'],
    religion: ['Religie', 'Religion', 'Religion', 'Religion'],
    resistance: ['Verzet', 'Resistance', 'Résistance', 'Widerstand'],
    science: ['Wetenschap', 'Science', 'Science', 'Wissenschaft'],
    sport: ['Sport', 'Sport', 'Sport', 'Sport'],
  }),
  group('fighting', ['Gevechten', 'Fighting', 'Combats', 'Kämpfe'], 'theme'),
  ...within('fighting', {
    battle_of_the_yser_1914: [
      ...(['Slag aan de IJzer 1914', 'Battle of the Yser, 1914', 'Bataille de l’Yser, 1914'] as const),
      'Schlacht an der Yser 1914',
    ],
    first_battle_of_ypres_1914: [
      ...(['Eerste Slag bij Ieper 1914', 'First Battle of Ypres, 1914', 'Première bataille d’Ypres, 1914'] as const),
      'Erste Flandernschlacht 1914',
    ],
    second_battle_of_ypres_1915: [
      ...(['Tweede Slag bij Ieper 1915', 'Second Battle of Ypres, 1915', 'Deuxième bataille d’Ypres, 1915'] as const),
      'Zweite Flandernschlacht 1915',
    ],
    battle_of_messines_1917: [
      ...(['Mijnenslag bij Mesen 1917', 'Battle of Messines, 1917', 'Bataille de Messines, 1917'] as const),
      'Schlacht von Messines 1917',
    ],
    third_battle_of_ypres_1917: [
      ...(['Derde Slag bij Ieper 1917', 'Third Battle of Ypres, 1917', 'Troisième bataille d’Ypres, 1917'] as const),
      'Dritte Flandernschlacht 1917',
    ],
    spring_offensive: ['Lenteoffensief', 'Spring Offensive', 'Offensive du printemps', 'Frühjahrsoffensive'],
    liberation_offensive: [
      ...(['Bevrijdingsoffensief', 'Liberation offensive', 'Offensive de libération'] as const),
      'Befreiungsoffensive',
    ],
    minor_operation: ['Kleine operatie', 'Minor operation', 'Petite opération', 'Kleinere Operation'],
    mine_battle: ['Mijnenoorlog', 'Mine warfare', 'Guerre des mines', 'Minenkrieg'],
  }),

  group('subject', ['Onderwerp', 'Subject', 'Sujet', 'Motiv']),
  ...within('subject', {
    daily_life: ['Dagelijks leven', 'Daily life', 'Vie quotidienne', 'Alltag'],
    death_and_burial: [
      ...(['Overlijden en begrafenis', 'Death and burial', 'Décès et inhumation', 'Tod und Begräbnis'] as const),
      { fields: [ofPerson] },
    ],
    grave: ['Graf', 'Grave', 'Tombe', 'Grab', { fields: [ofPerson, ofPlace], valid: 'page' }],
    ruins: ['Ruïnes', 'Ruins', 'Ruines', 'Ruinen', { fields: [ofPlace] }],
    buildings: ['Gebouwen', 'Buildings', 'Bâtiments', 'Gebäude', { fields: [ofPlace] }],
    landscape: ['Landschap', 'Landscape', 'Paysage', 'Landschaft', { fields: [ofPlace] }],
    trenches: ['Loopgraven', 'Trenches', 'Tranchées', 'Schützengräben', { fields: [ofUnit] }],
    weapons: ['Wapens', 'Weapons', 'Armes', 'Waffen', { fields: [name] }],
    uniforms: ['Uniformen', 'Uniforms', 'Uniformes', 'Uniformen', { fields: [ofUnit] }],
    food: ['Eten en drinken', 'Food and drink', 'Nourriture et boissons', 'Essen und Trinken'],
    transport: ['Vervoer', 'Transport', 'Transports', 'Verkehr'],
    animals: ['Dieren', 'Animals', 'Animaux', 'Tiere'],
    women: ['Vrouwen', 'Women', 'Femmes', 'Frauen'],
    children: ['Kinderen', 'Children', 'Enfants', 'Kinder'],
    refugees: ['Vluchtelingen', 'Refugees', 'Réfugiés', 'Flüchtlinge', { fields: [ofPlace] }],
    commemoration: ['Herdenking', 'Commemoration', 'Commémoration', 'Gedenken', { fields: [ofPerson] }],
    signature_or_stamp: [
      ...([
        'Handtekening of stempel',
        'Signature or stamp',
        'Signature ou cachet',
        'Unterschrift oder Stempel',
      ] as const),
      { fields: [ofPerson], valid: 'page' },
    ],
  }),
];
