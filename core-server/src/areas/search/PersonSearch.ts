import type { PersonScope } from '@salient/shared/areas/persons/personPolicy.ts';
import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import { personIndex } from '@salient/shared/areas/search/indexSettings.ts';
import { type PersonQuery, personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import type { FoundPerson } from '@salient/shared/areas/search/personRow.ts';
import type { SearchTerm } from '@salient/shared/areas/search/searchTermMethods.ts';
import type { Understood } from '@salient/shared/areas/search/understoodQuery.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { MeiliGuard } from '../../lib/search/MeiliGuard.ts';
import { AbsentWords } from './AbsentWords.ts';
import { addFacets } from './addFacets.ts';
import { MeiliEngine } from './meilisearch/MeiliEngine.ts';
import { meiliFilter } from './meilisearch/meiliFilter.ts';
import { nameFacetPlaces } from './nameFacetPlaces.ts';
import { narrowedTo, type PageRequest } from './narrowedTo.ts';
import { PostgresEngine } from './postgres/PostgresEngine.ts';
import { readMet } from './postgres/readMet.ts';
import type { ResolvedQuery } from './ResolvedQuery.ts';
import type { Answered, Ask, ReadingAnswer, ReadMet } from './readings/answerReading.ts';
import { familyNamesAmong } from './readings/familyNamesAmong.ts';
import { heldTo, type RankedAnswer, ReadingSearch } from './readings/ReadingSearch.ts';
import { findSpans, mayBeNames, type ReadCondition, type Reading, readingsOf, wordsKey } from './readings/readings.ts';
import { understoodOf } from './readings/understoodOf.ts';
import { resolveQuery } from './resolveQuery.ts';
import type { SearchAnswer, SearchRequest } from './SearchEngine.ts';
import type { SearchMetrics } from './SearchMetrics.ts';
import { suggestTerms } from './suggestions/suggestTerms.ts';
import { readTypedText } from './TypedText.ts';
import type { VocabularyKeeper } from './vocabulary/VocabularyKeeper.ts';

export interface PersonSearchAnswer extends Omit<SearchAnswer, 'rows'> {
  readonly rows: FoundPerson[];
  /** True when Meilisearch could have answered and is away or still indexing. */
  readonly degraded: boolean;
  /** How the text was read; null when nothing was typed. */
  readonly understood: Understood | null;
}

/** Who was found, and why where something was typed. */
export type PersonMatch = Pick<FoundPerson, 'id' | 'reason' | 'matched_name'>;

/** A page of those who were found. */
export interface PersonMatches<Row> {
  readonly rows: readonly PersonMatch[];
  /** The same persons with the columns that were asked for; null where the caller has to read them by their ids. */
  readonly records: readonly Row[] | null;
  readonly total: number;
}

/** What is typed without a letter or a digit (`%`, `?`) asks for nobody, and not for everybody. */
const nobody = ({ facets }: PageRequest): Answered => ({
  ...{ rows: [], total: 0, step: null, degraded: false },
  facets: facets ? addFacets([]) : undefined,
});

/**
 * The one way to find persons who are shown; `PersonIds` gives the ids of all of them, for what is done with each. A planner
 * gives a query to Meilisearch when every part of it can be answered there, to PostgreSQL otherwise, and to PostgreSQL when
 * Meilisearch is away: no search fails because the index is missing.
 */
export class PersonSearch {
  readonly #guard: MeiliGuard;
  readonly #meili: MeiliEngine | null;
  readonly #metrics: SearchMetrics;
  readonly #log: Logger;
  readonly #irishMemorialId: string | null;
  readonly #vocabulary: VocabularyKeeper;

  /** @param irishMemorialId the memorial whose names count among the Irish memorial records. */
  constructor(
    guard: MeiliGuard,
    metrics: SearchMetrics,
    log: Logger,
    irishMemorialId: string | null,
    vocabulary: VocabularyKeeper,
  ) {
    this.#guard = guard;
    this.#meili = guard.client && new MeiliEngine(guard.client);
    this.#metrics = metrics;
    this.#log = log;
    this.#irishMemorialId = irishMemorialId;
    this.#vocabulary = vocabulary;
  }

  /**
   * Finds persons. What is typed is read in the ways that the vocabulary allows, and the reading that explains most of it
   * answers: its name decides who is found, and what else it knows of them who stands first.
   */
  async find(query: PersonQuery, page: PageRequest): Promise<PersonSearchAnswer> {
    const { db } = page;
    const resolved = await resolveQuery(db, query, page.scope ?? null, this.#irishMemorialId);
    const asked = narrowedTo(resolved, page);
    if (query.text.trim() === '') {
      const answer = await this.#ask(asked, query, page);
      return { ...answer, rows: answer.rows.map((row) => ({ ...row, met: [] })), understood: null };
    }
    const readings = await this.#readings(db, query);
    const must = new Set(query.must.map(wordsKey));
    const isStrict = ({ text }: ReadCondition) => must.has(wordsKey(text));
    const absentWords = new AbsentWords();
    const askIn =
      (sort: PersonSort, facets = page.facets ?? false): Ask =>
      ({ name, conditions, typedOnly = false, ...how }) =>
        name === '' && conditions.length === 0
          ? Promise.resolve(nobody(page))
          : this.#ask(
              { ...asked, persons: [...asked.persons, ...conditions] },
              { ...query, text: name, widen: query.widen && !typedOnly },
              { ...page, sort, facets, absentWords, ...how },
            );
    const readMetOf: ReadMet = (ids, conditions) =>
      readMet(
        db,
        ids,
        conditions.map(({ condition }) => condition),
      );
    const isSorted = (page.sort ?? []).length > 0;
    const familiesAmong = (texts: readonly string[]) => familyNamesAmong(db, texts);
    const search = new ReadingSearch({
      ask: askIn([], !isSorted && page.facets),
      readMet: readMetOf,
      isStrict,
      familiesAmong,
    });
    const { offset, limit } = page;
    // Which reading answers does not depend on the order that its rows are wanted in.
    const part = isSorted ? { offset: 0, limit: 1 } : { offset, limit };
    const answers = await search.answerBest(readings, { ...part, isSorted: false });
    const [best] = answers as [RankedAnswer];
    const chosen = isSorted
      ? await search.answer(best.reading, { offset, limit, isSorted, ...best.how }, askIn(page.sort ?? []))
      : best;
    const { rows, total, step, facets, degraded, reading, soft } = chosen;
    const always = reading.conditions.filter(isStrict).map(({ text }) => text);
    return {
      ...{ total, step, facets, degraded },
      rows: rows.map(({ row, met }) => ({ ...row, met: [...always, ...met.flatMap((at) => soft[at]?.text ?? [])] })),
      understood: understoodOf(reading, chosen, await this.#others(readings, chosen, answers, askIn([], false)), query),
    };
  }

  /**
   * A page of persons of whom the caller needs other columns than a result shows: who stands on it, and why. The names list
   * as it stands costs one statement.
   *
   * @param columns of the table of persons as SQL, its id among them.
   */
  async findMatches<Row extends { readonly id: string }>(
    query: PersonQuery,
    page: PageRequest,
    columns = 'id',
  ): Promise<PersonMatches<Row>> {
    if (query.text.trim() !== '') return this.#matched(query, page);
    const { db, offset, limit, sort = [] } = page;
    const resolved = await resolveQuery(db, query, page.scope ?? null, this.#irishMemorialId);
    const asked = narrowedTo(resolved, page);
    if (!page.isCurrent && meiliFilter(asked)?.length !== 0) return this.#matched(query, page);
    const stop = this.#metrics.start('postgresql');
    try {
      const engine = new PostgresEngine(db);
      const { ids, records, total } = await engine.listRecords<Row>(asked, { offset, limit, sort }, columns);
      return { rows: ids.map((id) => ({ id, reason: null, matched_name: null })), records, total };
    } finally {
      stop();
    }
  }

  async #matched(query: PersonQuery, page: PageRequest): Promise<PersonMatches<never>> {
    const { rows, total } = await this.find(query, page);
    return { rows, records: null, total };
  }

  /** How many each reading finds that takes one more word for something other than a name. */
  async #others(readings: readonly Reading[], chosen: ReadingAnswer, answers: readonly ReadingAnswer[], ask: Ask) {
    const { conditions } = chosen.reading;
    const taken = new Set(conditions.map(({ text }) => text));
    const others = readings.flatMap((reading) => {
      const [other, ...more] = reading.conditions.filter(({ text }) => !taken.has(text));
      return other && more.length === 0 && reading.conditions.length === conditions.length + 1
        ? [{ reading, other }]
        : [];
    });
    // Beside a name in full nobody asks for more.
    if (conditions.length > 0 || others.some(({ reading }) => reading.name !== '')) return [];
    return Promise.all(
      others.map(async ({ reading, other }) => {
        const asked = answers.find((answer) => answer.reading === reading);
        const total = asked?.total ?? (await ask({ name: '', conditions: heldTo([other]), offset: 0, limit: 0 })).total;
        return { text: other.text, kind: other.kind, label: other.label, total };
      }),
    );
  }

  async #readings(db: EntityManager, { text, as_name, as_term, must }: PersonQuery): Promise<Reading[]> {
    const vocabulary = await this.#vocabulary.current();
    if (!vocabulary) return [{ name: text.trim(), conditions: [], leftOut: [] }];
    const asTerm = new Set([...as_term, ...must].map(wordsKey));
    const typed = findSpans(text, vocabulary, { asName: new Set(as_name.map(wordsKey)), asTerm });
    return readingsOf(typed, await familyNamesAmong(db, mayBeNames(typed)), vocabulary);
  }

  /** What the end of a text begins apart from names of persons. */
  async suggest(
    { text, language }: { readonly text: string; readonly language: Language },
    { db, scope }: Pick<PageRequest, 'db'> & { readonly scope: PersonScope },
  ): Promise<SearchTerm[]> {
    const vocabulary = await this.#vocabulary.current();
    if (!vocabulary) return [];
    const query = personQuerySchema.parse({});
    const asked = await resolveQuery(db, query, scope, this.#irishMemorialId);
    return suggestTerms(text, language, vocabulary, async (name, condition) => {
      const persons = [...asked.persons, ...heldTo([{ condition }])];
      const page = { db, offset: 0, limit: 0, namedOnly: true };
      return (await this.#ask({ ...asked, persons }, { ...query, text: name }, page)).total;
    });
  }

  /** Asks one engine for one name among those who meet conditions. */
  async #ask(
    resolved: ResolvedQuery,
    query: PersonQuery,
    page: PageRequest & Pick<SearchRequest, 'namedOnly' | 'tellMet' | 'absentWords'>,
  ): Promise<Answered> {
    const { db } = page;
    const text = readTypedText(query.text);
    if (text === null && query.text.trim() !== '') return nobody(page);
    const request = {
      query: resolved,
      text,
      widen: query.widen,
      soundsAlike: query.sounds_alike,
      offset: page.offset,
      limit: page.limit,
      sort: page.sort ?? [],
      facets: page.facets ?? false,
      namedOnly: page.namedOnly ?? false,
      ...(page.tellMet ? { tellMet: page.tellMet } : {}),
      ...(page.absentWords ? { absentWords: page.absentWords } : {}),
    };
    const filter = page.isCurrent ? null : meiliFilter(resolved);
    // Without text and filters the counters of PostgreSQL give the total, and its index the page, faster than a search.
    const isPlainList = request.text === null && filter?.length === 0 && !request.facets;
    let degraded = false;
    if (filter && !isPlainList) {
      if (this.#meili && (await this.#guard.isUsable(personIndex))) {
        const stop = this.#metrics.start('meilisearch');
        try {
          return await this.#named(db, { ...(await this.#meili.search(request, filter)), degraded: false });
        } catch (error) {
          this.#guard.noteFailure(error);
          this.#log.warn({ err: error }, 'Meilisearch failed; PostgreSQL answers');
        } finally {
          stop();
        }
      }
      degraded = true;
    }
    const stop = this.#metrics.start('postgresql');
    try {
      return await this.#named(db, { ...(await new PostgresEngine(db).search(request)), degraded });
    } finally {
      stop();
    }
  }

  async #named(db: EntityManager, answer: Answered): Promise<Answered> {
    if (!answer.facets) return answer;
    return { ...answer, facets: await nameFacetPlaces(db, answer.facets) };
  }
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly personSearch: PersonSearch;
  }
}
