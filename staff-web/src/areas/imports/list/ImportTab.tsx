import type { ImportList, ImportResult, ImportTask } from '@salient/shared/areas/imports/importList.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { ImportedRecords } from '../batches/ImportedRecords.tsx';
import { openDoubles } from '../check/openDoubles.ts';
import { Problems } from '../check/Problems.tsx';
import { ResultCounts } from '../check/ResultCounts.tsx';
import { taskOf } from '../rules/useImportList.ts';
import type { ListRules } from '../rules/useListRules.ts';
import { isOpen, TaskState } from '../TaskState.tsx';

interface Props {
  readonly list: ImportList;
  readonly trial: ImportTask | null;
  readonly rules: ListRules;
}

/** Rows that would be written, without those of people who are there that shall be left out. */
function rowsToWrite({ decisions, other_doubles }: ImportList, { counts, doubles }: ImportResult): number {
  const skipped = doubles.filter(({ key }) => (decisions[key] ?? other_doubles) === 'skip').length;
  return counts.created + counts.updated - skipped;
}

/** Has the list imported, tells how far it is, and in the end what it did. */
export function ImportTab({ list, trial, rules }: Props) {
  const { t } = useTexts();
  const start = useCommand('startImport', { refreshes: ['getImportList'] });
  const done = taskOf(list, 'import');
  const isBusy = list.tasks.some(isOpen);
  const isTried = trial?.state === 'done' && !trial.is_stale;
  const open = openDoubles(list, trial);
  const begin = async () => {
    if (await rules.save()) start.mutate({ id: list.id, kind: 'import' });
  };
  return (
    <div className="imports-tab">
      {!isTried && <Notice tone="hint">{t('imports.tryFirst')}</Notice>}
      {isTried && open > 0 && <Notice tone="warning">{t('imports.doublesFirst', { count: open })}</Notice>}
      {isTried && open === 0 && trial.result && !done && (
        <p className="lead">{t('imports.wouldBe', { count: rowsToWrite(list, trial.result) })}</p>
      )}
      {done && <TaskState task={done} />}
      {done?.state === 'done' && done.result && (
        <>
          {done.batch_id !== null && (
            <ImportedRecords batchId={done.batch_id} counts={<ResultCounts result={done.result} />} />
          )}
          <Problems task={done} result={done.result} />
        </>
      )}
      <div className="imports-next">
        <SteadyButton disabled={!isTried || open > 0 || isBusy} loading={start.isPending} onClick={() => void begin()}>
          {t(done ? 'imports.importAgain' : 'imports.import')}
        </SteadyButton>
      </div>
    </div>
  );
}
