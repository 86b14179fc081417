import { membershipLimit } from '@salient/shared/areas/persons/membershipMethods.ts';
import type { PersonQueryInput } from '@salient/shared/areas/search/personQuery.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { searchPersons } from '../searchPersons.ts';

/** As many are asked of the search at once. */
const pageSize = 1000;

export interface ListSearch {
  readonly text: string;
  readonly filter?: string | Readonly<Record<string, string>> | undefined;
}

type NamedOrFound<Search extends ListSearch> = { readonly ids: readonly string[] } | { readonly search: Search };

/**
 * The persons that a call means: those it names, or all that a list shows for a search, as far as the actor may see them.
 *
 * @param queryOf what the list asks for besides.
 * @param isCurrent whether the list shows at once who came and went.
 * @returns ids in the order in which rows are held, each once.
 * @throws RpcFailure invalidData when they are more than `membershipLimit`, or for a filter that no search knows.
 */
export async function namedOrFound<Search extends ListSearch>(
  context: ChangeContext,
  persons: NamedOrFound<Search>,
  queryOf: (search: Search) => PersonQueryInput,
  isCurrent = false,
): Promise<string[]> {
  if ('ids' in persons) return [...new Set(persons.ids)].sort();
  const { text, filter } = persons.search;
  const found = new Set<string>();
  for (let offset = 0; ; offset += pageSize) {
    const page = { text, filter, offset, limit: pageSize, sort: [['name', 1] as const] };
    const { rows, total } = await searchPersons(context, page, queryOf(persons.search), { isCurrent });
    if (total > membershipLimit)
      throw new RpcFailure(commonErrors.invalidData, { persons: ['persons: TOO_MANY_VALUES'] });
    for (const { id } of rows) found.add(id);
    if (rows.length === 0 || offset + rows.length >= total) return [...found].sort();
  }
}
