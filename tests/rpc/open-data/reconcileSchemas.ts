import { Ajv } from 'ajv';

/**
 * What a reconciliation service is asked and answers, after the Reconciliation Service API v0.2, final report of the W3C Entity
 * Reconciliation Community Group (https://reconciliation-api.github.io/specs/0.2/). Whatever its published schemas refuse is
 * refused here too; here, besides, no text is blank, addresses are those of the web, and an answer has no key that nobody asked for.
 */

const text = { type: 'string', minLength: 1 } as const;
const idAndName = {
  ...{ type: 'object', required: ['id', 'name'], additionalProperties: false },
  properties: { id: text, name: text },
} as const;
const address = { type: 'string', pattern: '^https?://' } as const;
const template = { type: 'string', pattern: '^https?://.*\\{\\{id\\}\\}' } as const;
const service = {
  type: 'object',
  required: ['service_url', 'service_path'],
  additionalProperties: false,
  properties: {
    service_url: address,
    service_path: text,
    flyout_service_url: address,
    flyout_service_path: { type: 'string', pattern: '\\$\\{id\\}' },
  },
} as const;

const settingOf = (kind: string, value: object, more: object = {}) => ({
  type: 'object',
  required: ['type', 'label', 'name', ...Object.keys(more)],
  additionalProperties: false,
  properties: { type: { const: kind }, default: value, label: text, name: text, help_text: text, ...more },
});
const choices = {
  type: 'array',
  items: { type: 'object', required: ['value', 'name'], properties: { value: text, name: text } },
};
const setting = {
  oneOf: [
    settingOf('number', { type: 'number' }),
    settingOf('text', { type: 'string' }),
    settingOf('checkbox', { type: 'boolean' }),
    settingOf('select', { type: 'string' }, { choices }),
  ],
};

const manifest = {
  type: 'object',
  required: ['versions', 'name', 'identifierSpace', 'schemaSpace', 'defaultTypes'],
  additionalProperties: false,
  properties: {
    versions: { type: 'array', items: { type: 'string' }, contains: { const: '0.2' } },
    name: text,
    ...{ identifierSpace: address, schemaSpace: address, documentation: address, serviceVersion: text, logo: address },
    defaultTypes: { type: 'array', uniqueItems: true, items: idAndName },
    view: { type: 'object', required: ['url'], properties: { url: template } },
    feature_view: { type: 'object', required: ['url'], properties: { url: template } },
    preview: {
      type: 'object',
      required: ['url', 'width', 'height'],
      properties: { url: template, width: { type: 'integer' }, height: { type: 'integer' } },
    },
    suggest: {
      ...{ type: 'object', additionalProperties: false },
      properties: { entity: service, property: service, type: service },
    },
    extend: {
      type: 'object',
      properties: { propose_properties: service, property_settings: { type: 'array', items: setting } },
    },
    batchSize: { type: 'integer', minimum: 1 },
  },
} as const;

const candidate = {
  type: 'object',
  required: ['id', 'name', 'score', 'match', 'type'],
  additionalProperties: false,
  properties: {
    ...{ id: text, name: text, description: { type: 'string' } },
    score: { type: 'number', minimum: 0, maximum: 100 },
    match: { type: 'boolean' },
    type: { type: 'array', minItems: 1, items: idAndName },
    features: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'value'],
        additionalProperties: false,
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
    additionalProperties: false,
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

const givenValue = {
  oneOf: [
    { type: ['string', 'number', 'boolean'] },
    { type: 'object', required: ['id'], properties: { id: text, name: { type: 'string' } } },
  ],
};

/** A batch of queries, as a client may send it. */
const queries = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    anyOf: [{ required: ['query'] }, { required: ['properties'], properties: { properties: { minItems: 1 } } }],
    properties: {
      query: { type: 'string' },
      type: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
      limit: { type: 'number' },
      properties: {
        type: 'array',
        items: {
          type: 'object',
          required: ['pid', 'v'],
          properties: { pid: text, v: { oneOf: [givenValue, { type: 'array', items: givenValue }] } },
        },
      },
      type_strict: { enum: ['any', 'should', 'all'] },
    },
  },
};

/** What a client asks to be added to records. */
const extend = {
  type: 'object',
  required: ['ids', 'properties'],
  properties: {
    ids: { type: 'array', items: { type: 'string' } },
    properties: {
      type: 'array',
      items: { type: 'object', required: ['id'], properties: { id: text, settings: { type: 'object' } } },
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
          ...{ id: text, name: text, description: { type: 'string' } },
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

const schemas = { manifest, queries, results, extend, extension, suggestions, flyout, proposal };
const ajv = new Ajv({ strict: true, strictRequired: false, strictTypes: false, allowUnionTypes: true });

/** What is wrong with an answer; an empty text for nothing. */
export function complaintsOf(schema: keyof typeof schemas, answer: unknown): string {
  return ajv.validate(schemas[schema], answer) ? '' : ajv.errorsText();
}
