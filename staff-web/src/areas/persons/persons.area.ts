import { defineArea, type LoadTitle } from '../../lib/area/Area.ts';
import { slot } from '../../lib/area/slot.tsx';
import type {} from '../../lib/picker/quickCreate.ts';
import type {} from '../memorials/memorialSlots.ts';
import type {} from '../projects/projectSlots.ts';
import type {} from './merge/MergePick.ts';
import { personPath } from './personPaths.ts';

const personName: LoadTitle = async (client, id, signal) => {
  const person = await client.getPerson({ id, extend: [] }, { signal });
  return 'surname' in person
    ? [person.surname, person.familyname].join(' ').trim()
    : [person.firstName, person.lastName].join(' ').trim();
};

export const personsArea = defineArea({
  name: 'persons',
  screens: {
    persons: async () => (await import('./PersonListPage.tsx')).PersonListPage,
    person_create: async () => (await import('./editor/PersonCreatePage.tsx')).PersonCreatePage,
    person_edit: async () => (await import('./editor/PersonEditPage.tsx')).PersonEditPage,
    person: async () => (await import('./page/PersonPage.tsx')).PersonPage,
    merge_suggestions: async () => (await import('./merge/suggestions/MergeSuggestionsPage.tsx')).MergeSuggestionsPage,
  },
  menu: [{ code: 'persons', icon: 'person', group: 'names', place: 2 }],
  titles: { person: personName, person_edit: personName },
  staleQueries: {
    person: [
      ...(['findPerson', 'getPerson', 'getPersons', 'getPersonsDetails', 'previewMerge'] as const),
      ...(['findPersonOnMemorial', 'findPersonsByProjectMembership'] as const),
    ],
    // Birth and death have the dates of their person.
    person_event: ['findPerson', 'getPerson', 'getPersonsDetails', 'findPersonOnMemorial'],
  },
  recordPaths: { person: personPath },
  quickCreate: { person: async () => (await import('./form/QuickPerson.tsx')).QuickPerson },
  memorialSlots: {
    Persons: slot(async () => (await import('./memorated/PersonsOnMemorial.tsx')).PersonsOnMemorial),
  },
  projectSlots: { Persons: slot(async () => (await import('./projects/ProjectPersons.tsx')).ProjectPersons) },
  forgetWork: ({ mergePick }) => mergePick.clear(),
});
