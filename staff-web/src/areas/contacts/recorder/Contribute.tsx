import { Button } from '@mantine/core';
import { type Contribution, contributionTypes } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import type { SlotRecord } from '../../../lib/related/recordSlots.ts';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { useContribute } from './useContribute.ts';
import { useRecorder } from './useRecorder.ts';

/** Adds the record of the page to the moment that is being recorded, by a button and a key; nothing while there is none. */
export function Contribute({ type, id, name }: SlotRecord) {
  const { moment } = useRecorder();
  if (!moment || !isOneOf(contributionTypes, type)) return null;
  return <ContributeButton contribution={{ type, targetId: id, name }} />;
}

function ContributeButton({ contribution }: { readonly contribution: Contribution }) {
  const { t } = useTexts();
  const contribute = useContribute();
  const add = () => contribute(contribution);
  useShortcut('c', t('contactRecorder.add'), add);
  return (
    <Button variant="default" leftSection={<Icon name="moment" />} aria-keyshortcuts="c" onClick={add}>
      {t('contactRecorder.add')}
    </Button>
  );
}
