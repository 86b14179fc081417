import { useMethod } from '@salient/shared/client/useMethod.ts';
import type { ResultOf } from '@salient/shared/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/contract/methods.ts';

export type PersonDetails = ResultOf<Methods['getPersonsDetails']>[number];

/** Names and dates of persons by their ids. */
export function usePersonsDetails(ids: readonly string[]): ReadonlyMap<string, PersonDetails> {
  const distinct = [...new Set(ids)].sort();
  const { data = [] } = useMethod(
    'getPersonsDetails',
    { ids: distinct },
    { enabled: distinct.length > 0, keepPrevious: true },
  );
  return new Map(data.map((person) => [person.id, person]));
}
