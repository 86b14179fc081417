import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { FieldChange } from '@salient/shared/lib/history/shownValue.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
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
