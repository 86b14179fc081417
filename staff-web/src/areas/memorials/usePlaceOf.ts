import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import type { FieldChange } from '@salient/shared/lib/history/shownValue.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { placeReference, type Reference } from '../../lib/picker/referenceSources.ts';

interface ChosenPlace {
  readonly reference: Reference;
  readonly loc: Location | null;
}

/**
 * The place that a form names, and where it lies; null for none.
 *
 * @param changes of somebody who saved first, which may tell the name before the server does.
 */
export function usePlaceOf(id: string | null, changes: readonly FieldChange[] = []): ChosenPlace | null {
  const texts = useTexts();
  const { data } = useMethod('findPlaces', { ids: [id ?? ''], limit: 1 }, { enabled: id !== null });
  if (id === null) return null;
  const place = data?.data.find((each) => each.id === id);
  if (place && 'languages' in place) return { reference: placeReference(place, texts), loc: place.loc };
  const told = changes.flatMap(({ before, after }) => [before, after]);
  const named = told.flatMap((value) => (value.kind === 'record' && value.record.id === id ? [value.record] : []))[0];
  return { reference: { kind: 'place', id, name: named?.name ?? '…', facts: [] }, loc: null };
}

/** The names of places that were looked up before, by language; none of those that were not. */
export function usePlaceNames(): (id: string | null) => Record<string, string> {
  const queries = useQueryClient();
  return (id) => {
    for (const [, answer] of queries.getQueriesData<ResultOf<Methods['findPlaces']>>({ queryKey: ['findPlaces'] })) {
      for (const place of answer?.data ?? []) {
        if (place.id !== id || !('languages' in place)) continue;
        return Object.fromEntries(Object.entries(place.languages).map(([language, { name }]) => [language, name]));
      }
    }
    return {};
  };
}
