import { ActionIcon, TextInput } from '@mantine/core';
import { personLimits } from '@salient/shared/areas/persons/personValues.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import type { MembershipForm } from '../form/personForm.ts';

interface Props {
  readonly row: MembershipForm;
  readonly readOnly: boolean;
  readonly onChange: (row: MembershipForm) => void;
  readonly onRemove: () => void;
}

/** One project that the person belongs to. */
export function MembershipRow({ row, readOnly, onChange, onRemove }: Props) {
  const { t } = useTexts();
  const { data } = useMethod('getProject', { id: row.project });
  const title = data?.title ?? '…';
  return (
    <li data-two data-entry={row.project}>
      <span className="edited-name">
        <bdi>{title}</bdi>
      </span>
      <TextInput
        aria-label={t('personRecord.memberships.notes', { title })}
        placeholder={t('personRecord.relations.note')}
        autoComplete="off"
        readOnly={readOnly}
        maxLength={personLimits.membershipNotes}
        value={row.notes}
        onChange={(event) => onChange({ ...row, notes: event.currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        color="poppy"
        disabled={readOnly}
        aria-label={t('personRecord.memberships.remove', { title })}
        onClick={onRemove}
      >
        <Icon name="remove" />
      </ActionIcon>
    </li>
  );
}
