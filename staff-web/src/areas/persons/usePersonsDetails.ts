import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';

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
