export const kiosk = {
  next: 'Suite',
  previous: 'Retour',
  pageOf: '{page} sur {pages}',
  attract: {
    title: 'Derrière chaque nom, une vie',
    thisDay_one: '{day} : ce jour-là, une personne de la liste des noms est morte',
    thisDay_many: '{day} : ce jour-là, {count, number} personnes de la liste des noms sont mortes',
    thisDay_other: '{day} : ce jour-là, {count, number} personnes de la liste des noms sont mortes',
    touch: 'Touchez l’écran',
  },
  stories: {
    title: 'Choisissez une personne et lisez son histoire',
    none: 'Des histoires apparaîtront bientôt ici. Vous pouvez déjà lire et chercher les noms.',
  },
  story: {
    steps: 'À travers l’histoire',
    life: 'Les dates d’une vie',
    encounters: 'Rencontres',
    encountersIntro: 'Ces vies sont liées à ce récit.',
  },
  pair: {
    title: 'Rencontres',
    intro: 'Deux personnes, deux vies dans la même guerre.',
    introChild: 'Deux personnes qui ont vraiment vécu.',
  },
  takeHome: {
    why: 'Lisez la suite, en plus grand ou à voix haute, sur votre téléphone',
    code: 'Code QR de cette page',
  },
  names: {
    title: 'Noms de la liste des noms',
    anyDay: 'Des personnes mortes pendant la guerre. Civils et militaires de toutes les armées se suivent.',
    intro_one: 'Une personne de la liste des noms est morte ce jour-là.',
    intro_many:
      '{count, number} personnes de la liste des noms sont mortes ce jour-là. Civils et militaires de toutes les armées se suivent.',
    intro_other:
      '{count, number} personnes de la liste des noms sont mortes ce jour-là. Civils et militaires de toutes les armées se suivent.',
  },
  keyboard: {
    label: 'Clavier',
    space: 'Espace',
    delete: 'Effacer la dernière lettre',
    clear: 'Tout effacer',
  },
  bar: {
    reading: 'Lecture',
    label: 'Commandes',
    stories: 'Histoires',
    names: 'Noms du jour',
    search: 'Chercher un nom',
    version: 'Pour qui',
    modes: 'Façon de lire',
  },
  versions: { main: 'Adultes', child: 'Enfants' },
  modes: { large: 'Grandes lettres', contrast: 'Plus de contraste', low: 'Boutons en bas', aloud: 'Lire à voix haute' },
  idle: {
    title: 'Êtes-vous toujours là ?',
    seconds_one: 'L’écran recommence dans {count, number} seconde.',
    seconds_many: 'L’écran recommence dans {count, number} secondes.',
    seconds_other: 'L’écran recommence dans {count, number} secondes.',
    keepReading: 'Continuer à lire',
  },
} as const;
