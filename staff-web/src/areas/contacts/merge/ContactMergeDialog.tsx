import { Button, Group, Radio, Stack } from '@mantine/core';
import { type ContactPerson, contactName } from '@salient/shared/areas/contacts/contactPerson.ts';
import {
  type ContactMergeChoices,
  type ContactMergeField,
  contactMergeFields,
} from '@salient/shared/areas/contacts/contactPersonMerge.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { RecordMergeDecision } from '../../../lib/merges/RecordMergeDecision.tsx';
import type { MergeDialogProps } from '../../../lib/merges/RecordMergePanel.tsx';
import { ReferenceList } from '../../../lib/merges/ReferenceList.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { ContactCard } from './ContactCard.tsx';
import { useContactAddress } from './useContactAddress.ts';
import { useContactMergeCommands } from './useContactMergeCommands.ts';

type Preview = ResultOf<Methods['previewContactPersonMerge']>;

/** Two contact persons side by side, and what a merge would do before it is done. */
export function ContactMergeDialog({ pair, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTexts();
  const [isSwapped, setSwapped] = useState(false);
  const [choices, setChoices] = useState<ContactMergeChoices>({});
  const [idA, idB] = isSwapped ? [pair[1], pair[0]] : pair;
  const { data, error, refetch, isPlaceholderData } = useMethod(
    'previewContactPersonMerge',
    { idA, idB, choices },
    { keepPrevious: true },
  );
  const commands = useContactMergeCommands();
  if (error && !isPlaceholderData) {
    const isTooLong = failureOf(error).name === 'invalidData';
    if (isTooLong) return <Notice tone="error">{t('contactPages.merge.tooLong')}</Notice>;
    return <FailedNotice error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <ListSkeleton rows={10} />;
  const { contactPersonA, contactPersonB, merged, references } = data;
  const isCurrent = !isPlaceholderData && contactPersonA.id === idA;
  return (
    <Stack gap="lg" aria-busy={!isCurrent}>
      <div className="merge-two">
        <ContactCard person={contactPersonA} role={t('recordMerges.keeps')} />
        <ContactCard person={contactPersonB} role={t('recordMerges.goes')} />
        <ContactCard person={merged} role={t('recordMerges.result')} />
      </div>
      <Group>
        <Button
          variant="default"
          leftSection={<Icon name="merge" />}
          onClick={() => {
            setSwapped(!isSwapped);
            setChoices({});
          }}
        >
          {t('recordMerges.swap')}
        </Button>
      </Group>
      <Choices preview={data} chosen={choices} onChoose={(field, side) => setChoices({ ...choices, [field]: side })} />
      {references.length === 0 ? (
        <p className="reference-facts">{t('recordMerges.nothingMoves')}</p>
      ) : (
        <div>
          <h3 className="merge-heading">{t('recordMerges.references')}</h3>
          <ReferenceList references={references} />
        </div>
      )}
      <RecordMergeDecision
        canMerge={isCurrent}
        merge={(reason) =>
          commands.merge(
            { idA, idB, versionA: contactPersonA.version, versionB: contactPersonB.version, choices, reason },
            contactPersonA,
            contactPersonB,
          )
        }
        refetch={() => void refetch()}
        onMerged={(isOpened) => onMerged(idA, isOpened)}
        onClose={onClose}
      />
    </Stack>
  );
}

interface ChoicesProps {
  readonly preview: Preview;
  /** What was chosen, which the preview follows. */
  readonly chosen: ContactMergeChoices;
  readonly onChoose: (field: ContactMergeField, side: 'a' | 'b') => void;
}

/** What both say and say differently, with the value that the contact person will have. */
function Choices({ preview: { contactPersonA, contactPersonB, merged }, chosen, onChoose }: ChoicesProps) {
  const { t } = useTexts();
  const addressOf = useContactAddress();
  const show = (field: ContactMergeField, person: ContactPerson): string => {
    if (field === 'name') return contactName(person);
    return (field === 'address' ? addressOf(person) : person[field]) ?? '';
  };
  const labels: Readonly<Record<ContactMergeField, string>> = {
    name: t('contactPages.merge.name'),
    email: t('contacts.fields.email'),
    phone: t('contacts.fields.phone'),
    address: t('contactPages.address'),
  };
  const differing = contactMergeFields.filter((field) => {
    const [one, other] = [show(field, contactPersonA), show(field, contactPersonB)];
    return one !== other && one !== '' && other !== '';
  });
  if (differing.length === 0) return null;
  return (
    <div>
      <div className="merge-two">
        {differing.map((field) => (
          <Radio.Group
            key={field}
            label={labels[field]}
            value={chosen[field] ?? (show(field, merged) === show(field, contactPersonB) ? 'b' : 'a')}
            onChange={(side) => onChoose(field, side as 'a' | 'b')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="a" label={show(field, contactPersonA)} />
              <Radio value="b" label={show(field, contactPersonB)} />
            </Stack>
          </Radio.Group>
        ))}
      </div>
      <p className="reference-facts merge-left-out">{t('contactPages.merge.leftOut')}</p>
    </div>
  );
}
