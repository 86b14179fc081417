/** One measured budget, as `npm run bench` prints it. */
export interface Measurement {
  readonly what: string;
  readonly measured: string;
  /** The same work asked of the engine directly in the same run; absent where the budget is no ratio. */
  readonly direct?: string;
  readonly ratio?: string;
  readonly budget: string;
  readonly met: boolean;
}

/** The value that `share` of the sorted samples do not exceed. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
export const times = (value: number) => `${value.toFixed(2)}x`;

/** Milliseconds of each call of `work`, one after another. */
export async function timeEach<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    samples.push(performance.now() - start);
  }
  return samples;
}

/** Calls a second with `connections` callers that each take the next item as soon as they are done. */
export async function throughput<T>(
  items: readonly T[],
  connections: number,
  work: (item: T) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < items.length) await work(items[next++] as T);
    }),
  );
  return items.length / ((performance.now() - start) / 1000);
}

/** A table of measurements on the terminal. */
export function printMeasurements(rows: readonly Measurement[]): void {
  const cells = [
    ['what', 'measured', 'direct', 'ratio', 'budget', ''],
    ...rows.map((row) => [
      row.what,
      row.measured,
      row.direct ?? '',
      row.ratio ?? '',
      row.budget,
      row.met ? 'met' : 'MISSED',
    ]),
  ];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => (row[column] as string).length))) ?? [];
  for (const row of cells) console.log(row.map((cell, column) => cell.padEnd(widths[column] as number)).join('  '));
}
