import { z } from 'zod';
import { idSchema } from '../../lib/schemas/commonSchemas.ts';
import {
  type AttachmentRights,
  attachmentRightsSchema,
  type RightsProblem,
  whyNotUsed,
} from '../attachments/attachment.ts';

/** What rights to scans can be said of, the widest first. What is inside has them while nothing is said of itself. */
export const rightsOwners = ['collection', 'document', 'page'] as const;
export type RightsOwner = (typeof rightsOwners)[number];

/** Rights before anybody said something: the same as those of a file. */
export const unsaidRights: AttachmentRights = {
  ...{ licence: 'unknown', usable_for: [], rights_holder: '', credit_line: {} },
  ...{ permission_date: null, permission_scope: '', permission_expires: null },
};

/** What is said of the rights to the scans of a box, a document or a page by itself. */
export const ownRightsSchema = z.strictObject({
  /** Of what is said; 0 where nobody ever said anything. */
  version: z.int(),
  /** Null while nothing is said: those of what it is part of hold. */
  own: attachmentRightsSchema.nullable(),
});
export type OwnRights = z.infer<typeof ownRightsSchema>;

/** The same of a document, with what holds as long as nothing is said of itself. */
export const documentRightsSchema = ownRightsSchema.extend({
  inherited: z
    .strictObject({
      rights: attachmentRightsSchema,
      /** Of what they are said: the document that it is part of, or its box. */
      from: z.strictObject({ type: z.enum(['collection', 'document']), id: idSchema, title: z.string() }),
    })
    .nullable(),
});
export type DocumentRights = z.infer<typeof documentRightsSchema>;

/** The rights that hold for a document, or for a page of it; null where nobody said anything of either or of what they are in. */
export const rightsInForce = (document: DocumentRights, page?: OwnRights): AttachmentRights | null =>
  page?.own ?? document.own ?? document.inherited?.rights ?? null;

/**
 * Why visitors do not see a scan of a disclosed document, or null when they do. Where nobody said anything of rights the
 * disclosure decides (DOCUMENT-74).
 *
 * @param today `yyyy-mm-dd`
 */
export const whyScanIsHidden = (rights: AttachmentRights | null, today: string): RightsProblem | null =>
  rights && whyNotUsed(rights, ['web'], today);

/** Addresses of licences that have one, as the web and IIIF know them. */
export const licenceUrls: Partial<Readonly<Record<AttachmentRights['licence'], string>>> = {
  public_domain: 'http://creativecommons.org/publicdomain/mark/1.0/',
  cc_by: 'http://creativecommons.org/licenses/by/4.0/',
  cc_by_sa: 'http://creativecommons.org/licenses/by-sa/4.0/',
};

/** What visitors read of the rights to a picture: whom it is owed to, and a licence that is of use to them. */
export const publicRightsSchema = z.strictObject({
  /** By language, those without a text left out. */
  credit: attachmentRightsSchema.shape.credit_line,
  licence: z.enum(['public_domain', 'cc_by', 'cc_by_sa']).nullable(),
});
export type PublicRights = z.infer<typeof publicRightsSchema>;
