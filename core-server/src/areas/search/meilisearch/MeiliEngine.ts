import type { PersonSort } from '@salient/shared/areas/persons/personSort.ts';
import { rowAttributes } from '@salient/shared/areas/search/indexSettings.ts';
import { sortName } from '@salient/shared/areas/search/personKeys.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import type { FallbackStep } from '@salient/shared/areas/search/searchFallbacks.ts';
import type { Meilisearch } from 'meilisearch';
import { quoteFilter } from '../../../lib/search/filterSyntax.ts';
import { AbsentWords } from '../AbsentWords.ts';
import { addFacets } from '../addFacets.ts';
import { bestReasonFirst, pageToFill, stepShown } from '../bestReasonFirst.ts';
import type { SoftCondition } from '../conditions/SoftCondition.ts';
import { hasName, type Match, matchReason } from '../matchReason.ts';
import type { FoundPage, PageOf, StepRow } from '../pageOfSources.ts';
import { rowOrder, withNameLast } from '../rowOrder.ts';
import type { SearchAnswer, SearchRequest } from '../SearchEngine.ts';
import { type SearchFallbacks, searchWithFallbacks } from '../searchWithFallbacks.ts';
import type { TypedText } from '../TypedText.ts';
import { type AskedAmong, everybody, type Hit, PersonIndex } from './PersonIndex.ts';
import { rungSources } from './rungSources.ts';
import { factsFor, isMet } from './softAlternatives.ts';
import { fallbacksOf, type StepQuery, type TextQuery } from './stepQueries.ts';

const sortAttributes = { name: 'sort_name', born: 'born', died: 'died' } as const;

/** Rows up to which names that sound alike are added when the reader asked for them. */
const soundsAlikeUpTo = 1000;

type MatchedHit = Hit & Match;

/** Of a row that is not examined it is only known that the index found it, and corrects slips of the pen. */
const corrected: Match = { reason: 'typo', matched_name: null };

/** The names list in Meilisearch: typing, ranking, typo tolerance, flat filters, facets. */
export class MeiliEngine {
  readonly #index: PersonIndex;

  constructor(client: Meilisearch) {
    this.#index = new PersonIndex(client);
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
      const among = { filter, sort };
      const { rows, total } = await this.#index.find({ q: '' }, among, { offset, limit, within: everybody });
      return {
        rows: rows.map((row) => ({ ...row, reason: null, matched_name: null })),
        total,
        step: null,
        facets: request.facets ? await this.#index.facets({ q: '' }, among, everybody) : undefined,
      };
    }
    const among = { filter: [...filter, ...textFilter(text)], sort };
    const topUpTo = request.soundsAlike ? soundsAlikeUpTo : request.widen ? pageToFill : 0;
    // An answer of one page is put in order as a whole, whichever part of it is asked for.
    const isWhole = request.sort.length === 0 && limit > 0 && offset < pageToFill;
    const [from, count] = isWhole ? [0, Math.max(offset + limit, pageToFill)] : [offset, limit];
    const reasonOf = reasonsFor(text);
    const page: PageOf<Hit> = {
      ...{ offset: from, limit: count, topUpTo, examineUpTo: Math.max(topUpTo, pageToFill) },
      accepts: (hit, step) => reasonOf(hit, step) !== null,
      order: rowOrder(request.sort, (hit) => ({ name: sortName(hit), born: hit.born, died: hit.died })),
    };
    const matched = ({ row, step }: StepRow<Hit>): MatchedHit => ({
      ...row,
      ...(reasonOf(row, step) ?? corrected),
    });
    const inPlace = (rows: MatchedHit[], total: number) => (total <= pageToFill ? bestReasonFirst(text, rows) : rows);
    /** The first of an answer, best match first, whichever part of it is asked for. */
    const leading = async (found: FoundPage<Hit, TextQuery>) => {
      const first = isWhole ? found.rows.slice(0, pageToFill) : await this.#leading(found, among);
      return inPlace(first.map(matched), found.total);
    };
    const found = await searchWithFallbacks(this.#fallbacksOf(text, request, among), page, async (whole) =>
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
            await Promise.all(found.drawn.map(({ source, within }) => this.#index.facets(source.query, among, within))),
          )
        : undefined,
    };
  }

  /** The first rows of what was found, for a page that does not begin with them or stands in another order. */
  async #leading({ drawn }: FoundPage<Hit, TextQuery>, { filter }: AskedAmong): Promise<StepRow<Hit>[]> {
    const leading: StepRow<Hit>[] = [];
    for (const { source, within } of drawn) {
      const { step, query } = source;
      if (leading.length >= pageToFill) break;
      const part = { offset: 0, limit: pageToFill - leading.length, within };
      const { rows } = await this.#index.find(query, { filter, sort: [] }, part);
      leading.push(...rows.map((row) => ({ row, step })));
    }
    return leading;
  }

  #fallbacksOf(text: TypedText, request: SearchRequest, among: AskedAmong): SearchFallbacks<Hit, TextQuery> {
    const facts = request.tellMet && factsFor(request.tellMet);
    const { absentWords = new AbsentWords() } = request;
    const findsNobody = ({ q, fields }: TextQuery) =>
      fields !== undefined &&
      q
        .replaceAll('"', '')
        .split(' ')
        .some((word) => absentWords.has(word));
    const rungOf = (rung: readonly StepQuery[], onNobody?: () => Promise<void>) =>
      rungSources(
        this.#index,
        rung.map((query) => ({ ...query, facts })),
        among,
        { findsNobody, onNobody },
      );
    // One word alone is a name of many, who fill a page without companions.
    const isTogether = text.folded.length > 1;
    const sourcesOf = (rungs: readonly StepQuery[][], onNobody?: () => Promise<void>) =>
      rungs.map((rung) => (isTogether ? rungOf(rung, onNobody) : rung.flatMap((query) => rungOf([query]))));
    const { named, familyName, further } = fallbacksOf(text, request);
    const later = request.namedOnly ? { familyName: [], further: [] } : { familyName, further };
    const isLast = later.familyName.length + later.further.length === 0;
    const learn = () => absentWords.learn(text.folded, (words) => this.#index.absentAmong(words));
    return {
      named: [...sourcesOf(named.slice(0, 1), isLast ? undefined : learn), ...sourcesOf(named.slice(1))],
      familyName: sourcesOf(later.familyName),
      further: sourcesOf(later.further),
    };
  }
}

/** Why rows answer a text, each examined once for a step. */
function reasonsFor(text: TypedText) {
  const known = new WeakMap<Hit, Map<FallbackStep, Match | null>>();
  return (hit: Hit, step: FallbackStep): Match | null => {
    const reasons = known.get(hit) ?? new Map<FallbackStep, Match | null>();
    known.set(hit, reasons);
    const reason = reasons.get(step);
    if (reason !== undefined) return reason;
    const found = matchReason(text, step, hit);
    reasons.set(step, found);
    return found;
  };
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
