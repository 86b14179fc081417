/** Looking over the names of the days to come, for staff. */
export const namesReview = {
  lead: 'Deze namen tonen de kiosken en de openbare site op hun dag. Wie u weglaat, verdwijnt meteen; de persoon zelf blijft te vinden.',
  day: 'Dag',
  today: 'Vandaag, {day}',
  tomorrow: 'Morgen, {day}',
  year: 'Jaar',
  place: 'Plaats van overlijden',
  shown: 'Op de lijst',
  isShown: 'Getoond',
  isLeftOut: 'Weggelaten',
  showOf: '{name} tonen bij de namen van de dag',
  leftOut: '{name} staat niet meer bij de namen van de dag.',
  shownAgain: '{name} staat weer bij de namen van de dag.',
} as const;
