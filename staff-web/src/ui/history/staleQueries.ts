import type { MethodName } from '@salient/shared/contract/methods.ts';
import type { HistoryType } from '@salient/shared/history/historyTypes.ts';

const histories = ['findChanges', 'findAllChanges'] as const;

/** Queries whose answers are stale once a record was restored; an area that reads its records by others adds them. */
const byType: Readonly<Partial<Record<HistoryType, readonly MethodName[]>>> = {
  person: ['findPerson', 'getPerson', 'getPersons', 'getPersonsDetails'],
  person_event: ['findPerson', 'getPerson'],
  app_user: ['findUsers', 'getUser', 'findMails'],
};

export const staleQueries = (type: HistoryType): readonly MethodName[] => [...histories, ...(byType[type] ?? [])];
