export const namesReview = {
  lead: 'Kioske und öffentliche Seiten zeigen diese Namen an ihrem Tag. Wen Sie weglassen, der verschwindet sofort; die Person selbst bleibt auffindbar.',
  day: 'Tag',
  today: 'Heute, {day}',
  tomorrow: 'Morgen, {day}',
  year: 'Jahr',
  place: 'Sterbeort',
  shown: 'In der Liste',
  isShown: 'Gezeigt',
  isLeftOut: 'Weggelassen',
  showOf: '{name} unter den Namen des Tages zeigen',
  leftOut: '{name} steht nicht mehr unter den Namen des Tages.',
  shownAgain: '{name} steht wieder unter den Namen des Tages.',
};
