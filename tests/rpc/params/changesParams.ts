import { findChanges } from '@salient/shared/areas/changes/changeMethods.ts';
import { removePerson, updatePerson } from '@salient/shared/areas/persons/personMethods.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { ValidParams } from './ValidParams.ts';

export const changesParams = {
  findChangesByOthers: async () => ({ limit: 20 }),
  findChanges: async (server) => ({ type: 'person', id: (await changedPerson(server)).id, offset: 0, limit: 10 }),
  findAllChanges: async () => ({
    from: '2014-08-04',
    to: '2118-11-11',
    source: 'staff',
    type: 'person',
    kind: 'changed',
    gone: false,
    offset: 0,
    limit: 10,
  }),
  restoreFields: async (server) => {
    const { change } = await changedPerson(server);
    return { change, side: 'before', fields: ['nationality'], version: 2 };
  },
  restoreVersion: async (server) => ({ change: (await changedPerson(server)).change, side: 'before', version: 2 }),
  restoreRemoved: async (server) => ({ change: await removedPerson(server) }),
} satisfies Partial<ValidParams>;

/** A person that was changed once, by the id of that change. */
async function changedPerson(server: TestServer): Promise<{ id: string; change: string }> {
  const { id } = await server.make.person();
  const editor = await server.signIn('normal');
  await editor.call(updatePerson, { person: { id, version: 1, nationality: 'Belg' } });
  const { data } = await editor.call(findChanges, { type: 'person', id });
  return { id, change: data[0]?.id ?? '' };
}

/** The change that removed a person. */
async function removedPerson(server: TestServer): Promise<string> {
  const { id } = await server.make.person();
  const editor = await server.signIn('normal');
  await editor.call(removePerson, { id, version: 1 });
  const { data } = await editor.call(findChanges, { type: 'person', id });
  return data[0]?.id ?? '';
}
