import { migrationNames } from '@salient/shared/lib/contract/migrationNames.ts';
import { refuseNewerDatabase } from '@salient/shared/lib/contract/newerDatabase.ts';
import { Client } from 'pg';

/** What a database still needs before the museum can be served from it. */
export interface DatabaseState {
  readonly hasNewestSchema: boolean;
  readonly hasAccounts: boolean;
  /** The built-in gazetteer is filled. */
  readonly hasGazetteer: boolean;
  /** Nobody has worked with it yet: an emptied museum has a history and stays empty. */
  readonly isUntouched: boolean;
}

/**
 * Looks at the database with nothing but its driver: a start that finds all in order loads nothing else for it.
 *
 * @throws NewerDatabaseProblem when a newer version was here before.
 */
export async function readDatabaseState(url: string): Promise<DatabaseState> {
  const client = new Client({ connectionString: url, application_name: 'salient-start' });
  await client.connect();
  const isTrue = async (condition: string, values: unknown[] = []) => {
    const { rows } = await client.query<{ is_true: boolean }>(`SELECT ${condition} AS is_true`, values);
    return rows[0]?.is_true === true;
  };
  try {
    await refuseNewerDatabase(async (sql, values) => (await client.query(sql, values)).rows);
    const hasNewestSchema =
      (await isTrue(`to_regclass('migration') IS NOT NULL`)) &&
      // Not the newest alone: one of an earlier time may have come later, with the work of somebody else.
      (await isTrue('NOT EXISTS (SELECT unnest($1::text[]) EXCEPT SELECT name FROM migration)', [migrationNames]));
    if (!hasNewestSchema) return { hasNewestSchema, hasAccounts: false, hasGazetteer: false, isUntouched: false };
    return {
      hasNewestSchema,
      hasAccounts: await isTrue('EXISTS (SELECT FROM app_user)'),
      hasGazetteer: await isTrue('EXISTS (SELECT FROM gazetteer_place)'),
      isUntouched: await isTrue(
        'NOT EXISTS (SELECT FROM person) AND NOT EXISTS (SELECT FROM audit_entry) AND NOT EXISTS (SELECT FROM import_batch)',
      ),
    };
  } finally {
    await client.end();
  }
}
