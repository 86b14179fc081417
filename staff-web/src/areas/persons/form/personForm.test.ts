import { emptyPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { expect, test } from 'vitest';
import { checkForm, editedPerson, emptyForm, inputOf, withSaved } from './personForm.ts';

const person: Person = {
  ...emptyPerson,
  id: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f',
  version: 3,
  surname: 'William',
  familyname: 'McGee',
  alternative_surnames: [],
  alternative_familynames: ['MacGee', 'Magee'],
  born_day: '?',
  born_month: 11,
  born_year: 1881,
  sort_born_date: '188111??',
  died_day: 4,
  died_month: 10,
  died_year: 1917,
  sort_died_date: '19171004',
  died_age: 0,
  cwxrm_remembered: false,
  living_status: 'dead',
  relations: [{ id: 'r', person_id: 'p', relation: 'parent', comments: '' }],
  project_memberships: [{ project: 'q', project_title: 'Zomer', notes: 'n' }],
};

test('a stored person goes into the form and back unchanged [PERSON-35 to PERSON-49]', () => {
  const { id, version, cwxrm_remembered, living_status, sort_born_date, sort_died_date, ...own } = person;
  expect(inputOf(editedPerson(person))).toEqual({
    ...own,
    alternative_surnames: '',
    alternative_familynames: 'MacGee, Magee',
    died_age: '',
    relations: [{ person_id: 'p', relation: 'parent', comments: '' }],
    project_memberships: [{ project: 'q', notes: 'n' }],
  });
});

test('what somebody else saved first stands in the form in its own shape', () => {
  const theirs = withSaved(editedPerson(person), { born_day: 3, alternative_familynames: ['Magee'], died_age: 35 });
  expect(theirs.born_date).toEqual({ day: 3, month: 11, year: 1881 });
  expect(theirs.alternative_familynames).toBe('Magee');
  expect(theirs.died_age).toBe('35');
  expect(theirs.surname).toBe('William');
});

test('a new person needs a name, and a relation must be chosen [PERSON-56, RELATION-02]', () => {
  expect(Object.keys(checkForm(emptyForm, undefined))).toEqual(['surname', 'familyname']);
  const related = {
    ...emptyForm,
    surname: 'Jan',
    relations: [{ person_id: 'p', relation: '', comments: '' }] as const,
  };
  expect(checkForm(related, undefined)).toEqual({ relations: ['relations: INVALID_OPTION'] });
});
