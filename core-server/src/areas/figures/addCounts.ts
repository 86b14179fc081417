import type { CountName } from '@salient/shared/areas/figures/useCount.ts';
import type { StoryVersion } from '@salient/shared/areas/stories/storyTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';

/** A sum of one hour. */
export interface CountRow {
  /** Start of the hour. */
  readonly hour: Date;
  /** None for the public pages. */
  readonly kiosk?: number | undefined;
  readonly what: CountName;
  readonly value?: string | undefined;
  /** The story or key location that was opened. */
  readonly record?: string | undefined;
  readonly language?: Language | undefined;
  readonly version?: StoryVersion | undefined;
  readonly count: number;
  /** False for what a device counted that is no paired kiosk: it is kept, and no figure holds it. */
  readonly paired?: boolean | undefined;
}

/**
 * Adds to the hourly sums.
 *
 * @returns how many were left out, because they are of a record that is not there.
 */
export async function addCounts(db: Pick<EntityManager, 'query'>, rows: readonly CountRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  // In the order of their keys, so that two batches at once wait for one another and never both.
  const [answer] = await db.query<{ left_out: number }[]>(
    `WITH sent AS (
       SELECT * FROM jsonb_to_recordset($1) AS sent (
         hour timestamptz, kiosk smallint, what text, value text, record uuid, language text, version text, count bigint, paired boolean)
     ), known AS (
       SELECT * FROM sent
       WHERE record IS NULL
         OR EXISTS (SELECT FROM person_story s WHERE s.id = record)
         OR EXISTS (SELECT FROM key_location k WHERE k.id = record)
     ), added AS (
       INSERT INTO use_count (hour, kiosk, what, value, record_id, language, version, paired, count)
       SELECT hour, kiosk, what, value, record, language, version, coalesce(paired, true) AS is_paired, sum(count) FROM known
       GROUP BY hour, what, kiosk, value, record, language, version, is_paired
       ORDER BY hour, what, kiosk, value, record, language, version
       ON CONFLICT ON CONSTRAINT use_count_unique DO UPDATE SET count = use_count.count + excluded.count
     )
     SELECT ((SELECT count(*) FROM sent) - (SELECT count(*) FROM known))::int AS left_out`,
    [JSON.stringify(rows)],
  );
  return answer?.left_out ?? 0;
}
