export const kiosk = {
  next: 'Next',
  previous: 'Back',
  pageOf: '{page} of {pages}',
  attract: {
    title: 'Behind every name, a life',
    thisDay_one: '{day}: on this day one person of the names list died',
    thisDay_other: '{day}: on this day {count, number} people of the names list died',
    touch: 'Touch the screen',
  },
  stories: {
    title: 'Choose a person and read the story',
    none: 'Stories will be here soon. You can already read and search the names.',
  },
  story: {
    steps: 'Through the story',
    life: 'A life in dates',
    encounters: 'Encounters',
    encountersIntro: 'These lives belong with this story.',
  },
  pair: {
    title: 'Encounters',
    intro: 'Two people, two lives in the same war.',
    introChild: 'Two people who really lived.',
  },
  takeHome: {
    why: 'Read on, larger or aloud, on your own phone',
    code: 'QR code of this page',
  },
  names: {
    title: 'Names from the names list',
    anyDay: 'People who died in the war. Civilians and soldiers of all armies stand side by side.',
    intro_one: 'One person on the names list died on this day.',
    intro_other:
      '{count, number} people of the names list died on this day. Civilians and soldiers of all armies stand side by side.',
  },
  keyboard: {
    label: 'Keyboard',
    space: 'Space',
    delete: 'Delete the last letter',
    clear: 'Clear all',
  },
  bar: {
    reading: 'Reading',
    label: 'Controls',
    stories: 'Stories',
    names: 'Names of today',
    search: 'Search a name',
    version: 'For whom',
    modes: 'Way of reading',
  },
  versions: { main: 'Adults', child: 'Children' },
  modes: { large: 'Large letters', contrast: 'More contrast', low: 'Buttons low', aloud: 'Read aloud' },
  idle: {
    title: 'Are you still there?',
    seconds_one: 'In {count, number} second the screen begins anew.',
    seconds_other: 'In {count, number} seconds the screen begins anew.',
    keepReading: 'Keep reading',
  },
} as const;
