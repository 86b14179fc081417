/** The boxes of a day. */
export const dateFields = {
  day: 'Dag',
  month: 'Maand',
  year: 'Jaar',
  noSuchDay: 'Deze dag bestaat niet: kijk dag, maand en jaar na.',
  noSuchTime: 'Dit uur bestaat niet: kijk uur en minuten na.',
  hour: 'Uur',
  minutes: 'Minuten',
  period: {
    always: 'altijd, voor zover bekend',
    from: 'vanaf {from}',
    until: 'tot {to}',
    fromUntil: '{from} tot {to}',
  },
  minuteHint: 'JJJJ-MM-DD UU:MM, bijvoorbeeld 2026-05-04 14:30',
} as const;
