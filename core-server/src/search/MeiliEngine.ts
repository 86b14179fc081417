import { initials } from '@salient/shared/names/initials.ts';
import { soundKeys } from '@salient/shared/names/soundKeys.ts';
import { type FacetKey, facetKeys } from '@salient/shared/search/facetKeys.ts';
import type { Facets } from '@salient/shared/search/facets.ts';
import { personIndex } from '@salient/shared/search/indexSettings.ts';
import type { LadderStep } from '@salient/shared/search/ladder.ts';
import { sortName } from '@salient/shared/search/personKeys.ts';
import type { PersonRow } from '@salient/shared/search/personRow.ts';
import type { PersonSort } from '@salient/shared/search/personSort.ts';
import type { Meilisearch, SearchParams } from 'meilisearch';
import { addFacets, mostFrequent } from './addFacets.ts';
import { bestReasonFirst, pageToFill } from './bestReasonFirst.ts';
import { givenNameParts, possibleFamilyNames } from './givenNameParts.ts';
import { matchReason } from './matchReason.ts';
import { quoteFilter } from './meiliFilter.ts';
import { type Found, pageOfSources, type Source } from './pageOfSources.ts';
import { rowOrder, withNameLast } from './rowOrder.ts';
import type { SearchAnswer, SearchRequest } from './SearchEngine.ts';
import { hasInitials, plainWords, type TypedText } from './TypedText.ts';

type Hit = Omit<PersonRow, 'reason' | 'matched_name'>;

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
}

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
      const { rows, total } = await this.#find({ q: '' }, filter, sort, offset, limit, []);
      return {
        rows: rows.map((row) => ({ ...row, reason: null, matched_name: null })),
        total,
        step: null,
        facets: request.facets ? await this.#facets({ q: '' }, filter, []) : undefined,
      };
    }
    const typedFilter = [...filter, ...textFilter(text)];
    const topUpTo = request.soundsAlike ? soundsAlikeUpTo : request.widen ? pageToFill : 0;
    // An answer of one page is put in order as a whole, whichever part of it is asked for.
    const isWhole = request.sort.length === 0 && limit > 0 && offset < pageToFill;
    const [from, count] = isWhole ? [0, Math.max(offset + limit, pageToFill)] : [offset, limit];
    const order = rowOrder(request.sort, (hit: Hit) => ({ name: sortName(hit), born: hit.born, died: hit.died }));
    const found = await pageOfSources(this.#sourcesOf(text, request, typedFilter, sort), from, count, topUpTo, order);
    const drawn = found.rows.map(({ row, step }) => ({ ...row, ...matchReason(text, step, row) }));
    const rows = isWhole && found.total <= pageToFill ? bestReasonFirst(text, drawn) : drawn;
    const best = from === 0 && order === null ? rows[0] : await this.#bestOf(text, found, typedFilter);
    return {
      rows: isWhole ? rows.slice(offset, offset + limit) : rows,
      total: found.total,
      step: best ? stepShown(found.step, best.reason) : found.step,
      facets: request.facets
        ? addFacets(
            await Promise.all(
              found.drawn.map(({ source, without }) => this.#facets(source.query, typedFilter, without)),
            ),
          )
        : undefined,
    };
  }

  /** The best of what was found, for a page that does not begin with it. */
  async #bestOf(text: TypedText, { drawn: [leading], step }: Found<Hit, TextQuery>, filter: readonly string[]) {
    if (!leading) return undefined;
    const { rows } = await this.#find(leading.source.query, filter, [], 0, 1, []);
    return rows[0] && matchReason(text, step, rows[0]);
  }

  *#sourcesOf(text: TypedText, request: SearchRequest, filter: readonly string[], sort: string[]) {
    for (const rung of ladderOf(text, request)) {
      yield rung.map(
        ({ step, ...query }): Source<Hit, TextQuery> => ({
          step,
          query,
          find: (start, count, without) => this.#find(query, filter, sort, start, count, without),
        }),
      );
    }
  }

  async #find(
    query: TextQuery,
    filter: readonly string[],
    sort: string[],
    offset: number,
    limit: number,
    without: readonly string[],
  ): Promise<{ rows: Hit[]; total: number }> {
    const params: SearchParams = {
      ...textParams(query, filter, without),
      sort: sort.length === 0 ? undefined : sort,
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

  async #facets(query: TextQuery, filter: readonly string[], without: readonly string[]): Promise<Facets> {
    const { facetDistribution = {} } = await this.#index.search(query.q, {
      ...textParams(query, filter, without),
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

/** The part of a request that decides which persons match. */
function textParams(query: TextQuery, filter: readonly string[], without: readonly string[]): SearchParams {
  const excluded = without.length === 0 ? [] : [`id NOT IN [${without.map(quoteFilter).join(', ')}]`];
  const all = [...filter, ...(query.filter ?? []), ...excluded];
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
function* ladderOf(text: TypedText, request: SearchRequest): Generator<(TextQuery & { step: LadderStep })[]> {
  const typed = { step: 'typed', q: text.words } as const;
  if (text.words === '') return yield [typed];
  const q = text.folded.join(' ');
  // What is typed as it is folded has found the folded names already.
  const folded = q === plainWords(text).join(' ') ? [] : [{ step: 'folded', q, fields: ['folded'] } as const];
  const given = givenQueries(text);
  const wide = [typed, ...given, ...(hasInitials(text) ? initialsQueries(text) : [])];
  if (request.soundsAlike) yield [...wide, ...folded, ...soundQueries(text)];
  else yield request.widen ? [...wide, ...(given.length === 0 ? folded : [])] : [typed];
  if (!request.widen) return;
  // Other forms of a first name find all that folding the first name finds; what is left is a first name as family name.
  if (given.length > 0 && folded.length > 0) yield folded;
  for (const more of [soundQueries, familyNameQueries, initialsQueries]) {
    const rung = more(text);
    if (rung.length > 0) yield rung;
  }
}

/** First names in any of their forms, the other words folded. */
function givenQueries(text: TypedText): (TextQuery & { step: LadderStep })[] {
  return givenNameParts(text).map(({ keys, others }) => ({
    step: 'given',
    q: others.join(' '),
    fields: ['folded'],
    filter: keys.map((each) => `given_keys IN [${each.map(quoteFilter).join(', ')}]`),
  }));
}

/** Each typed word in turn taken as the family name and compared by sound, the others as first names. */
function soundQueries(text: TypedText): (TextQuery & { step: LadderStep })[] {
  return [...text.folded].reverse().flatMap((word) => {
    const keys = soundKeys(word);
    if (keys.length === 0) return [];
    const others = text.folded.filter((other) => other !== word).join(' ');
    return [
      {
        step: 'sound' as const,
        q: others,
        fields: ['folded'],
        filter: [`sound_keys IN [${keys.map(quoteFilter).join(', ')}]`],
      },
    ];
  });
}

/** The longest typed word alone, then the others, as somebody may have the first name wrong. */
function familyNameQueries(text: TypedText): (TextQuery & { step: LadderStep })[] {
  if (text.folded.length < 2) return [];
  return possibleFamilyNames(text)
    .slice(0, 2)
    .map((word) => ({ step: 'familyname' as const, q: word, fields: ['folded'] }));
}

/** `John Frederick Balmer` also finds `J F Balmer`. */
function initialsQueries(text: TypedText): (TextQuery & { step: LadderStep })[] {
  if (text.folded.length < 2) return [];
  return [text.folded.length - 1, 0].flatMap((at) => {
    const family = text.folded[at] as string;
    const letters = initials(text.plain.filter((_, index) => index !== at).join(' '));
    if (letters === '') return [];
    return [
      {
        step: 'initials' as const,
        q: family,
        fields: ['folded'],
        filter: [`initials_key STARTS WITH ${quoteFilter(letters)}`],
      },
    ];
  });
}

/** Meilisearch spells and corrects in one go, and other forms come with other spellings: the best row says which of it was needed. */
function stepShown(step: LadderStep, best: PersonRow['reason']): LadderStep {
  if (step !== 'typed' && step !== 'folded' && step !== 'given') return step;
  if (best === 'typo' || best === 'given' || best === 'initials') return best;
  return best === 'spelling' ? 'folded' : 'typed';
}
