import { Select } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListPages } from '../../../../lib/list/ListPages.tsx';
import { ListSkeleton } from '../../../../lib/list/ListStates.tsx';
import { mergePanel, pairText } from '../../../../lib/merges/mergePair.ts';
import { FailedNotice } from '../../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../../lib/page/Page.tsx';
import { useOpenPanel } from '../../../../lib/routing/useOpenPanel.ts';
import { useShortcut } from '../../../../lib/shortcuts/useShortcut.ts';
import { useNameOf } from '../../useNameOf.ts';
import { MergePanel } from '../MergePanel.tsx';
import { useMergeActions } from '../useMergeActions.ts';
import { LastComparison } from './LastComparison.tsx';
import { type Suggestion, SuggestionCard } from './SuggestionCard.tsx';
import { useCardFocus } from './useCardFocus.ts';
import { useComparisons } from './useComparisons.ts';
import { usePutAside } from './usePutAside.ts';
import { useSuggestions } from './useSuggestions.ts';
import '../../persons.css';
import '../../../../lib/list/list.css';
import '../merge.css';
import './suggestions.css';

/** Persons who may be one, pair by pair, the likeliest first (PERSON-17, PERSON-18). */
export function MergeSuggestionsPage() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const nameOf = useNameOf();
  const { control, query, changed } = useSuggestions();
  const { data: found, isError, error, refetch } = query;
  const panel = useOpenPanel();
  const actions = useMergeActions();
  const { isPutAside, putAside, takeUp } = usePutAside();
  const list = useRef<HTMLUListElement>(null);
  const cards = useCardFocus(list, found?.data);
  const suggestions = found?.data ?? [];

  const mergePath = ({ idA, idB }: Suggestion) => panel.hrefOf(mergePanel, pairText(idA, idB));
  const tellApart = async ({ idA, idB, persons: [a, b] }: Suggestion, index: number) => {
    if (!a || !b) return;
    cards.focusNextTime(index);
    await actions.tellApart({ idA, idB, nameA: nameOf(a), nameB: nameOf(b) });
  };
  const later = ({ id }: Suggestion, index: number) => {
    putAside(id);
    cards.focus(index + 1);
  };

  const isIdle = panel.shown === null || !panel.shown.opened;
  const withCurrent = (act: (suggestion: Suggestion, index: number) => unknown) => () => {
    const index = cards.current();
    const suggestion = suggestions[index];
    if (suggestion) void act(suggestion, index);
  };
  const step = (by: number) => () => cards.focus(cards.hasFocus() ? cards.current() + by : 0);
  useShortcut('j', t('merging.list.next'), step(1), isIdle);
  useShortcut('k', t('merging.list.previous'), step(-1), isIdle);
  const toMerge = (suggestion: Suggestion) => navigate(mergePath(suggestion), { preventScrollReset: true });
  useShortcut('m', t('merging.start'), withCurrent(toMerge), isIdle);
  useShortcut('x', t('merging.list.notSame'), withCurrent(tellApart), isIdle);
  useShortcut('l', t('merging.list.later'), withCurrent(later), isIdle);

  const reasonOf = useReasons(suggestions);
  const { isFirstDue } = useComparisons();
  const isUncompared = isFirstDue && found?.total === 0;
  return (
    <Page title={t('pages.merge_suggestions')}>
      {!isUncompared && <p className="lead">{t('merging.list.lead')}</p>}
      <LastComparison />
      {!isUncompared && (
        <div className="list-bar">
          <Select
            label={t('merging.list.changed')}
            data={[...changed.choices]}
            allowDeselect={false}
            value={control.state.filters.changed ?? 'any'}
            onChange={(value) => control.change({ filters: { changed: value ?? 'any' } })}
          />
        </div>
      )}
      {isError && !found ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !found ? (
        <ListSkeleton rows={10} />
      ) : isUncompared ? null : found.total === 0 ? (
        <Nothing isNarrowed={control.state.filters.changed !== undefined} />
      ) : (
        <ul className="suggestions" ref={list} aria-busy={query.isPlaceholderData}>
          {suggestions.map((suggestion, index) => (
            <SuggestionCard
              key={suggestion.id}
              suggestion={suggestion}
              mergePath={mergePath(suggestion)}
              isPutAside={isPutAside(suggestion.id)}
              onTellApart={() => void tellApart(suggestion, index)}
              onLater={() => later(suggestion, index)}
              onTakeUp={() => takeUp(suggestion.id)}
            />
          ))}
        </ul>
      )}
      {found && found.total > 0 && <ListPages control={control} total={found.total} shown={suggestions.length} />}
      <MergePanel panel={panel} reasonOf={reasonOf} onSettled={() => cards.focusNextTime(cards.current())} />
    </Page>
  );
}

/** Why a pair was suggested, as the first words of the reason of its merge. */
function useReasons(suggestions: readonly Suggestion[]): (idA: string, idB: string) => string {
  const { t } = useTexts();
  return useMemo(
    () => (idA, idB) => {
      const own = suggestions.find((each) => each.idA === idA && each.idB === idB);
      return own?.reasons.map((reason) => t(`merging.reasons.${reason}`)).join(' · ') ?? '';
    },
    [suggestions, t],
  );
}

function Nothing({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const { t } = useTexts();
  return (
    <div className="list-empty">
      <p className="list-empty-title">{t('merging.list.empty')}</p>
      <p>{t(isNarrowed ? 'merging.list.emptyNarrowed' : 'merging.list.emptyText')}</p>
    </div>
  );
}
