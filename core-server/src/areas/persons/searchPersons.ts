import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import type { ImportedBy } from '@salient/shared/areas/search/importedBy.ts';
import { type PersonQueryInput, personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import type { ServedIn } from '@salient/shared/areas/search/servedIn.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';

interface PersonListParams {
  readonly text: string;
  readonly filter?: string | Readonly<Record<string, string>> | undefined;
  readonly offset: number;
  readonly limit: number;
  readonly sort?: PersonSort | undefined;
}

interface SearchWay {
  /** Only those who served there. */
  readonly servedIn?: ServedIn | undefined;
  /** Only those whom an import brought or changed. */
  readonly imported?: ImportedBy | undefined;
  /** Whether what changed a moment ago has to be seen. */
  readonly isCurrent?: boolean;
  /** SQL of what is wanted of the persons besides, where one statement can tell it. */
  readonly columns?: string;
}

/**
 * One page of a list of persons, as far as the actor may see them.
 *
 * @throws RpcFailure invalidData for a filter that no search knows.
 */
export function searchPersons<Row extends { readonly id: string }>(
  { db, actor, services }: Pick<ChangeContext, 'db' | 'actor' | 'services'>,
  params: PersonListParams,
  query: PersonQueryInput,
  { columns, ...way }: SearchWay = {},
) {
  const { text, filter } = readListFilter(params);
  const parsed = personQuerySchema.safeParse({ text, ...query, ...columnFilters(filter) });
  if (!parsed.success) throw new RpcFailure(commonErrors.invalidData, { filter: ['filter: INVALID_OPTION'] });
  const { offset, limit, sort } = params;
  const page = { db, offset, limit, sort, scope: personScope(actor), ...way };
  return services.personSearch.findMatches<Row>(parsed.data, page, columns);
}

/** Column filters of a list as query parts: names by their start, choices as they are (RPC-20). */
function columnFilters(filter: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).map(([column, value]) =>
      column === 'surname' || column === 'familyname' ? [column, { value, mode: 'head' }] : [column, value],
    ),
  );
}
