export const namesReview = {
  lead: 'Les bornes et le site public affichent ces noms le jour venu. Un nom retiré disparaît aussitôt ; la personne reste consultable.',
  day: 'Jour',
  today: 'Aujourd’hui, {day}',
  tomorrow: 'Demain, {day}',
  year: 'Année',
  place: 'Lieu du décès',
  shown: 'Dans la liste',
  isShown: 'Affiché',
  isLeftOut: 'Retiré',
  showOf: 'Afficher {name} parmi les noms du jour',
  leftOut: '{name} ne figure plus parmi les noms du jour.',
  shownAgain: '{name} figure de nouveau parmi les noms du jour.',
};
