import { callFunction, type FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import type { TestClient } from '../../harness/TestClient.ts';

/** What a report answers on its first page. */
export async function runReport(
  client: TestClient,
  name: string,
  args: Readonly<Record<string, unknown>> = {},
): Promise<FunctionTable> {
  const answer = await client.call(callFunction, { name, args, limit: 100 });
  if (typeof answer === 'string') throw new Error(`${name} answers with a text`);
  return answer;
}

/** The records that the rows of a report open. */
export async function reported(...asked: Parameters<typeof runReport>): Promise<unknown[]> {
  const { data } = await runReport(...asked);
  return data.map(({ id, element_id = id }) => element_id);
}
