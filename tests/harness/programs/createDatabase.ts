import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { templateDatabase } from './globalSetup.ts';

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client(`${inject('postgresUrl')}/postgres`);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated, empty database that nobody else uses; `migrated: false` gives one without any table. */
export async function createDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(`CREATE DATABASE ${name} ${migrated ? `TEMPLATE ${templateDatabase} STRATEGY FILE_COPY` : ''}`);
  return {
    url: `${inject('postgresUrl')}/${name}`,
    drop: () => asOwner(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
