import type { FallbackStep } from '@salient/shared/areas/search/searchFallbacks.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PageOf, pageOfSources, type RowOrder, type Source } from './pageOfSources.ts';

interface Row {
  readonly id: string;
  readonly year: number;
}

const byYear: RowOrder<Row> = (one, other) => one.year - other.year;

/** A source that gives rows of these years, whose ids tell them from those of other sources. */
function sourceOf(step: FallbackStep, years: readonly number[]): Source<Row, null> {
  const all = years.toSorted((a, b) => a - b).map((year, at) => ({ id: `${step} ${at}`, year }));
  return {
    step,
    query: null,
    find: async (offset, limit, { without, only }) => {
      const rows = all.filter(({ id }) => !without.includes(id) && (only?.includes(id) ?? true));
      return { rows: rows.slice(offset, offset + limit), total: rows.length };
    },
  };
}

const pageOf = (offset: number, limit: number, topUpTo: number, order: RowOrder<Row> | null): PageOf<Row> => ({
  ...{ offset, limit, topUpTo, order },
  examineUpTo: topUpTo,
  accepts: ({ year }) => year !== 1889,
});

const years = fc.array(fc.integer({ min: 1870, max: 1890 }), { maxLength: 12 });

test.each([
  ['source by source', null],
  ['in one order', byYear],
] as const)('pages of any size put together are the whole answer, %s', async (_, order) => {
  await fc.assert(
    fc.asyncProperty(
      years,
      years,
      years,
      fc.integer({ min: 1, max: 9 }),
      fc.nat(15),
      async (a, b, c, size, topUpTo) => {
        const rung = [sourceOf('typed', a), sourceOf('given', b), sourceOf('initials', c)];
        const whole = await pageOfSources(rung, pageOf(0, 100, topUpTo, order));
        const pages: Row[] = [];
        for (let offset = 0; offset < whole.total + size; offset += size) {
          const page = await pageOfSources(rung, pageOf(offset, size, topUpTo, order));
          expect(page.total).toBe(whole.total);
          pages.push(...page.rows.map(({ row }) => row));
        }
        expect(pages).toEqual(whole.rows.map(({ row }) => row));
        expect(pages).toHaveLength(whole.total);
        if (order) expect(pages).toEqual(pages.toSorted(order));
      },
    ),
  );
});

test('a source adds to what others found only as long as all of it fits', async () => {
  const rung = [sourceOf('typed', [1880, 1870]), sourceOf('given', [1875])];
  const draw = async (topUpTo: number, order: RowOrder<Row> | null) => {
    const { rows, step } = await pageOfSources(rung, pageOf(0, 10, topUpTo, order));
    return { step, years: rows.map(({ row }) => row.year) };
  };
  expect(await draw(1, byYear)).toEqual({ step: 'typed', years: [1870, 1880] });
  expect(await draw(2, byYear)).toEqual({ step: 'typed', years: [1870, 1875, 1880] });
  expect(await draw(2, null)).toEqual({ step: 'typed', years: [1870, 1880, 1875] });
});
