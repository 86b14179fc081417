import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';
import { Ajv, type Options, type ValidateFunction } from 'ajv';
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

/**
 * Compiles schemas of a document where their references lead: to the document's components and nowhere else. Each is
 * compiled once, however many methods have it, and as it comes: what is asked a few times need not be quick.
 */
export function compilerFor(
  { components = {} }: OpenRpc,
  options: Options = {},
): (schema: JsonSchema) => ValidateFunction {
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false, code: { optimize: false }, ...options });
  ajv.addSchema({ $id: 'document', components });
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/');
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, validate);
    return validate;
  };
}
