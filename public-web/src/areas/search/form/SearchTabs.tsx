import type { SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { emptySearch, type SearchTab, searchTabs } from '../searchState.ts';
import type { SearchControl } from '../useSearch.ts';

interface Props {
  readonly control: SearchControl;
  /** What is typed at this moment, so that changing tabs loses nothing. */
  readonly draft: SearchQuery;
  readonly total: number | undefined;
}

export const panelId = 'search-panel';
export const tabId = (tab: SearchTab) => `tab-${tab}`;

/** The three tabs (PUBLIC-03) as links with the keys of tabs: arrows move, Enter opens. */
export function SearchTabs({ control, draft, total }: Props) {
  const { t, language } = useTexts();
  const { state, hrefOf } = control;
  return (
    <div className="tabs" role="tablist" aria-label={t('search.tabs.label')} onKeyDown={moveFocus}>
      {searchTabs.map((tab) => (
        <Link
          key={tab}
          id={tabId(tab)}
          role="tab"
          aria-selected={tab === state.tab}
          aria-controls={tab === state.tab ? panelId : undefined}
          tabIndex={tab === state.tab ? 0 : -1}
          to={tab === state.tab ? hrefOf(state) : hrefOf({ ...emptySearch, tab, query: draft, sort: state.sort })}
        >
          {t(`search.tabs.${tab}`)}
          {tab === 'results' && total !== undefined && (
            <span className="tab-count"> {total.toLocaleString(locales[language])}</span>
          )}
        </Link>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: (at - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = targets[event.key];
  if (at < 0 || target === undefined) return;
  event.preventDefault();
  tabs[target]?.focus();
}
