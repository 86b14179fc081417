import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { personReference, type Reference } from '../../lib/picker/referenceSources.ts';

/** A person as pickers show it, by the id that a form keeps; its name is `…` until it is read. */
export function usePersonOf(id: string | null): Reference | null {
  const texts = useTexts();
  const { data } = useMethod('getPerson', { id: id ?? '', extend: [] }, { enabled: id !== null });
  if (id === null) return null;
  return data && 'surname' in data ? personReference(data, texts) : { kind: 'person', id, name: '…', facts: [] };
}
