import { choice, type DraftOf, flag, line, reference, text } from '../../lib/fields/fields.ts';
import type { TextKey } from '../../lib/i18n/texts.ts';
import { descriptionStatuses } from '../collections/collectionTypes.ts';
import { type DocumentCategory, documentKinds, documentLimits, wiseBranches, wiseProfiles } from './documentTypes.ts';

const shortLine = (label: TextKey, longest: number = documentLimits.line) => line({ label, longest });

/**
 * The fields of a document: what is said here of a field holds in calls, checks, forms, conflicts and histories. Which of
 * them a category has `fieldsOfCategory` says; tags, references and elements stand beside.
 */
export const documentFields = {
  kind: choice(documentKinds, {
    label: 'documentRecord.fields.kind',
    choices: 'documentRecord.kinds',
    empty: 'original',
    unsaid: [],
  }),
  status: choice(descriptionStatuses, {
    label: 'collections.fields.status',
    choices: 'collections.statuses',
    empty: 'todo',
    unsaid: [],
  }),
  /** Whether guests may see the document and its scans (DOCUMENT-74). */
  disclosed: flag({ label: 'documentRecord.fields.disclosed', empty: false }),
  title: line({ label: 'collections.fields.title', longest: documentLimits.title, required: true }),
  description: text({ label: 'history.fields.description', longest: documentLimits.description }),
  collectionId: reference('collection', { label: 'documentRecord.fields.collection' }),
  adlibCode: shortLine('collections.fields.adlibCode'),
  adlibId: shortLine('collections.fields.adlibId'),
  source: shortLine('documentRecord.fields.source'),
  url: shortLine('documentRecord.fields.url', documentLimits.url),
  institution: shortLine('documentRecord.fields.institution'),
  inventoryId: shortLine('documentRecord.fields.inventoryId'),
  filename: shortLine('documentRecord.fields.filename'),
  wiseProfile: choice(wiseProfiles, {
    label: 'documentRecord.fields.wiseProfile',
    choices: 'documentRecord.wiseProfiles',
    empty: 'ieper',
    unsaid: [],
  }),
  wiseBranch: choice(wiseBranches, {
    label: 'documentRecord.fields.wiseBranch',
    choices: 'documentRecord.wiseBranches',
    empty: 'unknown',
    unsaid: ['unknown'],
  }),
  wiseLocation: shortLine('documentRecord.fields.wiseLocation'),
  wiseId: shortLine('documentRecord.fields.wiseId'),
  pages: shortLine('documentRecord.fields.pages'),
};

export type DocumentField = keyof typeof documentFields;

/** The fields of a document, and its category, which never changes. */
export interface DocumentDraft extends DraftOf<typeof documentFields> {
  category: DocumentCategory;
}

/** Fields that not every category has, in the order of the form (DOCUMENT-38). What another category has stays empty. */
export const fieldsOfCategory = {
  ARCHIVE: ['institution', 'inventoryId', 'pages', 'source'],
  WISE: ['wiseProfile', 'wiseBranch', 'wiseLocation', 'wiseId', 'pages'],
  WEB: ['url', 'source'],
  DIBORN: ['source', 'filename'],
  ADLIBD: ['adlibCode', 'adlibId', 'institution', 'inventoryId'],
  ADLIBC: ['adlibCode', 'adlibId', 'institution', 'inventoryId'],
} as const satisfies Record<DocumentCategory, readonly DocumentField[]>;

/** What only the catalogue says of its documents, so that nobody types it over. */
export const fieldsOfCatalogue = [
  'title',
  'description',
  'adlibCode',
  'adlibId',
  'institution',
  'inventoryId',
] as const satisfies readonly DocumentField[];
