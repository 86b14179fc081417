import { choiceText, fieldText, typeText } from '@salient/shared/app/changeTexts.ts';
import { historyField } from '@salient/shared/app/historyFields.ts';
import type { ActionOutcome } from '@salient/shared/areas/functions/functionMethods.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { SelectedRow } from '../../../lib/list/selection.ts';
import type { ActionProgress } from './useAction.ts';

/** So many rows show what they would become; the others are counted (S11). */
const shownRows = 10;

type ChangedRecord = NonNullable<ActionOutcome['preview']>[number]['records'][number];

/** What an action would change, row by row. */
export function ActionPreview({
  progress,
  rows,
}: {
  readonly progress: ActionProgress;
  readonly rows: readonly SelectedRow[];
}) {
  const { t } = useTexts();
  const { preview = [], done, failed } = progress;
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const further = preview.length - shownRows;
  return (
    <>
      <p role="status">
        {t('functions.preview.will', { count: done.length })}
        {failed.length > 0 && ` ${t('functions.preview.fails', { count: failed.length })}`}
      </p>
      <ul className="functions-preview">
        {preview.slice(0, shownRows).map(({ id, records }) => (
          <li key={id}>
            <strong>{names.get(id)}</strong>
            <Records records={records} />
          </li>
        ))}
      </ul>
      {further > 0 && <p>{t('functions.preview.further', { count: further })}</p>}
      {done.length > 0 && <p className="search-hint">{t('functions.preview.undo')}</p>}
    </>
  );
}

function Records({ records }: { readonly records: readonly ChangedRecord[] }) {
  const { t } = useTexts();
  if (records.length === 0) return <p>{t('functions.preview.nothing')}</p>;
  return (
    <ul>
      {records.map((record, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record may change twice, and nothing is moved.
        <li key={index}>
          <RecordText record={record} />
        </li>
      ))}
    </ul>
  );
}

function RecordText({ record: { entity: type, change, fields } }: { readonly record: ChangedRecord }) {
  const { t } = useTexts();
  const entity = typeText(t, type);
  if (change !== 'changed') return t(`functions.preview.${change}`, { entity });
  const told = fields.filter(({ name }) => historyField(type, name) !== undefined);
  const words = (name: string, value: unknown) =>
    typeof value === 'string' && value !== '' ? choiceText(t, type, name, value) : null;
  const texts = told.map(({ name, before, after }) => {
    const [was, becomes] = [words(name, before), words(name, after)];
    const field = fieldText(t, type, name);
    return was && becomes ? `${field} (${was} → ${becomes})` : field;
  });
  return t('functions.preview.change', { entity, fields: texts.join(', ') });
}
