import type { LadderStep } from '@salient/shared/search/ladder.ts';

/** One way to look for what was typed, from which rows are drawn page by page. */
export interface Source<Row, Query> {
  readonly step: LadderStep;
  readonly query: Query;
  /** Rows from `offset`, at most `limit`, and the exact number there are, without those whose id is in `without`. */
  readonly find: (offset: number, limit: number, without: readonly string[]) => Promise<{ rows: Row[]; total: number }>;
}

export interface Found<Row, Query> {
  readonly rows: readonly { readonly row: Row; readonly step: LadderStep }[];
  readonly total: number;
  /** The first step that found anything; the first step when none did. */
  readonly step: LadderStep;
  /** The sources whose rows make up the total, each with the ids that earlier ones gave. */
  readonly drawn: readonly Drawn<Row, Query>[];
}

export interface Drawn<Row, Query> {
  readonly source: Source<Row, Query>;
  readonly without: readonly string[];
}

/**
 * Draws one page from sources that follow one another: the first that finds anything leads, and as long as all found so
 * far fits `topUpTo` rows, the sources marked as its companions add what it lacks. Totals stay exact, as a later source
 * leaves out what earlier ones gave.
 *
 * @param ladder rungs of at least one source each; a rung is asked for only when those before it found nothing.
 */
export async function pageOfSources<Row extends { readonly id: string }, Query>(
  ladder: Iterable<readonly Source<Row, Query>[]>,
  offset: number,
  limit: number,
  topUpTo: number,
): Promise<Found<Row, Query>> {
  let first: Found<Row, Query> | undefined;
  for (const rung of ladder) {
    const found = await drawPage(rung, offset, limit, topUpTo);
    if (found.total > 0) return found;
    first ??= found;
  }
  return first ?? { rows: [], total: 0, step: 'typed', drawn: [] };
}

async function drawPage<Row extends { readonly id: string }, Query>(
  sources: readonly Source<Row, Query>[],
  offset: number,
  limit: number,
  topUpTo: number,
): Promise<Found<Row, Query>> {
  const rows: { row: Row; step: LadderStep }[] = [];
  const drawn: Drawn<Row, Query>[] = [];
  let total = 0;
  let step: LadderStep | undefined;
  let seen: string[] = [];
  for (const [index, source] of sources.entries()) {
    if (total > topUpTo) break;
    const isLast = index === sources.length - 1;
    const start = Math.max(0, offset - total);
    const wanted = limit - rows.length;
    const found = await source.find(start, wanted, seen);
    rows.push(...found.rows.map((row) => ({ row, step: source.step })));
    if (found.total > 0) {
      step ??= source.step;
      drawn.push({ source, without: seen });
    }
    total += found.total;
    if (!isLast && total <= topUpTo) {
      const all = start === 0 && found.rows.length === found.total ? found : await source.find(0, topUpTo, seen);
      seen = [...seen, ...all.rows.map(({ id }) => id)];
    }
  }
  return { rows, total, step: step ?? (sources[0] as Source<Row, Query>).step, drawn };
}
