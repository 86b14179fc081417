export const kiosk = {
  next: 'Weiter',
  previous: 'Zurück',
  pageOf: '{page} von {pages}',
  attract: {
    title: 'Hinter jedem Namen ein Leben',
    thisDay_one: '{day}: An diesem Tag starb ein Mensch aus der Namenliste',
    thisDay_other: '{day}: An diesem Tag starben {count, number} Menschen aus der Namenliste',
    touch: 'Berühren Sie den Bildschirm',
  },
  stories: {
    title: 'Wählen Sie einen Menschen und lesen Sie die Geschichte',
    none: 'Hier stehen bald Geschichten. Die Namen können Sie schon lesen und suchen.',
  },
  story: {
    steps: 'Durch die Geschichte',
    life: 'Lebensweg',
    encounters: 'Begegnungen',
    encountersIntro: 'Auch diese Leben gehören zu dieser Geschichte.',
  },
  pair: {
    title: 'Begegnungen',
    intro: 'Zwei Menschen, zwei Leben im selben Krieg.',
    introChild: 'Zwei Menschen, die wirklich gelebt haben.',
  },
  takeHome: {
    why: 'Lesen Sie weiter, größer oder laut, auf Ihrem eigenen Telefon',
    code: 'QR-Code dieser Seite',
  },
  names: {
    title: 'Namen aus der Namenliste',
    anyDay: 'Menschen, die im Krieg starben. Zivilisten und Soldaten aller Armeen stehen nebeneinander.',
    intro_one: 'An diesem Tag starb ein Mensch aus der Namensliste.',
    intro_other:
      'An diesem Tag starben {count, number} Menschen aus der Namenliste. Zivilisten und Soldaten aller Armeen stehen nebeneinander.',
  },
  keyboard: {
    label: 'Tastatur',
    space: 'Leertaste',
    delete: 'Letzten Buchstaben löschen',
    clear: 'Alles löschen',
  },
  bar: {
    reading: 'Lesen',
    label: 'Bedienung',
    stories: 'Geschichten',
    names: 'Namen von heute',
    search: 'Namen suchen',
    version: 'Für wen',
    modes: 'Art zu lesen',
  },
  versions: { main: 'Erwachsene', child: 'Kinder' },
  modes: { large: 'Große Schrift', contrast: 'Mehr Kontrast', low: 'Tasten unten', aloud: 'Vorlesen' },
  idle: {
    title: 'Sind Sie noch da?',
    seconds_one: 'In {count, number} Sekunde beginnt der Bildschirm neu.',
    seconds_other: 'In {count, number} Sekunden beginnt der Bildschirm neu.',
    keepReading: 'Weiterlesen',
  },
} as const;
