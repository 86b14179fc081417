import { defineHistory } from '../../lib/history/defineHistory.ts';

/** What the history of a person shows. `cwxrm_remembered` follows from its events. */
export const personHistory = defineHistory({
  surname: { label: 'persons.fields.surname', kind: 'text' },
  familyname: { label: 'persons.fields.familyname', kind: 'text' },
  alternative_surnames: { label: 'persons.fields.alternative_surnames', kind: 'names' },
  alternative_familynames: { label: 'persons.fields.alternative_familynames', kind: 'names' },
  initials: { label: 'persons.fields.initials', kind: 'text' },
  nationality: { label: 'persons.fields.nationality', kind: 'text' },
  gender: { label: 'persons.fields.gender', kind: 'choice', choices: 'persons.genders' },
  born_date: { label: 'persons.fields.born', kind: 'date', columns: ['born_day', 'born_month', 'born_year'] },
  died_date: { label: 'persons.fields.died', kind: 'date', columns: ['died_day', 'died_month', 'died_year'] },
  died_age: { label: 'persons.fields.age', kind: 'age' },
  victim_type: { label: 'persons.fields.victim_type', kind: 'choice', choices: 'persons.victimTypes' },
  victim_type_details: {
    label: 'persons.fields.victim_type_details',
    kind: 'choice',
    choices: 'persons.victimTypeDetails',
  },
  war_casualty: { label: 'history.fields.war_casualty', kind: 'flag' },
  in_namelist: { label: 'history.fields.in_namelist', kind: 'flag' },
  irish_memorial_records: { label: 'persons.datasets.irish_memorial_records', kind: 'flag' },
  not_for_loop: { label: 'persons.fields.not_for_loop', kind: 'flag' },
  description: { label: 'persons.fields.description', kind: 'text' },
  relations: { label: 'history.fields.relations', kind: 'relations' },
  project_memberships: { label: 'history.fields.project_memberships', kind: 'memberships' },
});
