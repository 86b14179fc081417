import { type PairReason, type ScoredPerson, scorePair } from '@salient/shared/areas/persons/merge/scorePair.ts';
import type { DataSource, QueryRunner } from 'typeorm';
import { findPairs } from './findPairs.ts';
import { scored } from './scored.ts';

interface ScoredPair {
  readonly a: string;
  readonly b: string;
  readonly one: ScoredPerson;
  readonly other: ScoredPerson;
}

interface FoundPair {
  readonly a: string;
  readonly b: string;
  readonly score: number;
  readonly reasons: readonly PairReason[];
}

/** Pairs that are held in memory at once. */
const batchSize = 2_000;

/**
 * Looks for persons who may be one: pairs that share a key are compared field by field, and those worth a look become
 * suggestions. Those that are none any more go. Memory does not grow with the number of persons.
 *
 * @returns how many pairs were compared, and how many of them are suggested.
 */
export async function suggestMerges({
  dataSource,
  onProgress,
}: {
  readonly dataSource: DataSource;
  /** Told how many of how many pairs are compared. */
  readonly onProgress?: (compared: number, pairs: number) => Promise<unknown>;
}): Promise<{ compared: number; suggested: number }> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET statement_timeout = 0');
    const compared = await findPairs(runner);
    await runner.query('DROP TABLE IF EXISTS pg_temp.found');
    await runner.query('CREATE TEMP TABLE found (a uuid, b uuid, score smallint, reasons text[])');
    let suggested = 0;
    for (let after = 0; after < compared; after += batchSize) {
      await onProgress?.(after, compared);
      suggested += await scoreBatch(runner, after);
    }
    await replaceSuggestions(runner);
    await runner.query('DROP TABLE pair, found');
    return { compared, suggested };
  } finally {
    await runner.query('RESET statement_timeout').catch(() => undefined);
    await runner.release();
  }
}

async function scoreBatch(runner: QueryRunner, after: number): Promise<number> {
  const pairs = (await runner.query(
    `SELECT pair.a, pair.b, ${scored('one')} AS one, ${scored('other')} AS other
     FROM pair JOIN person one ON one.id = pair.a JOIN person other ON other.id = pair.b
     WHERE number > $1 AND number <= $2`,
    [after, after + batchSize],
  )) as ScoredPair[];
  const found = pairs.flatMap(({ a, b, one, other }): FoundPair[] => {
    const result = scorePair(one, other);
    return result ? [{ a, b, ...result }] : [];
  });
  if (found.length > 0) {
    await runner.query(
      `INSERT INTO found SELECT a, b, score, reasons
       FROM jsonb_to_recordset($1::jsonb) AS f (a uuid, b uuid, score smallint, reasons text[])`,
      [JSON.stringify(found)],
    );
  }
  return found.length;
}

/** In one transaction, so that nobody ever sees half a list; a suggestion that stands keeps its id and its day. */
async function replaceSuggestions(runner: QueryRunner): Promise<void> {
  await runner.startTransaction();
  try {
    await runner.query(
      `DELETE FROM merge_suggestion s WHERE NOT EXISTS (SELECT FROM found WHERE a = s.person_a AND b = s.person_b)`,
    );
    // A person may have gone, and a pair have been cleared, while the job was at work.
    await runner.query(
      `INSERT INTO merge_suggestion (person_a, person_b, score, reasons)
       SELECT a, b, score, reasons FROM found
       JOIN person one ON one.id = a JOIN person other ON other.id = b
       WHERE NOT EXISTS (SELECT FROM person_distinct WHERE person_a = a AND person_b = b)
       ORDER BY a, b
       FOR KEY SHARE OF one, other
       ON CONFLICT (person_a, person_b) DO UPDATE SET score = excluded.score, reasons = excluded.reasons`,
    );
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
