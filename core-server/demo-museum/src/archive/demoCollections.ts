import { attachmentRightsSchema } from '@salient/shared/areas/attachments/attachment.ts';
import { descriptionStatuses } from '@salient/shared/areas/collections/collectionTypes.ts';
import { z } from 'zod';
import { word } from '../data-files/cells.ts';
import { readJson } from '../data-files/readDataFile.ts';

const documentSchema = z
  .strictObject({
    title: word,
    description: word,
    /** Whose life it belongs to: the key of a story, whose person wrote it. */
    story: word.nullable(),
    /** Id of a tag definition. */
    tag: word.nullable(),
    status: z.enum(descriptionStatuses),
    disclosed: z.boolean(),
    /** What stands on each page, line by line; an empty page is drawn and not transcribed. */
    pages: z.array(z.string()),
  })
  .readonly();
export type DemoDocument = z.infer<typeof documentSchema>;

const collectionSchema = z
  .strictObject({
    ...{ code: word, title: word, description: word },
    /** Under which its scans are shown. */
    rights: attachmentRightsSchema,
    documents: z.array(documentSchema),
  })
  .readonly();

/** A box of invented letters, so that a first look at the archive shows what it is for. */
export const demoCollections = readJson('archive/collections.json', z.array(collectionSchema));
