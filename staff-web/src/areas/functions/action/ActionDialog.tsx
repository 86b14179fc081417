import { Button } from '@mantine/core';
import type { FunctionAction } from '@salient/shared/areas/functions/functionDefinition.ts';
import { actionName } from '@salient/shared/areas/functions/functionTexts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { PanelDialog } from '../../../lib/dialogs/PanelDialog.tsx';
import { Icon } from '../../../lib/icons/Icon.tsx';
import type { SelectedRow } from '../../../lib/list/selection.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { ActionPreview } from './ActionPreview.tsx';
import { ActionProgressBar } from './ActionProgressBar.tsx';
import { DoneRows } from './DoneRows.tsx';
import { FailedRows } from './FailedRows.tsx';
import { Undone } from './Undone.tsx';
import { useAction } from './useAction.ts';
import { stepsBack, useUndo } from './useUndo.ts';

export interface AskedAction {
  readonly action: FunctionAction;
  readonly rows: readonly SelectedRow[];
}

interface Props {
  readonly name: string;
  readonly asked: AskedAction | null;
  readonly onClose: () => void;
  /** Told once something was done. */
  readonly onDone: () => void;
}

/** Shows what an action would do, asks, does it, and says what was done and what not (FUNC-16, FUNC-17). */
export function ActionDialog({ name, asked, onClose, onDone }: Props) {
  const { t } = useTexts();
  // What is shown stays while the dialog fades.
  const [shown, setShown] = useState(asked);
  const [isDone, setDone] = useState(false);
  const { progress, run, stop } = useAction(name);
  const { undone, undo, forget } = useUndo();
  const queries = useQueryClient();
  useEffect(() => {
    if (!asked) return;
    setShown(asked);
    setDone(false);
    forget();
    void run(asked.action.name, idsOf(asked.rows), true);
  }, [asked, run, forget]);
  if (!shown) return null;
  const action = actionName(shown.action.name, t);
  const count = shown.rows.length;
  const { isRunning, done, failed, error, changes = [] } = progress;
  const left = progress.asked - done.length - failed.length;
  const doIt = async () => {
    setDone(true);
    await run(shown.action.name, progress.done, false, failed);
    onDone();
    await queries.invalidateQueries({ queryKey: ['callFunction'] });
    void queries.invalidateQueries({ queryKey: ['getFunctionRuns'] });
  };
  const close = () => {
    stop();
    onClose();
  };
  const mayUndo = isDone && !isRunning && stepsBack(changes).length > 0;
  const title = isDone ? t('functions.outcome.title', { action }) : t('functions.preview.title', { action, count });
  return (
    <PanelDialog opened={asked !== null} title={title} onClose={close} closesBeside={!isRunning && !undone?.isRunning}>
      {undone ? (
        <Undone undone={undone} changes={changes} />
      ) : isRunning ? (
        <ActionProgressBar
          done={done.length + failed.length}
          count={progress.asked}
          text={isDone ? 'functions.outcome.doing' : 'functions.preview.checking'}
        />
      ) : (
        <>
          {isDone ? (
            <p role="status">
              {t('functions.outcome.done', { count: done.length })}
              {left > 0 && ` ${t('functions.outcome.left', { count: left })}`}
            </p>
          ) : (
            <ActionPreview progress={progress} rows={shown.rows} />
          )}
          <FailedRows failed={failed} rows={shown.rows} isDone={isDone} />
          {isDone && <DoneRows changes={changes} rows={shown.rows} />}
          {isDone && changes.length > 0 && !mayUndo && <p className="search-hint">{t('functions.preview.undo')}</p>}
          {error !== null && (
            <FailedNotice error={error} onRetry={() => void run(shown.action.name, idsOf(shown.rows), true)} />
          )}
        </>
      )}
      <DialogButtons>
        <Button variant="default" data-autofocus onClick={isRunning && isDone ? stop : close}>
          {t(isRunning && isDone ? 'functions.outcome.stop' : isDone ? 'common.close' : 'forms.cancel')}
        </Button>
        {mayUndo && !undone && (
          <Button variant="default" leftSection={<Icon name="restore" />} onClick={() => void undo(changes)}>
            {t('functions.outcome.undo')}
          </Button>
        )}
        {!isDone && !isRunning && done.length > 0 && (
          <Button {...(shown.action.effect === 'change' ? {} : { color: 'poppy' })} onClick={() => void doIt()}>
            {action}
          </Button>
        )}
      </DialogButtons>
    </PanelDialog>
  );
}

const idsOf = (rows: readonly SelectedRow[]) => rows.map(({ id }) => id);
