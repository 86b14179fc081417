import { Combobox } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ReferenceOption } from './ReferenceOption.tsx';
import type { Proposals } from './useProposals.ts';

/** What an empty picker offers, under what it comes from. Nothing of it is chosen before somebody does. */
export function ProposedOptions({ proposals: { proposed, recent } }: { readonly proposals: Proposals }) {
  const { t } = useTexts();
  return (
    <>
      {proposed.length > 0 && (
        <Combobox.Group label={t('pickers.proposed')}>
          {proposed.map((each) => (
            <ReferenceOption key={each.id} {...each} />
          ))}
        </Combobox.Group>
      )}
      {recent.length > 0 && (
        <Combobox.Group label={t('pickers.recent')}>
          {recent.map((each) => (
            <ReferenceOption key={each.id} {...each} />
          ))}
        </Combobox.Group>
      )}
    </>
  );
}
