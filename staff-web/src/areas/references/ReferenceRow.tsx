import { ActionIcon, Select, TextInput } from '@mantine/core';
import {
  type DocumentReference,
  type ReferenceRelation,
  referenceKey,
  referenceLimits,
  relationsTo,
} from '@salient/shared/areas/references/documentReference.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FieldErrors, refusedRow } from '../../lib/form/FieldErrors.tsx';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ReferenceName } from './ReferenceName.tsx';

interface Props {
  readonly reference: DocumentReference;
  /** What was refused of it. */
  readonly codes?: readonly string[];
  readonly readOnly: boolean;
  readonly onChange: (changed: DocumentReference) => void;
  readonly onRemove: () => void;
}

/** One record that is referred to: which, what it is to the document, and a word on it. */
export function ReferenceRow({ reference, codes = [], readOnly, onChange, onRemove }: Props) {
  const { t } = useTexts();
  const { type, name, relation, comment } = reference;
  if (readOnly) {
    return (
      <li className="reference-read" data-entry={referenceKey(reference)}>
        <ReferenceName reference={reference} />
        <span className="reference-relation">{t(`documentRecord.relations.${relation}`)}</span>
        {comment && <span className="reference-comment">{comment}</span>}
      </li>
    );
  }
  return (
    <li data-entry={referenceKey(reference)} {...refusedRow(codes)}>
      <ReferenceName reference={reference} />
      <Select
        aria-label={t('referring.relationOf', { name })}
        data={relationsTo(type).map((value) => ({ value, label: t(`documentRecord.relations.${value}`) }))}
        allowDeselect={false}
        value={relation}
        onChange={(chosen) => chosen !== null && onChange({ ...reference, relation: chosen as ReferenceRelation })}
      />
      <TextInput
        aria-label={t('referring.commentOn', { name })}
        placeholder={t('referring.comment')}
        autoComplete="off"
        maxLength={referenceLimits.comment}
        value={comment}
        onChange={(event) => onChange({ ...reference, comment: event.currentTarget.value })}
      />
      <ActionIcon variant="subtle" size="lg" aria-label={t('referring.remove', { name })} onClick={onRemove}>
        <Icon name="close" />
      </ActionIcon>
      <FieldErrors codes={codes} of={name} />
    </li>
  );
}
