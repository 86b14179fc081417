import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';

const histories = ['findChanges', 'findAllChanges'] as const;

/**
 * Queries whose answers are stale once a record was saved or restored. Every kind of record has its list: one that is
 * left out does not compile, and an area that reads its records by another method adds it here.
 */
const byType: Readonly<Record<HistoryType, readonly [MethodName, ...MethodName[]]>> = {
  // Birth and death have the dates of their person.
  person: [
    'findPerson',
    'getPerson',
    'getPersons',
    'getPersonsDetails',
    'findPersonEvents',
    'getPersonEvent',
    'previewMerge',
    'reviewNamesOfDay',
  ],
  person_event: ['findPerson', 'getPerson', 'getPersonsDetails', 'findPersonEvents', 'getPersonEvent'],
  person_story: [
    'findPersonStories',
    'findMatchingPersonStories',
    'getPersonStory',
    'getPersonStory2',
    'getStoriesForPerson',
    'findPersonStoriesByName',
  ],
  place: ['findPlaces', 'findPersonEvents', 'getPersonEvent'],
  memorial: ['findMemorials', 'findPersonEvents', 'getPersonEvent'],
  military_entity: ['findMilitaryEntities', 'getArmyList', 'getRegimentList', 'getUnitList', 'getUnitNumberList'],
  project: ['findProjects', 'getProject'],
  attachment: ['findAttachments', 'getAttachment', 'getPersonStory'],
  key_location: ['findKeyLocations', 'getKeyLocation', 'findKeyLocationSuggestions', 'keyLocationsForMap'],
  key_walk: ['findKeyWalks'],
  kiosk: ['findKiosks', 'getKiosk'],
  app_user: ['findUsers', 'getUser', 'findMails'],
  person_feedback: ['findPersonFeedback', 'getPersonFeedback'],
  feedback_template: ['findFeedbackTemplates'],
};

export const staleQueries = (type: HistoryType): readonly MethodName[] => [...histories, ...byType[type]];
