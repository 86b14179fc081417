import { recordText } from '@salient/shared/app/changeTexts.ts';
import type { ActionOutcome } from '@salient/shared/areas/functions/functionMethods.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { ActionProgressBar } from './ActionProgressBar.tsx';
import { FailedRows } from './FailedRows.tsx';
import type { useUndo } from './useUndo.ts';

interface Props {
  readonly undone: NonNullable<ReturnType<typeof useUndo>['undone']>;
  readonly changes: NonNullable<ActionOutcome['changes']>;
}

/** How far what an action did is taken back, and what stays as it is. */
export function Undone({ undone: { isRunning, done, asked, failed }, changes }: Props) {
  const { t } = useTexts();
  if (isRunning) return <ActionProgressBar done={done + failed.length} count={asked} text="functions.outcome.doing" />;
  const records = changes.flatMap((row) => row.records.map(({ record }) => record));
  return (
    <>
      <p role="status">{t('functions.outcome.undone', { count: done })}</p>
      <FailedRows
        failed={failed}
        rows={records.map((record) => ({ id: record.id, name: recordText(t, record) }))}
        isDone
      />
    </>
  );
}
