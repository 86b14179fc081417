import type { BulkAction, BulkChange } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { getBulkChange, startBulkChange } from '@salient/shared/areas/bulk-changes/bulkChangeMethods.ts';
import { carryOutBulkChanges } from '../../../core-server/src/areas/bulk-changes/carryOutBulkChanges.ts';
import { makeNamed } from '../../harness/records/makeNamed.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

export const argsOf = (familyname: string) => ({ familyname: { value: familyname, mode: 'head' } });

/** The flag that nothing else depends on, set. */
export const hideFromDay: BulkAction = { kind: 'setFlag', flag: 'not_for_loop', value: true };

/** Persons of one family name, with a number behind it. */
export function makeFamily(server: TestServer, familyname: string, count: number, given = {}): Promise<string[]> {
  const names = Array.from({ length: count }, (_, at) => `${familyname} ${String(at).padStart(4, '0')}`);
  return makeNamed(server, names, given);
}

export const carryOut = (server: TestServer, forMs = 60_000) =>
  carryOutBulkChanges({ ...server.services, dataSource: server.dataSource }, { forMs });

/** A change of all of a family, carried out. */
export async function carriedOut(
  server: TestServer,
  client: TestClient,
  familyname: string,
  action = hideFromDay,
): Promise<BulkChange> {
  const { id } = await client.call(startBulkChange, { args: argsOf(familyname), action });
  await carryOut(server);
  return client.call(getBulkChange, { id });
}
