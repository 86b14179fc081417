import { type FoundPage, type PageOf, pageOfSources, type Source } from './pageOfSources.ts';

/** Sources of rows that are asked together; the later ones fill up what the first lack. */
export type FallbackSources<Row, Query> = readonly Source<Row, Query>[];

export interface SearchFallbacks<Row, Query> {
  /** The whole name as typed, in its spellings, forms and initials. */
  readonly named: readonly FallbackSources<Row, Query>[];
  /** A family name alone, the other words dropped; empty where none may be. */
  readonly familyName: readonly FallbackSources<Row, Query>[];
  /** The whole name by slips of the pen, sound, stated initials. */
  readonly further: readonly FallbackSources<Row, Query>[];
}

/**
 * Asks one fallback after another until one finds anybody. A family name that is given in full is not dropped for one
 * that is nearly it: where no row has the whole name, those who bear the family name stand before what slips of the pen find.
 *
 * @param hasName whether a row has the family name in full, or all that was typed in some spelling or form.
 */
export async function searchWithFallbacks<Row extends { readonly id: string }, Query>(
  { named, familyName, further }: SearchFallbacks<Row, Query>,
  page: PageOf<Row>,
  hasName: (found: FoundPage<Row, Query>) => Promise<boolean>,
): Promise<FoundPage<Row, Query>> {
  const whole = await firstThatFinds(named, page);
  if (whole.total > 0 && (familyName.length === 0 || (await hasName(whole)))) return whole;
  // Where somebody has nearly the whole name, a first name at its end is hardly the family's.
  for (const fallback of whole.total > 0 ? familyName.slice(0, 1) : familyName) {
    const found = await pageOfSources([...fallback, ...whole.drawn.map(({ source }) => source)], page);
    if (found.step === 'familyname' && found.total > 0) return found;
  }
  if (whole.total > 0) return whole;
  const other = await firstThatFinds(further, page);
  return other.total > 0 ? other : whole;
}

async function firstThatFinds<Row extends { readonly id: string }, Query>(
  fallbacks: readonly FallbackSources<Row, Query>[],
  page: PageOf<Row>,
): Promise<FoundPage<Row, Query>> {
  let first: FoundPage<Row, Query> | undefined;
  for (const fallback of fallbacks) {
    const found = await pageOfSources(fallback, page);
    if (found.total > 0) return found;
    first ??= found;
  }
  return first ?? { rows: [], total: 0, step: 'typed', drawn: [] };
}
