import { UserEntity } from '../../../core-server/src/areas/users/UserEntity.ts';
import type { TestServer } from '../../harness/startServer.ts';

let accounts = 0;

export async function account(server: TestServer, given: Partial<UserEntity> = {}): Promise<UserEntity> {
  const { account: name } = await server.makeAccount({ email: `account${++accounts}@example.org`, ...given });
  return server.dataSource.manager.findOneByOrFail(UserEntity, { account: name });
}

/** A soldier of the army that `read-be-soldiers` accounts may see. */
export async function soldier({ make }: TestServer): Promise<string> {
  const { id } = await make.person({ victim_type: 'military' });
  const place = await make.place();
  await make.event('military', {
    person_id: id,
    enlisted_army: 'B.E.F.',
    enlisted_regt: 'Royal Irish Rifles',
    place_id: place.id,
  });
  return id;
}
