import type { MethodName } from '@salient/shared/contract/methods.ts';
import type { HistoryType } from '@salient/shared/history/historyTypes.ts';

const histories = ['findChanges', 'findAllChanges'] as const;

/** Queries whose answers are stale once a record was saved or restored; an area that reads its records by others adds them. */
const byType: Readonly<Partial<Record<HistoryType, readonly MethodName[]>>> = {
  // Birth and death have the dates of their person.
  person: [
    ...['findPerson', 'getPerson', 'getPersons', 'getPersonsDetails'],
    ...['findPersonEvents', 'getPersonEvent', 'previewMerge', 'reviewNamesOfDay'],
  ] as MethodName[],
  person_event: ['findPerson', 'getPerson', 'getPersonsDetails', 'findPersonEvents', 'getPersonEvent'],
  person_story: [
    'findPersonStories',
    'findMatchingPersonStories',
    'getPersonStory',
    'getPersonStory2',
    'getStoriesForPerson',
    'findPersonStoriesByName',
  ],
  key_location: ['findKeyLocations', 'getKeyLocation', 'findKeyLocationSuggestions'],
  kiosk: ['findKiosks', 'getKiosk'],
  app_user: ['findUsers', 'getUser', 'findMails'],
};

export const staleQueries = (type: HistoryType): readonly MethodName[] => [...histories, ...(byType[type] ?? [])];
