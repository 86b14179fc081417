import type { ImportBatch, RemovedOf } from '@salient/shared/areas/imports/importBatch.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useConfirm } from '../../../lib/dialogs/ConfirmProvider.tsx';
import { isOpen, TaskState } from '../TaskState.tsx';
import { batchName } from './batchName.ts';
import { KeptRecords } from './KeptRecords.tsx';

export const isPartlyTakenBack = ({ state, kept }: Pick<ImportBatch, 'state' | 'kept'>): boolean =>
  state === 'undone' && (kept ?? 0) > 0;

export const isMoving = ({ state, undo }: ImportBatch): boolean =>
  state === 'running' || state === 'undoing' || (undo !== null && isOpen(undo));

/** `800 persons and 432 places`; empty when there are none. */
function namedKinds({ t, language }: Texts, removed: RemovedOf): string {
  const kinds = (['person', 'place', 'memorial', 'military_entity'] as const).filter((kind) => removed[kind] > 0);
  const named = kinds.map((kind) => t(`imports.removedOf.${kind}`, { count: removed[kind] }));
  return new Intl.ListFormat(locales[language]).format(named);
}

interface Props {
  readonly batch: ImportBatch;
  /** What it is called, and where that leads. */
  readonly heading?: ReactNode;
}

/** What an import did, how it stands, and the way back. */
export function BatchSummary({ batch, heading }: Props) {
  const texts = useTexts();
  const { t, language } = texts;
  const { kind, file_name, state, started_at, imported_by, removed, removed_of, restored, kept, undo } = batch;
  const count = (number: number | null) => (number ?? 0).toLocaleString(locales[language]);
  const counts = {
    created: count(batch.created),
    updated: count(batch.updated),
    rejected: count(batch.rejected),
  };
  const removedText = (removed_of && namedKinds(texts, removed_of)) || count(removed);
  return (
    <>
      <div className="imports-batch">
        <div>
          {heading}
          <span className="imports-soft">
            {t(`imports.kinds.${kind}`)} · <bdi>{file_name}</bdi> · {momentText(started_at)}
            {imported_by !== '' && ` · ${imported_by}`}
          </span>
          <p>
            {t(isPartlyTakenBack(batch) ? 'imports.undoneInPart' : `imports.states.${state}`)}
            {t('common.colon')}
            {t('imports.batchCounts', counts)}
            {removed !== null && ` ${t('imports.undoCounts', { removed: removedText, restored: count(restored) })}`}
          </p>
        </div>
        {batch.may_take_back && <TakeBack batch={batch} />}
      </div>
      {undo && (isMoving(batch) || undo.state === 'failed') && <TaskState task={undo} />}
      {undo?.result && undo.result.kept.length > 0 && (
        <KeptRecords kept={undo.result.kept} total={kept ?? undo.result.kept.length} />
      )}
    </>
  );
}

function TakeBack({ batch }: { readonly batch: ImportBatch }) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const takeBack = useCommand('takeBackImport', {
    refreshes: ['findImportBatches', 'getImportBatch', 'findImportedPersons', 'findMadeByImport'],
  });
  const name = batchName(batch);
  const ask = async () => {
    const question = {
      title: t('imports.takeBackTitle', { name }),
      text: t('imports.takeBackText'),
      verb: t('imports.takeBack'),
    };
    if (await confirm({ ...question, tone: 'danger' })) takeBack.mutate({ batch_id: batch.id });
  };
  return (
    <SteadyButton
      variant="default"
      loading={takeBack.isPending}
      aria-label={t('imports.takeBackOf', { name })}
      onClick={() => void ask()}
    >
      {t('imports.takeBack')}
    </SteadyButton>
  );
}
