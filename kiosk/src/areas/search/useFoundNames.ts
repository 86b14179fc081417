import type { ShortName } from '@salient/shared/areas/kiosk-content/shortNames.ts';
import { listName } from '@salient/shared/areas/persons/personNames.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBundle, useBundleState } from '../../lib/bundle/useBundle.ts';
import type { ShortListAnswer } from './short-list/ShortList.ts';
import { useShortList } from './short-list/useShortList.ts';

/** A person among those found. Days are 8 characters. */
export interface FoundRow {
  readonly id: string;
  readonly name: string;
  readonly born: string;
  readonly died: string;
  readonly army: string;
}

interface FoundNames {
  /** The words to show: nothing typed yet, on the way, here they are, nobody, or there is nothing to search. */
  readonly state: 'typeToSearch' | 'searching' | 'found' | 'noResults' | 'offline';
  readonly rows: readonly FoundRow[];
  readonly total: number;
  /** The day of the short list, `yyyy-mm-dd`, when that one was searched; null for the whole names list. */
  readonly listOf: string | null;
}

/** From so many letters on a search begins. */
const shortestText = 2;

const nothing = { rows: [], total: 0, listOf: null } as const;

/** Names that are asked for at once. */
export const namesPerAnswer = 24;

/**
 * The names that a text finds, as the public search finds them; from the list of the kiosk while the server is away.
 *
 * @param wanted how many of them, at least; what is asked for later is added to what is there.
 */
export function useFoundNames(text: string, wanted: number): FoundNames {
  const isAsked = text.length >= shortestText;
  const bundle = useBundle();
  const isMergedOrRemoved = useBundleState(bundle).serverIsHere === false;
  const answer = useFoundPersons(text, wanted, isAsked && !isMergedOrRemoved);
  const usesList = isMergedOrRemoved || (answer.isError && answer.rows.length === 0);
  const listed = useShortList({ kiosk: bundle.kiosk, text, limit: wanted, enabled: isAsked && usesList });
  if (!isAsked) return { state: 'typeToSearch', ...nothing };
  if (usesList) return fromShortList(listed);
  const { rows, total, isPlaceholderData } = answer;
  if (total === null) return { state: 'searching', ...nothing };
  const state = rows.length > 0 ? 'found' : isPlaceholderData ? 'searching' : 'noResults';
  return { state, rows, total, listOf: null };
}

/** What the server finds, answer by answer; a null total until the first one is there. */
function useFoundPersons(text: string, wanted: number, enabled: boolean) {
  const client = useClient();
  const { data, isError, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['foundNames', text],
    queryFn: async ({ pageParam: offset, signal }) => {
      const call = { name: 'FindPersonAdvancedPublic', args: { text }, limit: namesPerAnswer, offset } as const;
      const answer = await client.callFunction(call, { signal });
      if (typeof answer === 'string') throw new TypeError('the search of names answers with persons');
      return { rows: answer.data as unknown as PersonRow[], total: answer.total };
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return last.rows.length > 0 && loaded < last.total ? loaded : undefined;
    },
    enabled,
    placeholderData: keepPreviousData,
  });
  const rows = (data?.pages ?? []).flatMap((page) => page.rows.map(foundRow));
  const lacksSome = enabled && rows.length < wanted && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (lacksSome) void fetchNextPage();
  }, [lacksSome, fetchNextPage]);
  return { rows, total: data?.pages.at(-1)?.total ?? null, isError, isPlaceholderData };
}

const foundRow = (row: PersonRow): FoundRow => ({
  id: row.id,
  name: listName(row),
  born: row.born,
  died: row.died,
  army: row.army,
});

function fromShortList(answer: ShortListAnswer | null | undefined): FoundNames {
  if (answer === undefined) return { state: 'searching', ...nothing };
  if (answer === null) return { state: 'offline', ...nothing };
  const { rows, total, date } = answer;
  return { state: total > 0 ? 'found' : 'noResults', rows: rows.map(rowOf), total, listOf: date };
}

const dayOfYear = (year: number | null) => (year === null ? '????????' : `${String(year).padStart(4, '0')}????`);

const rowOf = (person: ShortName): FoundRow => ({
  id: person.id,
  name: listName(person),
  born: dayOfYear(person.born_year),
  died: dayOfYear(person.died_year),
  army: '',
});
