import { type Actor, mayCall } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { ErrorDeclaration } from '@salient/shared/lib/contract/defineErrors.ts';
import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** Schemas that refer to themselves, by the name under which the document's references find them. */
type Components = Record<string, JsonSchema>;

/**
 * A schema as OpenRPC wants it: JSON Schema draft 7, whose references lead to `components` of the whole document and
 * not to definitions beside them.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', name: string, components: Components): JsonSchema {
  const written = z.toJSONSchema(schema, { io, target: 'draft-7', unrepresentable: 'any', reused: 'inline' });
  const text = JSON.stringify(written).replaceAll('"#/definitions/', `"#/components/schemas/${name}.`);
  const { $schema: _, definitions = {}, ...own } = JSON.parse(text) as JsonSchema;
  for (const [key, definition] of Object.entries(definitions as Components)) components[`${name}.${key}`] = definition;
  return own;
}

/** Errors that a call may meet whatever its handler does. */
function errorsOfEveryCall(method: MethodDeclaration): readonly ErrorDeclaration[] {
  const { unavailable, busy, noSession, sessionExpired, notPermitted } = commonErrors;
  if (method.access === 'none') return [unavailable, busy];
  const session = [unavailable, busy, noSession, sessionExpired];
  return method.access === 'guest' ? session : [...session, notPermitted];
}

export const tokenParam = {
  name: 'token',
  description: 'A session token, or GUEST.',
  required: false,
  schema: { type: 'string', default: 'GUEST' } as JsonSchema,
};

/** The fields of the record in `param` as parameters that may stand instead of it. */
function fieldsOf(param: string, record: JsonSchema | undefined) {
  const { properties = {} } = record as { properties?: Record<string, JsonSchema> };
  const description = `Instead of \`${param}\`.`;
  return Object.entries(properties).map(([name, schema]) => ({ name, description, required: false, schema }));
}

function describeMethod(method: MethodDeclaration, components: Components) {
  const { properties = {}, required = [] } = schemaOf(method.params, 'input', `${method.name}.params`, components) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const { unwrapped } = method;
  const params = Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema,
  }));
  const sideBySide = unwrapped === undefined ? [] : fieldsOf(unwrapped, properties[unwrapped]);
  return {
    name: method.name,
    summary: method.description,
    paramStructure: 'by-name',
    params: [...params, ...sideBySide, ...(method.access === 'none' ? [] : [tokenParam])],
    result: { name: 'result', schema: schemaOf(method.result, 'output', `${method.name}.result`, components) },
    errors: [...errorsOfEveryCall(method), ...method.errors].map(({ name, code, data }) => ({
      // The page's format knows whole numbers alone; `404.10` is sent as the text that it is.
      ...(typeof code === 'number'
        ? { code, message: name }
        : { code: Number.parseInt(code, 10), message: `${name}, sent with the code "${code}"` }),
      ...(data ? { data: schemaOf(data, 'output', name, components) } : {}),
    })),
    'x-access': method.access,
    'x-kind': method.kind,
    ...(method.aliases ? { 'x-aliases': method.aliases } : {}),
  };
}

/** The OpenRPC 1.3 document of the methods that `actor` may call, as `rpc.discover` answers it. */
export function describeMethods(methods: readonly MethodDeclaration[], actor: Actor) {
  const components: Components = {};
  return {
    openrpc: '1.3.2',
    info: {
      title: 'Salient',
      version: '2.0.0',
      description:
        'JSON-RPC 2.0 over POST /api/v2. Parameters are an object that also carries `token`: a session token, or GUEST.',
    },
    methods: methods
      .filter((method) => mayCall(actor, method))
      .map((method) => describeMethod(method, components))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    components: { schemas: components },
  };
}

export type MethodsDescription = ReturnType<typeof describeMethods>;
