import { addressTypes, type EventType, eventTextFields, placelessTypes } from '../events/eventTypes.ts';

/** What of a person somebody may propose a value for. */
export const personProposalFields = ['surname', 'familyname', 'born', 'died', 'nationality'] as const;

/** Proposals that are days, written as 8 characters. */
export const isDateField = (field: string): boolean => field === 'born' || field === 'died' || field === 'start';

/**
 * What of an event of a type somebody may propose a value for, under the documents' own names; `start` is its day and
 * `place` its place. Days of birth and death are the person's.
 */
export function eventProposalFields(type: EventType): readonly string[] {
  if (type === 'cwxrm') return [];
  return [
    ...(type === 'born' || type === 'died' ? [] : ['start']),
    ...(placelessTypes.has(type) ? [] : ['place']),
    ...(addressTypes.has(type) ? ['topo'] : []),
    ...eventTextFields[type],
  ];
}
