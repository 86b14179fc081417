import type { Dataset } from '@salient/shared/areas/datasets/datasets.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { UserType } from '@salient/shared/areas/users/user.ts';
import type { DataSource } from 'typeorm';

interface Row {
  hash: string;
  id: string;
  account: string;
  type: UserType;
  army: string | null;
  dataset: Dataset;
}

/** Those of some sessions that still live, by the hexadecimal hash of their token, with the rights they give now. */
export async function livingSessions(
  dataSource: DataSource,
  hashes: readonly Buffer[],
  now: Date,
): Promise<Map<string, Actor>> {
  const rows = await dataSource.query<Row[]>(
    `SELECT encode(s.token_hash, 'hex') AS hash, u.id, u.account, u.type, u.army, u.dataset
     FROM session s JOIN app_user u ON u.id = s.user_id
     WHERE s.token_hash = ANY($1) AND s.expires_at > $2 AND NOT u.deleted AND u.status = 'checked'`,
    [hashes, now],
  );
  return new Map(rows.map(({ hash, ...actor }) => [hash, actor]));
}
