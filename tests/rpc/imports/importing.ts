import type { ImportTaskKind } from '@salient/shared/areas/imports/importList.ts';
import { getImportList } from '@salient/shared/areas/imports/importMethods.ts';
import pino from 'pino';
import { ImportRunner } from '../../../core-server/src/areas/imports/run/ImportRunner.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import { upload } from '../../harness/upload.ts';

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
