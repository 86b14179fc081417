import { dayText } from '@salient/shared/lib/dates/momentText.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backupsToKeep, type DatedBackup, retention } from './backupsToKeep.ts';

const most = retention.daily + retention.weekly + retention.monthly;
const hourMs = 3_600_000;
const firstMs = Date.parse('2024-01-01T01:30:00Z');
const backupAt = (ms: number): DatedBackup => ({ id: `b${ms}`, moment: new Date(ms).toISOString() });

/** Backups at any hours of four years, in any order. */
const someBackups = fc
  .uniqueArray(fc.integer({ min: 0, max: 4 * 365 * 24 }), { maxLength: 200 })
  .map((hours) => hours.map((hour) => backupAt(firstMs + hour * hourMs)));

const kept = (backups: readonly DatedBackup[]) => {
  const ids = backupsToKeep(backups);
  return backups.filter(({ id }) => ids.has(id));
};
const newestOf = (backups: readonly DatedBackup[]) => backups.toSorted((a, b) => (a.moment < b.moment ? 1 : -1))[0];

describe('the backups that stay', () => {
  test('always hold the newest one', () => {
    fc.assert(
      fc.property(someBackups, (backups) => {
        const newest = newestOf(backups);
        expect(newest === undefined || backupsToKeep(backups).has(newest.id)).toBe(true);
      }),
    );
  });

  test('are never more than 7 days, 5 weeks and 12 months together', () => {
    fc.assert(
      fc.property(someBackups, (backups) => {
        expect(backupsToKeep(backups).size).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('stay the same when they are asked for again', () => {
    fc.assert(
      fc.property(someBackups, (backups) => {
        expect(kept(kept(backups))).toEqual(kept(backups));
      }),
    );
  });

  test('are all of them as long as each is of a day of its own and there are no more than 7', () => {
    const backups = Array.from({ length: 7 }, (_, day) => backupAt(firstMs + day * 24 * hourMs));
    expect(kept(backups)).toEqual(backups);
  });

  test('reach back 7 days, 5 weeks and 12 months when one is made every night and the others are removed', () => {
    let backups: DatedBackup[] = [];
    for (let night = 0; night < 730; night++) backups = kept([...backups, backupAt(firstMs + night * 24 * hourMs)]);
    const days = backups.map(({ moment }) => dayText(moment)).toReversed();
    expect(days.slice(0, 7)).toEqual([
      ...['2025-12-30', '2025-12-29', '2025-12-28', '2025-12-27', '2025-12-26', '2025-12-25', '2025-12-24'],
    ]);
    expect(days.slice(7)).toEqual([
      ...['2025-12-21', '2025-12-14', '2025-12-07', '2025-11-30', '2025-10-31', '2025-09-30', '2025-08-31'],
      ...['2025-07-31', '2025-06-30', '2025-05-31', '2025-04-30', '2025-03-31', '2025-02-28', '2025-01-31'],
    ]);
  });

  test('are chosen by the days of the museum: shortly before and after midnight in Ieper are two days', () => {
    const backups = ['2026-07-01T21:59:00Z', '2026-07-01T22:01:00Z'].map((moment) => ({ id: moment, moment }));
    expect(kept(backups)).toEqual(backups);
    expect(
      backupsToKeep(['2026-07-01T22:01:00Z', '2026-07-02T21:00:00Z'].map((moment) => ({ id: moment, moment }))),
    ).toEqual(new Set(['2026-07-02T21:00:00Z']));
  });
});
