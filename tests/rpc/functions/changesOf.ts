import type { TestServer } from '../../harness/startServer.ts';

/** What the trail keeps of a person's changes, the oldest first. */
export const findChangesOf = ({ dataSource }: TestServer, id: string): Promise<Record<string, unknown>[]> =>
  dataSource.query('SELECT source, method, before, after FROM audit_entry WHERE entity_id = $1 ORDER BY id', [id]);
