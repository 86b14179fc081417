import { z } from 'zod';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { tagDefinitionSchema } from './tagDefinition.ts';

export const getCollectionDocumentTags = defineMethod({
  name: 'getCollectionDocumentTags',
  kind: 'query',
  access: 'login',
  description: 'Lists the tags that documents and pages can bear, parents before their children.',
  params: z.strictObject({}),
  result: z.array(tagDefinitionSchema),
});

export const getCollectionDocumentTagsIndexed = defineMethod({
  name: 'getCollectionDocumentTagsIndexed',
  kind: 'query',
  access: 'login',
  description: 'Lists the tags that documents and pages can bear, and gives each by its id.',
  params: z.strictObject({}),
  result: z.strictObject({
    list: z.array(tagDefinitionSchema),
    index: z.record(z.string(), tagDefinitionSchema),
  }),
});
