import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { Person } from '@salient/shared/areas/persons/person.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { ListBody } from '../../lib/list/ListBody.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { usePersonColumns } from '../persons/usePersonColumns.tsx';
import { BulkChangeButton } from './bulk/BulkChangeButton.tsx';
import { CsvButton } from './csv/CsvButton.tsx';
import { SearchQuestion } from './SearchQuestion.tsx';
import { useChosenPersons } from './useChosenPersons.ts';

/** The persons whom a search finds; a row opens the person (ADVSEARCH-36). */
export function SearchResults({ query, total }: { readonly query: SearchQuery; readonly total: number | undefined }) {
  const { t } = useTexts();
  const user = useUser();
  const chosen = useChosenPersons(query);
  const all = usePersonColumns();
  // What the list of persons filters in the heads of its columns is asked in the form here.
  const columns = useMemo(() => all.map(({ filter: _, ...column }) => column), [all]);
  return (
    <div className="search-results">
      <SearchQuestion query={query} />
      <ListBody
        method="findPersonAdvanced"
        title={t('personSearch.tabs.results')}
        columns={columns}
        // Of a text the best match comes first, as in every search.
        sort={query.text ? null : ['name', 1]}
        searchDelay={null}
        searchOptions={
          <>
            <BulkChangeButton query={query} chosen={chosen} />
            <CsvButton query={query} total={total} />
          </>
        }
        params={() => ({ query: callArguments(query) })}
        // Only whoever may change persons has something to choose them for.
        selection={user && canEdit(user) ? chosen : undefined}
        nameOf={(person: Person) => listName(person) || t('persons.nameless')}
        emptyText={t('personSearch.nobody')}
        rowPath={({ id }) => pathTo('person', { id })}
      />
    </div>
  );
}
