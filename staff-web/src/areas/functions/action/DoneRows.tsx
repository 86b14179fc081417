import { recordText, typeAndRecordText, typeText } from '@salient/shared/app/changeTexts.ts';
import type { ActionOutcome, DoneRecord } from '@salient/shared/areas/functions/functionMethods.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { SelectedRow } from '../../../lib/list/selection.ts';
import { useRecordPath } from '../../../lib/records/useRecordPath.ts';

/** So many rows are listed; the others are counted. The record of each has its history. */
const shownRows = 100;

interface Props {
  readonly changes: NonNullable<ActionOutcome['changes']>;
  readonly rows: readonly SelectedRow[];
}

/** What was done, row by row: each record by its name, which opens it in another tab, a removed one too. */
export function DoneRows({ changes, rows }: Props) {
  const { t } = useTexts();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const further = changes.length - shownRows;
  return (
    <>
      <ul className="functions-done">
        {changes.slice(0, shownRows).map(({ id, records }) =>
          records.length === 0 ? (
            <li key={id}>{names.get(id)}</li>
          ) : (
            records.map((record) => (
              <li key={record.entry}>
                <DoneText done={record} />
              </li>
            ))
          ),
        )}
      </ul>
      {further > 0 && <p>{t('functions.preview.further', { count: further })}</p>}
    </>
  );
}

function DoneText({ done: { record, part_of, change } }: { readonly done: DoneRecord }) {
  const { t } = useTexts();
  const pathOf = useRecordPath();
  const shown = part_of ?? record;
  const path = pathOf(shown.type, shown.id);
  const name = recordText(t, shown);
  const entity = part_of ? typeAndRecordText(t, record) : typeText(t, record.type);
  return (
    <>
      {path === null ? (
        name
      ) : (
        <a href={path} target="_blank" rel="noreferrer">
          {name}
        </a>
      )}
      <span>{t(`functions.preview.${change}`, { entity })}</span>
    </>
  );
}
