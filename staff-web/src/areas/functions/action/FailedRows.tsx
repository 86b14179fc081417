import type { ActionOutcome } from '@salient/shared/areas/functions/functionMethods.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { SelectedRow } from '../../../lib/list/selection.ts';
import { reasonText } from './reasonText.ts';

interface Props extends Pick<ActionOutcome, 'failed'> {
  readonly rows: readonly SelectedRow[];
  readonly isDone: boolean;
}

/** The rows with which nothing was done, or could be, each with why. */
export function FailedRows({ failed, rows, isDone }: Props) {
  const { t } = useTexts();
  if (failed.length === 0) return null;
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (
    <>
      {isDone && <p role="status">{t('functions.outcome.failed', { count: failed.length })}</p>}
      <ul className="functions-failed">
        {failed.map(({ id, code }) => (
          <li key={id}>{t('functions.outcome.row', { name: names.get(id) ?? id, reason: reasonText(code, t) })}</li>
        ))}
      </ul>
    </>
  );
}
