import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import type { TestClient } from '../../harness/TestClient.ts';

export type JsonSchema = Record<string, unknown>;

/** The parts of an OpenRPC document that the tests read. */
export interface OpenRpc {
  readonly methods: readonly {
    readonly name: MethodName;
    readonly summary: string;
    readonly params: readonly { readonly name: string; readonly required: boolean; readonly schema: JsonSchema }[];
    readonly result: { readonly schema: JsonSchema };
    readonly errors: readonly { readonly code: number; readonly message: string }[];
  }[];
  readonly components?: JsonSchema;
}

export async function discover(client: TestClient): Promise<OpenRpc> {
  const answer = await client.post({ jsonrpc: '2.0', id: 1, method: 'rpc.discover', params: { token: client.token } });
  return (answer as { result: OpenRpc }).result;
}

/** A schema as it stands in the document, where its references lead: to the document's components and nowhere else. */
export const inDocument = ({ components = {} }: OpenRpc, schema: JsonSchema): JsonSchema => ({
  components,
  allOf: [schema],
});
