/** Staff at work on the events of a person. */
export const personEvents = {
  list: 'Gebeurtenissen',
  add: 'Gebeurtenis toevoegen',
  empty: 'Van deze persoon is nog geen gebeurtenis bekend.',
  createTitle: 'Nieuwe gebeurtenis: {type}',
  editTitle: '{type} bewerken',
  edit: '{name} bewerken',
  remove: '{name} verwijderen',
  created: '{name} is toegevoegd',
  saveAndNext: 'Bewaren en volgende',
  saved: '{name} is bewaard',
  on: '{type} ({date})',
  removeText:
    'De gebeurtenis verdwijnt uit de levensloop, ook op de publieke pagina. Dit kan niet ongedaan worden gemaakt, behalve door een beheerder: die kan ze terugzetten vanuit de geschiedenis van de persoon.',
  removeSponsorText:
    'Het peterschap verdwijnt; na het laatste geldt de persoon niet meer als herdacht. Dit kan niet ongedaan worden gemaakt, behalve door een beheerder: die kan het terugzetten vanuit de geschiedenis van de persoon.',
  personsDate: 'Deze datum staat bij de gegevens van de persoon.',
  replaceTitle: '{name} overnemen?',
  replaceText: 'De eenheid brengt haar eigen namen mee. Wat u typte, wordt vervangen:',
  replace: 'Overnemen',
  linkHint: 'Wordt bij het bewaren ook gevonden op leger, regiment, eenheid en nummer.',
  until: 'tot',
} as const;
