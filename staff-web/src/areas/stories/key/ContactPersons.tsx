import { ActionIcon } from '@mantine/core';
import type { ContactPerson } from '@salient/shared/areas/contacts/contactPerson.ts';
import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import { storyLimits } from '@salient/shared/areas/stories/storyTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useFocusAfterRemoval } from '../../../lib/focus/useFocusAfterRemoval.ts';
import { FieldErrors } from '../../../lib/form/FieldErrors.tsx';
import { TextField } from '../../../lib/form/fields.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import { contactName } from '../../../lib/picker/referenceSources.ts';
import type { StoryFormControl } from '../form/useStoryForm.ts';
import { storyLabel } from '../storyLabel.ts';

interface Props {
  readonly form: StoryFormControl;
  readonly whole: PersonStory | undefined;
}

/** Whom the museum tells of the key: three at most, found by name, each with a title (STORY-58). */
export function ContactPersons({ form, whole }: Props) {
  const { t } = useTexts();
  const { value: rows, onChange, codes, readOnly } = form.field('linked_contact_persons');
  const mayAdd = !readOnly && rows.length < storyLimits.contactPersons;
  const focus = useFocusAfterRemoval<HTMLElement>([...rows.map(({ person }) => person), ...(mayAdd ? ['add'] : [])]);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = (id: string) => {
    const person: ContactPerson | undefined = whole?.linked_contact_persons.find(
      (each) => each.person === id,
    )?.contact_person;
    return names.get(id) ?? (person ? contactName(person) : '…');
  };
  return (
    <section {...focus} aria-label={storyLabel(t)('linked_contact_persons')} className="form-section">
      <h2>{storyLabel(t)('linked_contact_persons')}</h2>
      <p className="section-lead">{t('storyEditor.key.contactsLead', { count: storyLimits.contactPersons })}</p>
      <div tabIndex={-1} data-refused={codes.length > 0 || undefined}>
        <FieldErrors codes={codes} />
      </div>
      {rows.length > 0 && (
        <ul className="edited-rows">
          {rows.map((row) => {
            const name = nameOf(row.person);
            return (
              <li key={row.person} data-two data-entry={row.person}>
                <span className="edited-name">{name}</span>
                <TextField
                  name={`linked_contact_persons.${row.person}`}
                  codes={[]}
                  readOnly={readOnly}
                  label={t('storyEditor.key.contactTitle', { name })}
                  maxLength={storyLimits.contactTitle}
                  value={row.title}
                  onChange={(title) =>
                    onChange(rows.map((each) => (each.person === row.person ? { ...each, title } : each)))
                  }
                />
                {!readOnly && (
                  <ActionIcon
                    variant="subtle"
                    size="lg"
                    aria-label={t('pickers.remove', { name })}
                    onClick={() => onChange(rows.filter(({ person }) => person !== row.person))}
                  >
                    <Icon name="remove" />
                  </ActionIcon>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {mayAdd && (
        <div className="edited-add" data-entry="add">
          <ReferencePicker
            kind="contact_person"
            name="linked_contact_persons"
            label={t('storyEditor.key.addContact')}
            value={null}
            isForList
            onChange={(reference) => {
              if (!reference || rows.some(({ person }) => person === reference.id)) return;
              setNames(new Map([...names, [reference.id, reference.name]]));
              onChange([...rows, { person: reference.id, title: '' }]);
            }}
          />
        </div>
      )}
    </section>
  );
}
