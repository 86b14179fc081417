import { takeBackImport } from '@salient/shared/areas/imports/importBatchMethods.ts';
import type { ImportTaskKind, MappingJson } from '@salient/shared/areas/imports/importList.ts';
import { getImportList, setImportRules, startImport } from '@salient/shared/areas/imports/importMethods.ts';
import pino from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { ImportRunner } from '../../../core-server/src/areas/imports/run/ImportRunner.ts';
import { databaseState } from '../../harness/programs/databaseState.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { upload } from '../../harness/upload.ts';

/** A server of the test file with a revisor who imports, and with whoever does what was asked for. */
export function setUpImports() {
  const imports = {} as { server: TestServer; revisor: TestClient; runners: ReturnType<typeof startRunners> };
  beforeAll(async () => {
    imports.server = await startServer();
    imports.runners = startRunners(imports.server);
    imports.revisor = await imports.server.signIn('revisor');
  });
  afterAll(async () => {
    await imports.runners.close();
    await imports.server.close();
  });
  /** Has a list that is there tried by a mapping, and answers what was found. */
  const tryBy = async (id: string, mapping: MappingJson) => {
    await imports.revisor.call(setImportRules, { id, mapping });
    await imports.revisor.call(startImport, { id, kind: 'try' });
    await imports.runners.look();
    return taskOf(imports.revisor, id, 'try');
  };
  return Object.assign(imports, {
    /** Sends a list, which is read then. */
    send: async (content: string | Buffer, name?: string) => {
      const id = await sendList(imports.server, imports.revisor, content, name);
      await imports.runners.look();
      return id;
    },
    tryBy,
    /** Has a list imported that was tried. */
    importIt: async (id: string) => {
      await imports.revisor.call(startImport, { id, kind: 'import' });
      await imports.runners.look();
      return taskOf(imports.revisor, id, 'import');
    },
    takeBack: async (batch_id: string | null) => {
      await imports.revisor.call(takeBackImport, { batch_id: batch_id ?? '' });
      await imports.runners.look();
    },
  });
}

/** What is kept of what was done, what goes on by itself, and addresses, which are never of another record. */
const goesOn = new Set([
  ...['import_batch', 'import_list', 'import_task', 'import_change', 'audit_entry', 'search_queue'],
  ...['redirect', 'short_address', 'person_count', 'session'],
]);

/** All that the museum holds, to compare before and after. */
export const museumState = async ({ dataSource }: TestServer) =>
  Object.fromEntries(Object.entries(await databaseState(dataSource)).filter(([table]) => !goesOn.has(table)));

/** Has what was asked for with lists and batches done, as the core server's process does by its clock. */
export function startRunners({ dataSource, databaseUrl, services }: TestServer) {
  const runners = (['looking', 'writing'] as const).map(
    (lane) =>
      new ImportRunner({
        ...{ dataSource, databaseUrl, lane, files: services.importFiles },
        ...{ log: pino({ level: 'silent' }), now: services.now },
      }),
  );
  return {
    look: async () => {
      for (const runner of runners) await runner.look();
    },
    close: () => Promise.all(runners.map((runner) => runner.close())),
  };
}

/** Sends a list and answers its id. */
export async function sendList(server: TestServer, client: TestClient, content: string | Buffer, name = 'lijst.csv') {
  const bytes = Buffer.from(content);
  const answer = await upload(server, client, bytes, { path: '/api/uploadlist/uploadFile', name, type: 'text/csv' });
  if (answer.code) throw new Error(answer.code);
  return answer.data.id;
}

/** The last task of a kind that was done with a list. */
export async function taskOf(client: TestClient, id: string, kind: ImportTaskKind) {
  const { tasks } = await client.call(getImportList, { id });
  const task = tasks.find((each) => each.kind === kind);
  if (!task) throw new Error(`nobody asked for ${kind}`);
  return task;
}
