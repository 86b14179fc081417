import {
  readPerson,
  type ShortName,
  type ShortNamesTable,
  shortNameKeys,
  shortNamePrefix,
} from '@salient/shared/areas/kiosk-content/shortNames.ts';
import { cleanQuery } from '@salient/shared/lib/names/cleanQuery.ts';
import { familyNameForms, givenNameTokens } from '@salient/shared/lib/names/foldName.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

/** Reads the text of a chunk. */
export type OpenChunk = (prefix: string) => Promise<string>;

export interface ShortListAnswer {
  readonly rows: readonly ShortName[];
  readonly total: number;
  /** When the list was made, `yyyy-mm-dd`. */
  readonly date: string;
  /** In the whole list. */
  readonly persons: number;
}

/** A family name of a chunk; its persons are read when somebody wants them. */
interface Family {
  readonly name: string;
  /** As people type it, in full. */
  readonly forms: readonly string[];
  readonly keys: readonly string[];
  readonly persons: readonly string[];
}

/** A word of the query, as it was typed and folded. */
interface Word {
  readonly plain: string;
  readonly folded: string;
}

/** A single letter is an initial: it begins too many families to be one. */
const shortestFamily = 2;

/** Chunks kept in memory: what one visitor looks for begins with few letters. */
const mostChunks = 6;

/** Half a name may fold to a single letter (`sch`), which is none to search by. */
const wordOf = (plain: string, folded: string): Word => ({
  plain,
  folded: folded.length < shortestFamily ? plain : folded,
});

const begins = ({ plain, folded }: Word, keys: readonly string[]) =>
  keys.some((key) => key.startsWith(plain) || key.startsWith(folded));

/** How well a word matches a family name, the best first: whole as typed, whole but for its spelling, begun as typed, begun. */
function matchOf({ plain, folded }: Word, { forms, keys }: Family): number {
  if (forms.includes(plain)) return 0;
  if (keys.includes(plain) || keys.includes(folded)) return 1;
  return forms.some((form) => form.startsWith(plain)) ? 2 : 3;
}

/**
 * Searches the short list of names that the kiosk holds. One word has to begin a family name, as typed or folded; the others
 * begin first names or other family names of the same person; a year is one of birth or death.
 */
export class ShortList {
  readonly #table: ShortNamesTable;
  readonly #open: OpenChunk;
  readonly #chunks = new Map<string, Promise<readonly Family[]>>();

  constructor(table: ShortNamesTable, open: OpenChunk) {
    this.#table = table;
    this.#open = open;
  }

  /** The first persons found, those with the best match of the family name first, each kind in the order of the names list. */
  async find(text: string, limit: number): Promise<ShortListAnswer> {
    const { plain, folded, years } = cleanQuery(text);
    const words = plain.map((word, at) => wordOf(word, folded[at] ?? word));
    const found = new Map<string, { family: Family; others: readonly Word[]; match: number }>();
    for (const word of words.filter(({ plain }) => plain.length >= shortestFamily)) {
      const others = words.filter((other) => other !== word);
      for (const family of await this.#families(word)) {
        if (!begins(word, family.keys)) continue;
        // A family stands in several chunks, always beneath the same first person.
        const key = `${family.name}\n${family.persons[0]}`;
        const match = matchOf(word, family);
        if (match < (found.get(key)?.match ?? Number.POSITIVE_INFINITY)) found.set(key, { family, others, match });
      }
    }
    const rows: ShortName[] = [];
    let total = 0;
    for (const { family, others } of [...found.values()].sort((a, b) => a.match - b.match)) {
      const lines = linesOf(family, others, years);
      total += lines.length;
      rows.push(...lines.slice(0, limit - rows.length).map((line) => readPerson(family.name, line)));
    }
    const { date, persons } = this.#table;
    return { rows, total, date, persons };
  }

  /** The families whose keys may begin with a word. */
  async #families({ plain, folded }: Word): Promise<readonly Family[]> {
    const starts = [plain, folded].map(shortNamePrefix).filter((start) => start !== '');
    const prefixes = this.#table.prefixes.filter((prefix) => starts.some((start) => prefix.startsWith(start)));
    const chunks = await Promise.all(prefixes.map((prefix) => this.#chunk(prefix)));
    return chunks.flat();
  }

  #chunk(prefix: string): Promise<readonly Family[]> {
    const kept = this.#chunks.get(prefix) ?? this.#open(prefix).then(readChunk);
    this.#chunks.delete(prefix);
    this.#chunks.set(prefix, kept);
    kept.catch(() => this.#chunks.delete(prefix));
    for (const oldest of this.#chunks.keys()) {
      if (this.#chunks.size <= mostChunks) break;
      this.#chunks.delete(oldest);
    }
    return kept;
  }
}

function readChunk(text: string): Family[] {
  return text
    .split(/\n(?=[^\t])/)
    .filter((lines) => lines.trim() !== '')
    .map((lines) => {
      const [name = '', ...persons] = lines.trimEnd().split('\n\t');
      return { name, forms: familyNameForms(name), keys: shortNameKeys(name), persons };
    });
}

/** The persons of a family for whom the other words and the years are right too. */
function linesOf({ keys, persons }: Family, others: readonly Word[], years: readonly number[]): readonly string[] {
  const wanted = others.filter((word) => !begins(word, keys));
  if (wanted.length === 0 && years.length === 0) return persons;
  return persons.filter((line) => {
    const [surname = '', bornAndDied = ''] = line.split('\t');
    const isOfYears = years.every((year) => bornAndDied.match(/..../g)?.includes(String(year)));
    return isOfYears && wanted.every((word) => begins(word, givenKeys(surname)));
  });
}

const givenKeys = (surname: string) => [...normalizeText(surname).split(' '), ...givenNameTokens(surname)];
