import { ActionIcon, Select, TextInput } from '@mantine/core';
import { fullName, yearsOf } from '@salient/shared/areas/persons/personNames.ts';
import { type RelationType, relationLimits, relationTypes } from '@salient/shared/areas/relations/relationTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import type { RelationForm } from '../form/personForm.ts';
import { personPath } from '../personPaths.ts';
import type { PersonDetails } from '../usePersonsDetails.ts';

interface Props {
  /** Tells the row from the others of the form. */
  readonly entry: string;
  readonly row: RelationForm;
  /** The other person; absent while it is looked up. */
  readonly person: PersonDetails | undefined;
  readonly readOnly: boolean;
  /** The relation must still be chosen. */
  readonly isRefused: boolean;
  readonly onChange: (row: RelationForm) => void;
  readonly onRemove: () => void;
}

/** One connection: what the other person is, in words of that person's gender (RELATION-03), and what is known of it. */
export function RelationRow({ entry, row, person, readOnly, isRefused, onChange, onRemove }: Props) {
  const { t } = useTexts();
  const name = person ? fullName(person) || t('persons.nameless') : '…';
  const context = person?.gender ?? 'undefined';
  return (
    <li data-entry={entry}>
      <span className="edited-name">
        <a href={personPath(row.person_id)} target="_blank" rel="noopener">
          <bdi>{name}</bdi>
          <span className="visually-hidden"> {t('pickers.newTab')}</span>
        </a>
        <span className="linked-facts">{person && yearsOf(person)}</span>
      </span>
      <Select
        aria-label={t('personRecord.relations.kind', { name })}
        placeholder={t('personRecord.relations.choose')}
        data={relationTypes.map((value) => ({ value, label: t(`relations.${value}`, { context }) }))}
        allowDeselect={false}
        searchable
        selectFirstOptionOnChange
        nothingFoundMessage={t('pickers.noResults')}
        readOnly={readOnly}
        error={isRefused ? t('validation.REQUIRED') : null}
        value={row.relation || null}
        onChange={(relation) => relation && onChange({ ...row, relation: relation as RelationType })}
      />
      <TextInput
        aria-label={t('personRecord.relations.comments', { name })}
        placeholder={t('personRecord.relations.note')}
        autoComplete="off"
        readOnly={readOnly}
        maxLength={relationLimits.comments}
        value={row.comments}
        onChange={(event) => onChange({ ...row, comments: event.currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        color="poppy"
        disabled={readOnly}
        aria-label={t('personRecord.relations.remove', { name })}
        onClick={onRemove}
      >
        <Icon name="remove" />
      </ActionIcon>
    </li>
  );
}
