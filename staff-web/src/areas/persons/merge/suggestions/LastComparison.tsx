import { Progress } from '@mantine/core';
import { requestMergeComparison } from '@salient/shared/areas/persons/merge/mergeMethods.ts';
import { mayCall } from '@salient/shared/areas/users/actor.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SteadyButton } from '../../../../lib/controls/SteadyButton.tsx';
import { useMessages } from '../../../../lib/messages/useMessages.ts';
import { useActor } from '../../../../lib/session/useSession.ts';
import { useComparisons } from './useComparisons.ts';

/** When all persons were last compared, what came of it, and for those who may the button that does it now. */
export function LastComparison() {
  const { t, language } = useTexts();
  const actor = useActor();
  const { runs, running, last, failedAt, isFirstDue } = useComparisons();
  const request = useCommand('requestMergeComparison', { refreshes: ['findMergeComparisons'] });
  const number = (value: number) => new Intl.NumberFormat(locales[language]).format(value);
  useResultMessage(runs);
  return (
    <section className={isFirstDue ? 'list-empty' : 'last-comparison'} aria-label={t('merging.comparison.title')}>
      <p role="status" className={isFirstDue ? 'list-empty-title' : undefined}>
        {running
          ? t('merging.comparison.running', { since: momentText(running.started_at) })
          : last?.finished_at
            ? t('merging.comparison.last', {
                at: momentText(last.finished_at),
                persons: number(last.persons),
                pairs: number(last.compared),
                count: last.suggested,
              })
            : isFirstDue && t('merging.comparison.never')}
      </p>
      {isFirstDue && <p>{t('merging.comparison.neverText')}</p>}
      {failedAt !== null && <p>{t('merging.comparison.failed', { at: momentText(failedAt) })}</p>}
      {running && (
        <Progress
          value={running.pairs === 0 ? 0 : (100 * running.compared) / running.pairs}
          aria-label={t('merging.comparison.progress')}
        />
      )}
      {mayCall(actor, requestMergeComparison) && (
        <SteadyButton
          variant="default"
          loading={request.isPending}
          disabled={running !== undefined}
          onClick={() => request.mutate({})}
        >
          {t('merging.comparison.now')}
        </SteadyButton>
      )}
    </section>
  );
}

/** Tells what came of a comparison that was seen under way, and shows the pairs that it found. */
function useResultMessage(
  runs: readonly { readonly id: string; readonly ok: boolean | null; readonly suggested: number }[],
) {
  const { t } = useTexts();
  const messages = useMessages();
  const queries = useQueryClient();
  const followed = useRef<string | null>(null);
  const running = runs.find(({ ok }) => ok === null)?.id ?? null;
  const ended = runs.find(({ id, ok }) => id === followed.current && ok !== null);
  useEffect(() => {
    if (running) followed.current = running;
    if (!ended) return;
    followed.current = null;
    void queries.invalidateQueries({ queryKey: ['getMergeSuggestions'] });
    if (ended.ok) messages.success(t('merging.comparison.done', { count: ended.suggested }));
    else messages.error(t('merging.comparison.stopped'));
  }, [running, ended, queries, messages, t]);
}
