import { Progress } from '@mantine/core';
import type { ImportTask } from '@salient/shared/areas/imports/importList.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { Notice } from '../../lib/page/Notice.tsx';

export const isOpen = ({ state }: Pick<ImportTask, 'state'>): boolean => state === 'asked' || state === 'running';

/** How far a task is, or why it failed; nothing of one that is done. */
export function TaskState({ task }: { readonly task: ImportTask }) {
  const { t } = useTexts();
  const stop = useCommand('stopImport', { refreshes: ['getImportList', 'findImportBatches'] });
  const { kind, state, progress, rows } = task;
  if (isOpen(task)) {
    const label = t(`imports.underWay.${kind}`);
    return (
      <div className="imports-task">
        <div>
          <Progress value={100 * progress} aria-label={label} />
          <p role="status">
            {label} {rows > 0 && t('imports.rowsSoFar', { count: rows })}
          </p>
          <p className="imports-soft">{t('imports.goesOn')}</p>
        </div>
        <SteadyButton variant="default" loading={stop.isPending} onClick={() => stop.mutate({ task_id: task.id })}>
          {t('imports.stop')}
        </SteadyButton>
      </div>
    );
  }
  if (state === 'stopped') return <Notice tone="warning">{t(`imports.stopped.${kind}`)}</Notice>;
  if (state === 'failed') return <TaskProblem task={task} />;
  return null;
}

function TaskProblem({ task: { problem, detail, faults } }: { readonly task: ImportTask }) {
  const { t } = useTexts();
  return (
    <Notice tone="error">
      <p>{t(`imports.problems.${problem ?? 'failed'}`)}</p>
      {faults.length > 0 ? (
        <Faults faults={faults} />
      ) : (
        (problem === 'failed' || problem === 'refused') &&
        detail && (
          <p className="imports-soft" lang="en">
            {detail}
          </p>
        )
      )}
    </Notice>
  );
}

/** What a mapping gets wrong, in the words of the importer. */
export function Faults({ faults }: { readonly faults: ImportTask['faults'] }) {
  return (
    <ul className="imports-faults" lang="en">
      {faults.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {path && <code>{path}</code>} {message}
        </li>
      ))}
    </ul>
  );
}
