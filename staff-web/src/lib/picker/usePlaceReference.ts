import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { placeReference, type Reference } from './referenceSources.ts';

/** A place as pickers show it, by the id that a form keeps; its name is `…` until it is read. */
export function usePlaceReference(id: string | null): Reference | null {
  const texts = useTexts();
  const { data } = useMethod('findPlaces', { ids: [id ?? ''], limit: 1 }, { enabled: id !== null });
  if (id === null) return null;
  const found = data?.data.find((place) => place.id === id);
  return found && 'languages' in found ? placeReference(found, texts) : { kind: 'place', id, name: '…', facts: [] };
}
