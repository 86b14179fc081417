import { Ajv } from 'ajv';

/**
 * What answers of a reconciliation service look like, written after the text of the Reconciliation Service API v0.2, final
 * report of the W3C Entity Reconciliation Community Group (https://reconciliation-api.github.io/specs/0.2/).
 */

const text = { type: 'string', minLength: 1 } as const;
const idAndName = { type: 'object', required: ['id', 'name'], properties: { id: text, name: text } } as const;
const template = { type: 'string', pattern: '\\{\\{id\\}\\}' } as const;
const service = {
  type: 'object',
  required: ['service_url', 'service_path'],
  properties: {
    service_url: text,
    service_path: text,
    flyout_service_url: text,
    flyout_service_path: { type: 'string', pattern: '\\$\\{id\\}' },
  },
} as const;

const manifest = {
  type: 'object',
  required: ['versions', 'name', 'identifierSpace', 'schemaSpace', 'defaultTypes'],
  properties: {
    versions: { type: 'array', items: { type: 'string' }, contains: { const: '0.2' } },
    name: text,
    ...{ identifierSpace: text, schemaSpace: text, documentation: text, serviceVersion: text, logo: text },
    defaultTypes: { type: 'array', uniqueItems: true, items: idAndName },
    view: { type: 'object', required: ['url'], properties: { url: template } },
    feature_view: { type: 'object', required: ['url'], properties: { url: template } },
    preview: {
      type: 'object',
      required: ['url', 'width', 'height'],
      properties: { url: template, width: { type: 'integer' }, height: { type: 'integer' } },
    },
    suggest: { type: 'object', properties: { entity: service, property: service, type: service } },
    extend: {
      type: 'object',
      properties: { propose_properties: service, property_settings: { type: 'array', items: { type: 'object' } } },
    },
    batchSize: { type: 'integer', minimum: 1 },
  },
} as const;

const candidate = {
  type: 'object',
  required: ['id', 'name', 'score'],
  properties: {
    ...{ id: text, name: text, description: { type: 'string' } },
    score: { type: 'number', minimum: 0, maximum: 100 },
    match: { type: 'boolean' },
    type: { type: 'array', items: idAndName },
    features: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'value'],
        properties: { id: text, value: { type: ['number', 'boolean'] } },
      },
    },
  },
} as const;

const results = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['result'],
    properties: { result: { type: 'array', items: candidate } },
  },
} as const;

const only = (properties: object) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});
const value = {
  oneOf: [
    only({ str: { type: 'string' } }),
    only({ int: { type: 'integer' } }),
    only({ float: { type: 'number' } }),
    only({ id: text, name: text }),
  ],
};

const extension = {
  type: 'object',
  required: ['meta', 'rows'],
  properties: {
    meta: { type: 'array', items: { ...idAndName, properties: { id: text, name: text, type: idAndName } } },
    rows: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: { type: 'array', items: value } },
    },
  },
};

const suggestions = {
  type: 'object',
  required: ['result'],
  properties: {
    result: {
      type: 'array',
      items: {
        ...idAndName,
        properties: {
          id: text,
          name: text,
          description: { type: 'string' },
          notable: { type: 'array', items: idAndName },
        },
      },
    },
  },
} as const;

const flyout = { type: 'object', required: ['id', 'html'], properties: { id: text, html: text } } as const;
const proposal = {
  type: 'object',
  required: ['type', 'properties'],
  properties: { type: text, limit: { type: 'integer' }, properties: { type: 'array', items: idAndName } },
} as const;

const schemas = { manifest, results, extension, suggestions, flyout, proposal };
const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true });

/** What is wrong with an answer; an empty text for nothing. */
export function complaintsOf(schema: keyof typeof schemas, answer: unknown): string {
  return ajv.validate(schemas[schema], answer) ? '' : ajv.errorsText();
}
