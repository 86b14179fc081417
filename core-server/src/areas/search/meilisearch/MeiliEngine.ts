import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import { type FacetKey, facetKeys } from '@salient/shared/areas/search/facetKeys.ts';
import type { Facets } from '@salient/shared/areas/search/facets.ts';
import { factAttributes, personIndex, rowAttributes } from '@salient/shared/areas/search/indexSettings.ts';
import { sortName } from '@salient/shared/areas/search/personKeys.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { initials } from '@salient/shared/lib/names/initials.ts';
import { soundKeys } from '@salient/shared/lib/names/sounds/soundKeys.ts';
import type { Meilisearch, SearchParams } from 'meilisearch';
import { addFacets, mostFrequent } from '../addFacets.ts';
import { bestReasonFirst, pageToFill, stepShown } from '../bestReasonFirst.ts';
import type { SoftCondition } from '../conditions/SoftCondition.ts';
import { familyNameTries, isGivenName } from '../familyNamesTyped.ts';
import { givenNameParts } from '../givenNameParts.ts';
import { hasName, type Match, matchReason } from '../matchReason.ts';
import { type FoundPage, mostExamined, type PageOf, type Source, type StepRow, type Within } from '../pageOfSources.ts';
import { rowOrder, withNameLast } from '../rowOrder.ts';
import type { SearchAnswer, SearchRequest } from '../SearchEngine.ts';
import { type SearchFallbacks, searchWithFallbacks } from '../searchWithFallbacks.ts';
import { hasInitials, mayBeName, plainWords, type TypedText } from '../TypedText.ts';
import { quoteFilter } from './filterSyntax.ts';
import { type IndexedFacts, isMet } from './softAlternatives.ts';

/** A row, with what tells whether conditions are met where that is asked for. */
type Hit = Omit<PersonRow, 'reason' | 'matched_name'> & IndexedFacts;

const sortAttributes = { name: 'sort_name', born: 'born', died: 'died' } as const;

/** Rows up to which names that sound alike are added when the reader asked for them. */
const soundsAlikeUpTo = 1000;

const facetAttributes: Record<FacetKey, string> = {
  victim_type: 'victim_type',
  army: 'armies',
  gender: 'gender',
  nationality: 'nationality',
  died_year: 'died_year',
  died_place: 'died_place',
  has_story: 'has_story',
  has_photo: 'has_photo',
};

/** How one text source asks: the words, which of them must match, and the fields they are looked for in. */
interface TextQuery {
  readonly q: string;
  readonly filter?: readonly string[];
  readonly fields?: readonly string[];
  readonly matching?: 'all' | 'last';
  /** Whether hits tell what conditions are compared with. */
  readonly withFacts?: boolean;
}

/** A query, the step it belongs to, and how the rows that it finds are examined. */
interface StepQuery extends TextQuery, Pick<Source<Hit, TextQuery>, 'step' | 'proposes' | 'examineUpTo'> {}

type QueryFallbacks = Readonly<Record<keyof SearchFallbacks<Hit, TextQuery>, StepQuery[][]>>;

type MatchedHit = Hit & Match;

const everybody: Within = { without: [] };

/** Of a row that is not examined it is only known that the index found it, and corrects slips of the pen. */
const corrected: Match = { reason: 'typo', matched_name: null };

/** The names list in Meilisearch: typing, ranking, typo tolerance, flat filters, facets. */
export class MeiliEngine {
  readonly #index;

  constructor(client: Meilisearch) {
    this.#index = client.index<Hit>(personIndex);
  }

  /**
   * Answers a request whose filters Meilisearch can express.
   *
   * @throws MeiliRequestError when it does not answer or has no index.
   */
  async search(request: SearchRequest, filter: readonly string[]): Promise<SearchAnswer> {
    const { text, offset, limit } = request;
    const sort = sortOf(request.sort, text !== null);
    if (!text) {
      const { rows, total } = await this.#find({ q: '' }, filter, sort, offset, limit, everybody);
      return {
        rows: rows.map((row) => ({ ...row, reason: null, matched_name: null })),
        total,
        step: null,
        facets: request.facets ? await this.#facets({ q: '' }, filter, everybody) : undefined,
      };
    }
    const typedFilter = [...filter, ...textFilter(text)];
    const topUpTo = request.soundsAlike ? soundsAlikeUpTo : request.widen ? pageToFill : 0;
    // An answer of one page is put in order as a whole, whichever part of it is asked for.
    const isWhole = request.sort.length === 0 && limit > 0 && offset < pageToFill;
    const [from, count] = isWhole ? [0, Math.max(offset + limit, pageToFill)] : [offset, limit];
    const page: PageOf<Hit> = {
      ...{ offset: from, limit: count, topUpTo, examineUpTo: Math.max(topUpTo, pageToFill) },
      accepts: (hit, step) => matchReason(text, step, hit) !== null,
      order: rowOrder(request.sort, (hit) => ({ name: sortName(hit), born: hit.born, died: hit.died })),
    };
    const matched = ({ row, step }: StepRow<Hit>): MatchedHit => ({
      ...row,
      ...(matchReason(text, step, row) ?? corrected),
    });
    const inPlace = (rows: MatchedHit[], total: number) => (total <= pageToFill ? bestReasonFirst(text, rows) : rows);
    /** The first of an answer, best match first, whichever part of it is asked for. */
    const leading = async (found: FoundPage<Hit, TextQuery>) => {
      const first = isWhole ? found.rows.slice(0, pageToFill) : await this.#leading(found, typedFilter);
      return inPlace(first.map(matched), found.total);
    };
    const found = await searchWithFallbacks(this.#fallbacksOf(text, request, typedFilter, sort), page, async (whole) =>
      hasName(text, await leading(whole)),
    );
    const drawn = found.rows.map(matched);
    const rows = isWhole ? inPlace(drawn, found.total) : drawn;
    const [best] = isWhole ? rows : await leading(found);
    const shown = isWhole ? rows.slice(offset, offset + limit) : rows;
    return {
      rows: shown.map(withoutFacts),
      met: request.tellMet && metOf(shown, request.tellMet),
      total: found.total,
      step: best ? stepShown(best.reason) : found.step,
      facets: request.facets
        ? addFacets(
            await Promise.all(found.drawn.map(({ source, within }) => this.#facets(source.query, typedFilter, within))),
          )
        : undefined,
    };
  }

  /** The first rows of what was found, for a page that does not begin with them or stands in another order. */
  async #leading({ drawn }: FoundPage<Hit, TextQuery>, filter: readonly string[]): Promise<StepRow<Hit>[]> {
    const leading: StepRow<Hit>[] = [];
    for (const { source, within } of drawn) {
      const { step, query } = source;
      if (leading.length >= pageToFill) break;
      const { rows } = await this.#find(query, filter, [], 0, pageToFill - leading.length, within);
      leading.push(...rows.map((row) => ({ row, step })));
    }
    return leading;
  }

  #fallbacksOf(
    text: TypedText,
    request: SearchRequest,
    filter: readonly string[],
    sort: string[],
  ): SearchFallbacks<Hit, TextQuery> {
    const withFacts = request.tellMet !== undefined;
    const sourcesOf = (rungs: StepQuery[][]) =>
      rungs.map((rung) =>
        rung.map(
          ({ step, proposes, examineUpTo, ...query }): Source<Hit, TextQuery> => ({
            ...{ step, query, proposes, examineUpTo },
            find: (start, count, within) => this.#find({ ...query, withFacts }, filter, sort, start, count, within),
          }),
        ),
      );
    const { named, familyName, further } = fallbacksOf(text, request);
    if (request.namedOnly) return { named: sourcesOf(named), familyName: [], further: [] };
    return { named: sourcesOf(named), familyName: sourcesOf(familyName), further: sourcesOf(further) };
  }

  async #find(
    query: TextQuery,
    filter: readonly string[],
    sort: string[],
    offset: number,
    limit: number,
    within: Within,
  ): Promise<{ rows: Hit[]; total: number }> {
    const params: SearchParams = {
      ...textParams(query, filter, within),
      sort: sort.length === 0 ? undefined : sort,
      attributesToRetrieve: query.withFacts ? [...rowAttributes, ...factAttributes] : [...rowAttributes],
    };
    // Exact totals come with numbered pages only; a page that starts between two of them is cut from both.
    const hitsPerPage = Math.max(1, limit);
    const page = Math.floor(offset / hitsPerPage) + 1;
    const skipped = offset % hitsPerPage;
    const first = await this.#index.search(query.q, { ...params, hitsPerPage: limit === 0 ? 0 : hitsPerPage, page });
    if (limit === 0 || skipped === 0) return { rows: first.hits, total: first.totalHits };
    const second = await this.#index.search(query.q, { ...params, hitsPerPage, page: page + 1 });
    return { rows: [...first.hits.slice(skipped), ...second.hits.slice(0, skipped)], total: first.totalHits };
  }

  async #facets(query: TextQuery, filter: readonly string[], within: Within): Promise<Facets> {
    const { facetDistribution = {} } = await this.#index.search(query.q, {
      ...textParams(query, filter, within),
      facets: Object.values(facetAttributes),
      hitsPerPage: 0,
      page: 1,
    });
    return Object.fromEntries(
      facetKeys.map((key) => [
        key,
        mostFrequent(Object.entries(facetDistribution[facetAttributes[key]] ?? {}).filter(([value]) => value !== '')),
      ]),
    );
  }
}

/** A row as it is answered. */
const withoutFacts = ({ reason, matched_name, ...hit }: MatchedHit): PersonRow => ({
  ...(Object.fromEntries(rowAttributes.map((name) => [name, hit[name]])) as Omit<PersonRow, keyof Match>),
  ...{ reason, matched_name },
});

const metOf = (hits: readonly Hit[], conditions: readonly SoftCondition[]) =>
  new Map(
    hits.map((hit) => [hit.id, [...conditions.keys()].filter((at) => isMet(conditions[at] as SoftCondition, hit))]),
  );

/** The part of a request that decides which persons match. */
function textParams(query: TextQuery, filter: readonly string[], { without, only }: Within): SearchParams {
  const idsIn = (ids: readonly string[]) => `[${ids.map(quoteFilter).join(', ')}]`;
  const part = only ? [`id IN ${idsIn(only)}`] : without.length === 0 ? [] : [`id NOT IN ${idsIn(without)}`];
  const all = [...filter, ...(query.filter ?? []), ...part];
  return {
    filter: all.length === 0 ? undefined : all,
    matchingStrategy: query.matching ?? 'all',
    attributesToSearchOn: query.fields ? [...query.fields] : undefined,
  };
}

function sortOf(sort: PersonSort, typed: boolean): string[] {
  if (sort.length === 0) return typed ? [] : ['sort_name:asc'];
  return withNameLast(sort).map(
    ([column, direction]) => `${sortAttributes[column]}:${direction === 1 ? 'asc' : 'desc'}`,
  );
}

function textFilter({ years, numbers }: TypedText): string[] {
  return [
    ...years.map((year) => `years = ${year}`),
    ...numbers.map((number) => `numbers STARTS WITH ${quoteFilter(number)}`),
  ];
}

/**
 * The queries in the order they are tried: rungs one after another until one finds anything; within a rung, companions
 * that fill up what the first lacks.
 */
function fallbacksOf(text: TypedText, request: SearchRequest): QueryFallbacks {
  const typed: StepQuery = { step: 'typed', q: text.words };
  if (text.words === '' || !mayBeName(text)) return { named: [[typed]], familyName: [], further: [] };
  const q = text.folded.join(' ');
  // What is typed as it is folded has found the folded names already.
  const folded: StepQuery[] = q === plainWords(text).join(' ') ? [] : [{ step: 'folded', q, fields: ['folded'] }];
  const given = givenQueries(text);
  const wide = [typed, ...given, ...(hasInitials(text) ? initialsQueries(text) : [])];
  const first = request.soundsAlike
    ? [...wide, ...folded, ...soundQueries(text)]
    : request.widen
      ? [...wide, ...(given.length === 0 ? folded : [])]
      : [typed];
  if (!request.widen) return { named: [first], familyName: [], further: [] };
  return {
    // Other forms of a first name find all that folding the first name finds; what is left is a first name as family name.
    named: given.length > 0 && folded.length > 0 ? [first, folded] : [first],
    familyName: familyNameQueries(text),
    further: [soundQueries(text), initialsQueries(text)].filter((rung) => rung.length > 0),
  };
}

/** First names in any of their forms, the other words folded. */
function givenQueries(text: TypedText): StepQuery[] {
  return givenNameParts(text).map(({ keys, others }) => ({
    step: 'given',
    q: others.join(' '),
    fields: ['folded'],
    filter: keys.map((each) => `given_keys IN [${each.map(quoteFilter).join(', ')}]`),
  }));
}

/** Each typed word in turn taken as the family name and compared by sound, the others as first names. */
function soundQueries(text: TypedText): StepQuery[] {
  return [...text.folded].reverse().flatMap((word) => {
    const keys = soundKeys(word);
    if (keys.length === 0) return [];
    const others = text.folded.filter((other) => other !== word).join(' ');
    return [
      {
        step: 'sound' as const,
        proposes: true,
        q: others,
        fields: ['folded'],
        filter: [`sound_keys IN [${keys.map(quoteFilter).join(', ')}]`],
      },
    ];
  });
}

/** A typed word alone that is a family name in full, as somebody may have the first name wrong. */
function familyNameQueries(text: TypedText): StepQuery[][] {
  return familyNameTries(text).map((words) =>
    words.map((word) => ({
      step: 'familyname',
      // In quotation marks it is neither corrected nor a beginning.
      q: `"${word}"`,
      fields: ['folded'],
      examineUpTo: mostExamined,
      filter: isGivenName(word) ? [`sound_keys IN [${soundKeys(word).map(quoteFilter).join(', ')}]`] : [],
    })),
  );
}

/** `John Frederick Balmer` also finds `J F Balmer`. */
function initialsQueries(text: TypedText): StepQuery[] {
  if (text.folded.length < 2) return [];
  return [text.folded.length - 1, 0].flatMap((at) => {
    const family = text.folded[at] as string;
    const letters = initials(text.plain.filter((_, index) => index !== at).join(' '));
    if (letters === '') return [];
    return [
      {
        step: 'initials' as const,
        proposes: true,
        q: family,
        fields: ['folded'],
        filter: [`initials_key STARTS WITH ${quoteFilter(letters)}`],
      },
    ];
  });
}
