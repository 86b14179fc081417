import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useCallback } from 'react';

interface PersonName {
  readonly surname: string;
  readonly familyname: string;
}

/** A person as messages and titles call it: `William McGee`, or that its name is unknown. */
export function useNameOf() {
  const { t } = useTexts();
  return useCallback(
    ({ surname, familyname }: PersonName) =>
      fullName({ firstName: surname, lastName: familyname }) || t('persons.nameless'),
    [t],
  );
}
