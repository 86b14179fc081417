import { z } from 'zod';
import { commonErrors } from '../../lib/contract/commonErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { recordIdSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';
import { collectionSchema } from '../collections/collection.ts';
import { collectionTypes } from '../collections/collectionTypes.ts';
import { catalogueErrors } from '../documents/catalogueErrors.ts';
import { fieldsOfCatalogue } from '../documents/documentFields.ts';
import {
  catalogueComparisonSchema,
  catalogueRecordTypes,
  checkedCodeSchema,
  leftOutSchema,
} from './catalogueComparison.ts';

const { catalogueCodeNotFound, catalogueRecordNotFound, catalogueFailed, catalogueOff, catalogueTooLarge } =
  catalogueErrors;
const serviceErrors = [catalogueFailed, catalogueOff] as const;

/** What somebody typed; what can be no code is told apart by the call. */
const typedCodeSchema = z.string().max(1_000);
/** Asks the catalogue too while it is left alone because it failed: somebody presses once more. */
const asksAnyway = z.boolean().default(false);
const recordSchema = z.strictObject({ type: z.enum(catalogueRecordTypes), id: recordIdSchema });

export const checkAdlibCode = defineMethod({
  name: 'checkAdlibCode',
  kind: 'query',
  access: 'editor',
  description: 'Looks a code up in the archive catalogue, and tells whether it is here already.',
  params: z.strictObject({ code: typedCodeSchema, asksAnyway }),
  result: checkedCodeSchema,
  errors: [catalogueCodeNotFound, ...serviceErrors],
});

export const importDocumentCollection = defineMethod({
  name: 'importDocumentCollection',
  aliases: ['importCollection'],
  kind: 'command',
  access: 'editor',
  description:
    'Makes a collection of a record of the archive catalogue, a document of each of its parts, and a sub-document of all that these hold: what lies deeper than that has its path in its title. What stands here in another place is left out. A collection that is here already is answered as it is; what is here as a document of another one is refused.',
  params: z.strictObject({ adlibCode: typedCodeSchema, type: z.enum(collectionTypes).default('box'), asksAnyway }),
  /** With what could not be taken over, when it was imported by this call. */
  result: collectionSchema.extend({ leftOut: leftOutSchema.optional() }),
  errors: [commonErrors.invalidData, catalogueRecordNotFound, catalogueTooLarge, ...serviceErrors],
});

export const compareWithCatalogue = defineMethod({
  name: 'compareWithCatalogue',
  kind: 'query',
  access: 'editor',
  description: 'Tells what the archive catalogue says otherwise of a collection or document than is written here.',
  params: recordSchema.extend({ asksAnyway }),
  result: catalogueComparisonSchema,
  errors: [
    commonErrors.notFound,
    commonErrors.invalidData,
    catalogueRecordNotFound,
    catalogueTooLarge,
    ...serviceErrors,
  ],
});

export const applyCatalogueChanges = defineMethod({
  name: 'applyCatalogueChanges',
  kind: 'command',
  access: 'editor',
  description:
    'Takes over what the archive catalogue now says of a collection or document in the fields that are named, and the new parts of a collection. Answers what is different still.',
  params: recordSchema.extend({
    /** Of the record as it was compared. */
    version: versionSchema,
    fields: z.array(z.enum(fieldsOfCatalogue)).max(fieldsOfCatalogue.length).default([]),
    newParts: z.boolean().default(false),
  }),
  result: catalogueComparisonSchema,
  errors: [
    commonErrors.notFound,
    commonErrors.invalidData,
    commonErrors.conflict,
    catalogueRecordNotFound,
    catalogueTooLarge,
    ...serviceErrors,
  ],
});
