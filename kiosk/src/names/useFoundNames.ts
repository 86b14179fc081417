import { useMethod } from '@salient/shared/client/useMethod.ts';
import type { ShortName } from '@salient/shared/kiosks/shortNames.ts';
import { listName } from '@salient/shared/persons/personNames.ts';
import type { PersonRow } from '@salient/shared/search/personRow.ts';
import { useBundle, useBundleState } from '../bundle/useBundle.ts';
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

/** The first names that a text finds, as the public search finds them; from the list of the kiosk while the server is away. */
export function useFoundNames(text: string, limit: number): FoundNames {
  const isAsked = text.length >= shortestText;
  const bundle = useBundle();
  const isAway = useBundleState(bundle).serverIsHere === false;
  const { data, isError, isPlaceholderData } = useMethod(
    'callFunction',
    { name: 'FindPersonAdvancedPublic', args: { text }, limit },
    { enabled: isAsked && !isAway, keepPrevious: true },
  );
  const usesList = isAway || isError;
  const listed = useShortList({ kiosk: bundle.kiosk, text, limit, enabled: isAsked && usesList });
  if (!isAsked) return { state: 'typeToSearch', ...nothing };
  if (usesList) return fromShortList(listed);
  if (!data || typeof data === 'string') return { state: 'searching', ...nothing };
  const rows = (data.data as unknown as PersonRow[]).map((row) => ({
    id: row.id,
    name: listName(row),
    born: row.born,
    died: row.died,
    army: row.army,
  }));
  const state = rows.length > 0 ? 'found' : isPlaceholderData ? 'searching' : 'noResults';
  return { state, rows, total: data.total, listOf: null };
}

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
