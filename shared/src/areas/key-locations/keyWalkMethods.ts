import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { updateInput } from '../../lib/contract/recordInput.ts';
import { listOf, okSchema, recordIdSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { keyWalkInputSchema, keyWalkSchema } from './keyWalk.ts';

const { notFound, invalidData, conflict } = commonErrors;

export const findKeyWalks = defineMethod({
  name: 'findKeyWalks',
  kind: 'query',
  access: 'guest',
  description: 'Lists the theme walks, by their Dutch titles, each with its keys in order.',
  params: z.strictObject({}),
  result: listOf(keyWalkSchema),
});

export const createKeyWalk = defineMethod({
  name: 'createKeyWalk',
  kind: 'command',
  access: 'editor',
  description: 'Adds a theme walk.',
  params: z.strictObject({ keyWalk: keyWalkInputSchema }),
  result: keyWalkSchema,
  errors: [invalidData],
});

export const updateKeyWalk = defineMethod({
  name: 'updateKeyWalk',
  kind: 'command',
  access: 'editor',
  description: 'Changes a theme walk; absent fields keep their value, null clears; needs the version that was read.',
  params: z.strictObject({ keyWalk: updateInput(keyWalkInputSchema, keyWalkSchema) }),
  result: keyWalkSchema,
  errors: [notFound, invalidData, conflict],
});

export const removeKeyWalk = defineMethod({
  name: 'removeKeyWalk',
  kind: 'command',
  access: 'editor',
  description: 'Removes a theme walk; its keys stay.',
  params: z.strictObject({ id: recordIdSchema, version: versionSchema.optional() }),
  result: okSchema,
  errors: [notFound, conflict],
});
