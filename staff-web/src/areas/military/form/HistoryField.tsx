import { ActionIcon, Button } from '@mantine/core';
import { type historyTypes, historyTypes as types } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { periodText } from '../../../lib/dates/periodText.ts';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { HistoryLines } from '../HistoryLines.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import type { EditedHistory } from './militaryForm.ts';
import type { MilitaryFormControl } from './useMilitaryForm.ts';

type Type = (typeof historyTypes)[number];

/** What the dialog edits: a new event of a type, or the one at a place in the history. */
interface Opened {
  readonly type: Type;
  readonly index: number | null;
}

/** The events of an entity's history, saved together with its names (MILITARY-09, MILITARY-18). */
export function HistoryField({ form }: { readonly form: MilitaryFormControl }) {
  const { t } = useTexts();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { value, onChange, codes, readOnly } = form.field('history');
  const errors = errorTexts(codes, t);
  const apply = (event: EditedHistory) => {
    const history = opened?.index == null ? [...value, event] : value.with(opened.index, event);
    onChange([...history].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)));
    setOpened(null);
  };
  return (
    <div>
      <div className="military-add">
        {types.map((type) => (
          <Button
            key={type}
            variant="default"
            leftSection={<Icon name="plus" />}
            disabled={readOnly}
            onClick={() => setOpened({ type, index: null })}
          >
            {t(`military.addEvent.${type}`)}
          </Button>
        ))}
      </div>
      {errors.length > 0 && <Notice tone="error">{[t('military.events.refused'), ...errors].join(' ')}</Notice>}
      <HistoryLines
        history={value.map((event) => ({ ...event, ...namesOf(form, event.id) }))}
        beside={(event, index) => {
          const name = periodText(t, event);
          return (
            <span className="military-line-tools">
              <ActionIcon
                variant="subtle"
                aria-label={t('military.events.edit', { name })}
                onClick={() => setOpened({ type: event.type, index })}
              >
                <Icon name="edit" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={t('military.events.remove', { name })}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              >
                <Icon name="remove" />
              </ActionIcon>
            </span>
          );
        }}
      />
      <p className="military-period">{t('military.events.saveHint')}</p>
      {opened && (
        <HistoryDialog
          type={opened.type}
          event={opened.index === null ? undefined : value[opened.index]}
          entityId={form.entity?.id}
          onApply={apply}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

const orderOf = ({ from_date, to_date, id = '' }: EditedHistory) => `${from_date} ${to_date} ${id}`;

/** Records that the stored history names, as far as they came with it. */
function namesOf({ entity }: MilitaryFormControl, id: string | undefined) {
  const stored = entity?.record.history.find((event) => event.id === id);
  return stored ? { entity: stored.entity, place: stored.place } : {};
}
