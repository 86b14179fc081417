import { type Found, type PageOf, pageOfSources, type Source } from './pageOfSources.ts';

/** Sources of rows; the later ones of a rung fill up what the first lack. */
export type Rung<Row, Query> = readonly Source<Row, Query>[];

export interface Ladder<Row, Query> {
  /** The whole name as typed, in its spellings, forms and initials. */
  readonly named: readonly Rung<Row, Query>[];
  /** A family name alone, the other words dropped; empty where none may be. */
  readonly familyName: readonly Rung<Row, Query>[];
  /** The whole name by slips of the pen, sound, stated initials. */
  readonly further: readonly Rung<Row, Query>[];
}

/**
 * Climbs to the first rung that finds anybody. A family name that is given in full is not dropped for one that is nearly
 * it: where no row has the whole name, those who bear the family name stand before what slips of the pen find.
 *
 * @param hasName whether a row has the family name in full, or all that was typed in some spelling or form.
 */
export async function climbLadder<Row extends { readonly id: string }, Query>(
  { named, familyName, further }: Ladder<Row, Query>,
  page: PageOf<Row>,
  hasName: (found: Found<Row, Query>) => Promise<boolean>,
): Promise<Found<Row, Query>> {
  const whole = await firstThatFinds(named, page);
  if (whole.total > 0 && (familyName.length === 0 || (await hasName(whole)))) return whole;
  for (const rung of familyName) {
    const found = await pageOfSources([...rung, ...whole.drawn.map(({ source }) => source)], page);
    if (found.step === 'familyname' && found.total > 0) return found;
  }
  if (whole.total > 0) return whole;
  const other = await firstThatFinds(further, page);
  return other.total > 0 ? other : whole;
}

async function firstThatFinds<Row extends { readonly id: string }, Query>(
  rungs: readonly Rung<Row, Query>[],
  page: PageOf<Row>,
): Promise<Found<Row, Query>> {
  let first: Found<Row, Query> | undefined;
  for (const rung of rungs) {
    const found = await pageOfSources(rung, page);
    if (found.total > 0) return found;
    first ??= found;
  }
  return first ?? { rows: [], total: 0, step: 'typed', drawn: [] };
}
