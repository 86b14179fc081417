/** The kiosks in the museum. Short and plain: who reads it stands, and may be eight or eighty. */
export const kiosk = {
  next: 'Verder',
  previous: 'Terug',
  pageOf: '{page} van {pages}',
  attract: {
    title: 'Achter elke naam een leven',
    thisDay_one: '{day}: op deze dag stierf één mens uit de namenlijst',
    thisDay_other: '{day}: op deze dag stierven {count, number} mensen uit de namenlijst',
    touch: 'Raak het scherm aan',
  },
  stories: {
    title: 'Kies een mens en lees het verhaal',
    titleChild: 'Kies een mens en lees het verhaal',
    none: 'Hier komen straks verhalen. De namen kunt u al lezen en zoeken.',
  },
  story: {
    /** Under the number of a step that fills more than one screen. */
    pageOfStep: 'blad {page} van {pages}',
    steps: 'Door het verhaal',
    life: 'Levensloop',
    lifeMap: 'Kaart van de plaatsen in dit leven',
    bordersOfToday: 'Grenzen zoals ze nu zijn',
    born: 'geboren in {year}',
    died: 'gestorven in {year}',
    encounters: 'Ontmoetingen',
    encountersIntro: 'Ook deze levens horen bij dit verhaal.',
  },
  viewer: {
    open: 'Vergroten',
    title: 'De foto, vergroot',
    larger: 'Groter',
    smaller: 'Kleiner',
    close: 'Sluiten',
  },
  pair: {
    title: 'Ontmoetingen',
    intro: 'Twee mensen, twee levens in dezelfde oorlog.',
    introChild: 'Twee mensen die leefden toen het oorlog was.',
  },
  takeHome: {
    why: 'Lees verder, groter of luidop, op uw eigen telefoon',
    whyChild: 'Lees verder, groter of luidop, op je eigen telefoon',
    code: 'QR-code van deze pagina',
  },
  names: {
    title: 'Namen uit de namenlijst',
    anyDay: 'Mensen die in de oorlog stierven. Burgers en militairen van alle legers staan door elkaar.',
    intro_one: 'Op deze dag stierf één mens uit de namenlijst.',
    intro_other:
      'Op deze dag stierven {count, number} mensen uit de namenlijst. Burgers en militairen van alle legers staan door elkaar.',
  },
  keyboard: {
    label: 'Toetsenbord',
    space: 'Spatie',
    delete: 'Laatste letter wissen',
    clear: 'Alles wissen',
  },
  bar: {
    reading: 'Lezen',
    label: 'Bediening',
    stories: 'Verhalen',
    names: 'Namen van vandaag',
    search: 'Zoek een naam',
    version: 'Voor wie',
    modes: 'Zo wilt u lezen',
    modesChild: 'Zo wil je lezen',
  },
  versions: { main: 'Volwassenen', child: 'Kinderen' },
  modes: { large: 'Grote letters', contrast: 'Meer contrast', low: 'Knoppen lager', aloud: 'Lees voor' },
  idle: {
    title: 'Bent u er nog?',
    titleChild: 'Ben je er nog?',
    seconds_one: 'Over {count, number} seconde begint het scherm opnieuw.',
    seconds_other: 'Over {count, number} seconden begint het scherm opnieuw.',
    keepReading: 'Verder lezen',
  },
} as const;
