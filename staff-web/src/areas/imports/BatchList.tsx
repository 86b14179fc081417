import type { ImportBatch } from '@salient/shared/areas/imports/importBatch.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { useConfirm } from '../../lib/dialogs/ConfirmProvider.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { WaitingPage } from '../../lib/page/WaitingPage.tsx';
import { KeptRecords } from './KeptRecords.tsx';
import { isOpen, TaskState } from './TaskState.tsx';

const isMoving = ({ state, undo }: ImportBatch) =>
  state === 'running' || state === 'undoing' || (undo !== null && isOpen(undo));

/** The imports of the museum, newest first, each with the way back. */
export function BatchList() {
  const { t } = useTexts();
  const query = useMethod('findImportBatches', {}, { everyMs: 2_000 });
  const { data, error, refetch } = query;
  return (
    <section className="form-section imports-section" aria-labelledby="imports-batches">
      <h2 id="imports-batches">{t('imports.batches')}</h2>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <WaitingPage />
      ) : data.batches.length === 0 ? (
        <p className="form-hint">{t('imports.noBatches')}</p>
      ) : (
        <ol className="imports-rows">
          {data.batches.map((batch) => (
            <Batch key={batch.id} batch={batch} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Batch({ batch }: { readonly batch: ImportBatch }) {
  const { t, language } = useTexts();
  const confirm = useConfirm();
  const takeBack = useCommand('takeBackImport', { refreshes: ['findImportBatches'] });
  const {
    id,
    kind,
    title,
    file_name,
    state,
    started_at,
    imported_by,
    created,
    updated,
    rejected,
    removed,
    restored,
    kept,
    undo,
  } = batch;
  const count = (number: number) => number.toLocaleString(locales[language]);
  const name = title || file_name;
  const isPartly = state === 'undone' && (kept ?? 0) > 0;
  const ask = async () => {
    const question = {
      title: t('imports.takeBackTitle', { name }),
      text: t('imports.takeBackText'),
      verb: t('imports.takeBack'),
    };
    if (await confirm({ ...question, tone: 'danger' })) takeBack.mutate({ batch_id: id });
  };
  return (
    <li data-entry={id} data-state={state}>
      <div className="imports-batch">
        <div>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span className="imports-soft">
            {t(`imports.kinds.${kind}`)} · <bdi>{file_name}</bdi> · {momentText(started_at)}
            {imported_by !== '' && ` · ${imported_by}`}
          </span>
          <p>
            {t(isPartly ? 'imports.undoneInPart' : `imports.states.${state}`)}
            {t('common.colon')}
            {t('imports.batchCounts', {
              created: count(created),
              updated: count(updated),
              rejected: count(rejected ?? 0),
            })}
            {removed !== null &&
              ` ${t('imports.undoCounts', { removed: count(removed), restored: count(restored ?? 0) })}`}
          </p>
        </div>
        {batch.may_take_back && (
          <SteadyButton
            variant="default"
            loading={takeBack.isPending}
            aria-label={t('imports.takeBackOf', { name })}
            onClick={() => void ask()}
          >
            {t('imports.takeBack')}
          </SteadyButton>
        )}
      </div>
      {undo && (isMoving(batch) || undo.state === 'failed') && <TaskState task={undo} />}
      {undo?.result && undo.result.kept.length > 0 && (
        <KeptRecords kept={undo.result.kept} total={kept ?? undo.result.kept.length} />
      )}
    </li>
  );
}
