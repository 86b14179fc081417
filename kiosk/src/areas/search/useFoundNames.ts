import type { ShortName } from '@salient/shared/areas/kiosk-content/shortNames.ts';
import type { MatchReason } from '@salient/shared/areas/persons/matchReasons.ts';
import { fullName, listName } from '@salient/shared/areas/persons/personNames.ts';
import type { FoundPerson } from '@salient/shared/areas/search/personRow.ts';
import type { Narrowing } from '@salient/shared/areas/search/searchMethods.ts';
import type { Understood } from '@salient/shared/areas/search/understoodQuery.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBundle, useBundleState } from '../../lib/bundle/useBundle.ts';
import type { ListedPerson } from '../persons/knownHere.ts';
import { chosenValues, type NameQuery } from './nameQuery.ts';
import type { ShortListAnswer } from './short-list/ShortList.ts';
import { useShortList } from './short-list/useShortList.ts';

/** A person among those found. */
export interface FoundRow {
  /** The name as the list sorts it. */
  readonly name: string;
  /** Where and as what somebody served, as far as a list tells. */
  readonly service: Pick<FoundPerson, 'army' | 'regiment' | 'unit' | 'unit_nr' | 'rank' | 'number'> | null;
  /** Why it is here; null on the short list. */
  readonly reason: MatchReason | null;
  readonly matchedName: string | null;
  /** What was typed beside the name and is true of the person. */
  readonly met: readonly string[];
  /** As the page of the person is given it. */
  readonly listed: ListedPerson;
}

interface FoundNames {
  /** The words to show: nothing typed yet, on the way, here they are, nobody, or there is nothing to search. */
  readonly state: 'typeToSearch' | 'searching' | 'found' | 'noResults' | 'offline';
  readonly rows: readonly FoundRow[];
  readonly total: number;
  /** How many of them are called as typed; null where nobody has counted. */
  readonly named: number | null;
  readonly narrowing: Narrowing | null;
  readonly understood: Understood | null;
  /** The short list, when that one was searched: its day, `yyyy-mm-dd`, and how many it holds; null for all names. */
  readonly list: Pick<ShortListAnswer, 'date' | 'persons'> | null;
}

/** From so many letters on a search begins. */
const shortestText = 2;

const nothing = { rows: [], total: 0, named: null, narrowing: null, understood: null, list: null } as const;

/** Names that are asked for at once. */
export const namesPerAnswer = 24;

/**
 * The names that a query finds, as the public search finds them; from the list of the kiosk while the server is away.
 *
 * @param wanted how many of them, at least; what is asked for later is added to what is there.
 */
export function useFoundNames(query: NameQuery, wanted: number): FoundNames {
  const text = query.text.trim();
  const isAsked = text.length >= shortestText;
  const bundle = useBundle();
  const isServerAway = useBundleState(bundle).serverIsHere === false;
  const answer = useFoundPersons({ ...query, text }, wanted, isAsked && !isServerAway);
  const usesList = isServerAway || (answer.isError && answer.rows.length === 0);
  const listed = useShortList({ kiosk: bundle.kiosk, text, limit: wanted, enabled: isAsked && usesList });
  if (!isAsked) return { state: 'typeToSearch', ...nothing };
  if (usesList) return fromShortList(listed);
  const { rows, newest, isPlaceholderData } = answer;
  if (!newest) return { state: 'searching', ...nothing };
  const { total, named, narrowing, understood } = newest;
  const state = rows.length > 0 ? 'found' : isPlaceholderData ? 'searching' : 'noResults';
  return { state, rows, total, named, narrowing, understood, list: null };
}

/** What the server finds, answer by answer. */
function useFoundPersons(query: NameQuery, wanted: number, enabled: boolean) {
  const client = useClient();
  const params = { text: query.text, sounds_alike: query.soundsAlike, ...chosenValues(query), limit: namesPerAnswer };
  const { data, isError, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['narrowPersons', params],
    queryFn: ({ pageParam: offset, signal }) => client.narrowPersons({ ...params, offset }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.data.length, 0);
      return last.data.length > 0 && loaded < last.total ? loaded : undefined;
    },
    enabled,
    placeholderData: keepPreviousData,
  });
  const rows = (data?.pages ?? []).flatMap((page) => page.data.map(foundRow));
  const lacksSome = enabled && rows.length < wanted && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    if (lacksSome) void fetchNextPage();
  }, [lacksSome, fetchNextPage]);
  return { rows, newest: data?.pages.at(-1), isError, isPlaceholderData };
}

const foundRow = (row: FoundPerson): FoundRow => ({
  name: listName(row),
  ...{ service: row, reason: row.reason, matchedName: row.matched_name, met: row.met },
  listed: listedRow(row, row.born, row.died),
});

const listedRow = ({ id, surname, familyname }: ShortName | FoundPerson, born: string, died: string): ListedPerson => ({
  ...{ id, born, died },
  name: fullName({ firstName: surname, lastName: familyname }),
});

function fromShortList(answer: ShortListAnswer | null | undefined): FoundNames {
  if (answer === undefined) return { state: 'searching', ...nothing };
  if (answer === null) return { state: 'offline', ...nothing };
  const { rows, total, date, persons } = answer;
  const state = total > 0 ? 'found' : 'noResults';
  return { ...nothing, state, rows: rows.map(rowOf), total, list: { date, persons } };
}

const dayOfYear = (year: number | null) => (year === null ? '????????' : `${String(year).padStart(4, '0')}????`);

const rowOf = (person: ShortName): FoundRow => ({
  name: listName(person),
  ...{ service: null, reason: null, matchedName: null, met: [] },
  listed: listedRow(person, dayOfYear(person.born_year), dayOfYear(person.died_year)),
});
