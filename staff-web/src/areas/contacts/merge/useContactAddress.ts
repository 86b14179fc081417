import type { ContactPerson } from '@salient/shared/areas/contacts/contactPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { placeReference } from '../../../lib/picker/referenceSources.ts';

/** Where a contact person lives, on one line; blank where nobody knows. */
export function useContactAddress() {
  const texts = useTexts();
  return ({ street, streetNumber, place }: ContactPerson): string => {
    const line = [street, streetNumber].filter(Boolean).join(' ');
    return [line, place && placeReference(place, texts).name].filter(Boolean).join(', ');
  };
}
