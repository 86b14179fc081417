import { Radio } from '@mantine/core';
import { shownAs } from '@salient/shared/areas/persons/merge/mergeFieldHistory.ts';
import type { MergeChoice, MergeField } from '@salient/shared/areas/persons/merge/mergeFields.ts';
import type { MergePreview } from '@salient/shared/areas/persons/merge/personMerge.ts';
import type { ShownValue } from '@salient/shared/lib/history/shownValue.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { ShownValueText } from '../../../lib/history/ShownValueText.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { mergeLabel } from './mergeLabel.ts';
import '../../../lib/form/form.css';

type FieldRow = MergePreview['fields'][number];

interface Props {
  readonly preview: MergePreview;
  readonly choices: Readonly<Partial<Record<MergeField, MergeChoice>>>;
  readonly onChoose: (field: MergeField, choice: MergeChoice) => void;
}

/** Every field that says something: a choice where the two differ, first where they contradict each other. */
export function MergeFieldChoices({ preview, choices, onChoose }: Props) {
  const { t } = useTexts();
  const heading = useId();
  const { fields } = preview;
  const differing = fields.filter(({ a, b }) => !isSame(a, b));
  const conflicts = differing.filter(({ conflict }) => conflict);
  const same = fields.filter(({ a, b }) => isSame(a, b) && !saysNothing(a));
  const ordered = [...conflicts, ...differing.filter(({ conflict }) => !conflict)];
  const isName = ({ field }: FieldRow) => field === 'surname' || field === 'familyname';
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="merge-heading">
        {t('merging.dialog.differences')}
      </h3>
      {conflicts.length > 0 && (
        <p className="merge-warning">
          <Icon name="warning" />
          {t('merging.dialog.conflicts', { count: conflicts.length })}
        </p>
      )}
      {ordered.length === 0 && <p>{t('merging.dialog.noDifferences')}</p>}
      {ordered.map((row) => (
        <FieldChoice
          key={row.field}
          row={row}
          chosen={choices[row.field] ?? row.proposal}
          onChoose={(choice) => onChoose(row.field, choice)}
        />
      ))}
      {differing.some(isName) && <p className="merge-note">{t('merging.dialog.otherName')}</p>}
      {same.length > 0 && <SameFields rows={same} />}
    </section>
  );
}

interface ChoiceProps {
  readonly row: FieldRow;
  readonly chosen: MergeChoice;
  readonly onChoose: (choice: MergeChoice) => void;
}

function FieldChoice({ row, chosen, onChoose }: ChoiceProps) {
  const { t } = useTexts();
  const { field, a, b, merged, choices, conflict } = row;
  const about = !conflict
    ? null
    : field === 'born_date'
      ? t('merging.dialog.conflictBorn')
      : field === 'died_date'
        ? t('merging.dialog.conflictDied')
        : t('merging.dialog.conflict');
  return (
    <Radio.Group
      className="merge-field"
      data-conflict={conflict || undefined}
      label={mergeLabel(t, field)}
      description={about}
      value={chosen}
      onChange={(value) => onChoose(value as MergeChoice)}
    >
      <div className="merge-choices">
        <Choice value="a" label={t('merging.dialog.keeps')}>
          <FieldValue field={field} value={a} />
        </Choice>
        <Choice value="b" label={t('merging.dialog.goes')}>
          <FieldValue field={field} value={b} />
        </Choice>
        {choices.includes('both') && (
          <Choice value="both" label={t(bothTexts[a.kind] ?? 'merging.dialog.both')} labelStays>
            {chosen === 'both' && <FieldValue field={field} value={merged} />}
          </Choice>
        )}
      </div>
    </Radio.Group>
  );
}

/** What taking both means for lists, dates and texts. */
const bothTexts = {
  list: 'merging.dialog.bothLists',
  date: 'merging.dialog.bothDates',
  text: 'merging.dialog.bothTexts',
} as Readonly<
  Partial<
    Record<ShownValue['kind'], 'merging.dialog.bothLists' | 'merging.dialog.bothDates' | 'merging.dialog.bothTexts'>
  >
>;

interface OneProps {
  readonly value: MergeChoice;
  readonly label: string;
  /** The label is shown on a wide screen too, where the column says whose the others are. */
  readonly labelStays?: boolean;
  readonly children: React.ReactNode;
}

function Choice({ value, label, labelStays = false, children }: OneProps) {
  return (
    <Radio.Card value={value} className="conflict-choice" data-choice={value}>
      <Radio.Indicator />
      <span>
        <span className="conflict-whose" data-stays={labelStays || undefined}>
          {label}
        </span>{' '}
        <span className="conflict-value">{children}</span>
      </span>
    </Radio.Card>
  );
}

function FieldValue({ field, value }: { readonly field: MergeField; readonly value: ShownValue }) {
  const [type, name] = shownAs(field);
  return <ShownValueText type={type} field={name} value={value} />;
}

/** What both say alike, for whoever wants to see it. */
function SameFields({ rows }: { readonly rows: readonly FieldRow[] }) {
  const { t } = useTexts();
  return (
    <details className="merge-same">
      <summary>{t('merging.dialog.same', { count: rows.length })}</summary>
      <dl>
        {rows.map(({ field, a }) => (
          <div key={field}>
            <dt>{mergeLabel(t, field)}</dt>
            <dd>
              <FieldValue field={field} value={a} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const isSame = (a: ShownValue, b: ShownValue) => JSON.stringify(a) === JSON.stringify(b);

const saysNothing = (value: ShownValue) =>
  value.kind === 'empty' || (value.kind === 'date' && value.date === '????????');
