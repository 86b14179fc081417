import { z } from 'zod';
import { languages } from '../../lib/i18n/languages.ts';
import { idSchema, versionSchema } from '../../lib/schemas/commonSchemas.ts';

/** The kinds of records that files hang on (UPLOAD-20), by the documents' own words. */
export const attachmentCollections = [
  'memorials',
  'key_locations',
  'person_stories',
  'person_feedback',
  'documents',
] as const;
export type AttachmentCollection = (typeof attachmentCollections)[number];

/** Under which right a picture may be shown; `unknown` allows no publication. */
export const licences = ['unknown', 'own', 'public_domain', 'cc_by', 'cc_by_sa', 'permission'] as const;
export type Licence = (typeof licences)[number];

/** Whether somebody may have permitted the use, on a day, for something and until a day; a picture of one's own needs nobody to. */
export const mayBePermitted = (licence: Licence): boolean => licence === 'permission' || licence === 'unknown';

/** What a picture may be used for. */
export const usages = ['kiosk', 'web', 'print'] as const;
export type Usage = (typeof usages)[number];

export const attachmentLimits = { alt: 300, legend: 1000, rights_holder: 200, credit_line: 200, permission_scope: 500 };

const wordsSchema = (max: number) => z.partialRecord(z.enum(languages), z.string().max(max));

/** What staff may write about a file. */
export const attachmentWordsSchema = z.strictObject({
  /** What the picture shows, for those who do not see it. Stories have their own at the place of use. */
  alt: wordsSchema(attachmentLimits.alt),
  legend: wordsSchema(attachmentLimits.legend),
  rights_holder: z.string().max(attachmentLimits.rights_holder),
  licence: z.enum(licences),
  /** Whom it is owed to: shown wherever the picture is shown, in the reader's language where it is written in that. */
  credit_line: wordsSchema(attachmentLimits.credit_line),
  permission_date: z.iso.date().nullable(),
  permission_scope: z.string().max(attachmentLimits.permission_scope),
  /** Last day on which a permission holds. */
  permission_expires: z.iso.date().nullable(),
  usable_for: z.array(z.enum(usages)).max(usages.length),
});
export type AttachmentWords = z.infer<typeof attachmentWordsSchema>;

/** Under which rights a picture is used: what several pictures can share. What one shows is its own. */
export const attachmentRightsSchema = attachmentWordsSchema.omit({ alt: true, legend: true });
export type AttachmentRights = z.infer<typeof attachmentRightsSchema>;

/** Addresses of a file. They work for at most a minute; `getFileTickets` gives new ones. Public files' work for ever. */
export const fileUrlsSchema = z.strictObject({
  /** A small picture; null for what is no image. */
  preview: z.string().nullable(),
  /** What was uploaded; whoever is not signed in gets a clean copy of an image. */
  original: z.string(),
  /** Widths for `srcset`, by pixels across: `{ "320": "/api/file/…" }`; empty for what is no image. */
  sizes: z.record(z.string(), z.string()),
});
export type FileUrls = z.infer<typeof fileUrlsSchema>;

/** A file of a record (UPLOAD-09). */
export const attachmentSchema = attachmentWordsSchema.extend({
  id: idSchema,
  version: versionSchema,
  collection: z.enum(attachmentCollections),
  /** The record; null while the file waits for the message that it belongs to. */
  collection_id: idSchema.nullable(),
  /** Order within the record, from 0. */
  position: z.int(),
  /** The name that it was uploaded under. */
  name: z.string(),
  /** By content, never by name. */
  mimetype: z.string(),
  bytes: z.int(),
  /** Pixels as seen, upright; null for what is no image. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  urls: fileUrlsSchema,
  created_at: z.iso.datetime(),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** Rights of a picture as far as they decide where it may be shown. */
export interface PictureUse {
  readonly licence: string;
  readonly usable_for: readonly string[];
  /** Last day of the permission, `yyyy-mm-dd`; null without end. */
  readonly permission_expires: string | null;
}

/** Why rights do not allow showing a picture somewhere. */
export type RightsProblem = 'LICENCE_UNKNOWN' | 'LICENCE_EXPIRED' | 'LICENCE_NOT_FOR_TARGET';

/**
 * Why the rights of a picture do not allow all of some uses, or null when they do. A permission holds on its last day.
 *
 * @param today `yyyy-mm-dd`
 */
export function whyNotUsed(
  { licence, usable_for, permission_expires }: PictureUse,
  uses: readonly Usage[],
  today: string,
): RightsProblem | null {
  if (licence === 'unknown') return 'LICENCE_UNKNOWN';
  if (permission_expires !== null && permission_expires < today) return 'LICENCE_EXPIRED';
  return uses.every((use) => usable_for.includes(use)) ? null : 'LICENCE_NOT_FOR_TARGET';
}

/** Whether the rights allow showing a picture somewhere on a day (`yyyy-mm-dd`): a known licence, this use, not expired. */
export const mayUse = (rights: PictureUse, usage: Usage, today: string): boolean =>
  whyNotUsed(rights, [usage], today) === null;
