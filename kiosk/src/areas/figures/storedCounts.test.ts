import type { KioskCount } from '@salient/shared/areas/figures/useCount.ts';
import { expect, test } from 'vitest';
import { addSums, closeBatches, noCounts, withoutBatch } from './storedCounts.ts';

const stays = (hour: number, count: number): KioskCount => ({
  ...{ hour: `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`, count },
  ...{ what: 'stays', value: 'below_1m' },
});

test('what is the same becomes one sum, so that no visit stands by itself [beyond 18]', () => {
  const kept = addSums(addSums(noCounts, [stays(9, 1), stays(10, 1)]), [stays(9, 2)]);
  expect(kept).toEqual({ open: [stays(9, 3), stays(10, 1)], batches: [] });
});

test('batches have the size that the server takes, keep their id and go when they were taken', () => {
  let id = 0;
  const many: KioskCount[] = Array.from({ length: 600 }, (_, n) => ({
    ...{ hour: stays(9, 1).hour, count: 1, what: 'stories_opened', language: 'nl', version: 'main' },
    record: `0195f000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  }));
  const kept = closeBatches(addSums(noCounts, many), () => String(++id));
  expect(kept.open).toEqual([]);
  expect(kept.batches.map((batch) => [batch.id, batch.counts.length])).toEqual([
    ['1', 500],
    ['2', 100],
  ]);
  const later = closeBatches(addSums(kept, [stays(9, 1)]), () => String(++id));
  expect(later.batches.map((batch) => batch.id)).toEqual(['1', '2', '3']);
  expect(withoutBatch(later, '2').batches.map((batch) => batch.id)).toEqual(['1', '3']);
});
