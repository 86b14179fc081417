export const namesReview = {
  lead: 'The kiosks and the public site show these names on their day. Whoever you leave out disappears at once; the person can still be found.',
  day: 'Day',
  today: 'Today, {day}',
  tomorrow: 'Tomorrow, {day}',
  year: 'Year',
  place: 'Place of death',
  shown: 'In the list',
  isShown: 'Shown',
  isLeftOut: 'Left out',
  showOf: 'Show {name} among the names of the day',
  leftOut: '{name} is no longer among the names of the day.',
  shownAgain: '{name} is among the names of the day again.',
};
