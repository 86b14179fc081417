import { checkPage } from '@salient/shared/areas/documents/checkPage.ts';
import {
  type Description,
  describedFields,
  descriptionSchema,
} from '@salient/shared/areas/documents/documentUpload.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { UploadRefused } from '../../../lib/files/UploadRefused.ts';
import { createRecord } from '../../../lib/records/changeRecord.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { loadTagDefinitions } from '../../tags/tagDefinitions.ts';
import { documentKind } from '../documentKind.ts';
import { holdDocuments } from '../holdDocuments.ts';
import { holdNamedBy, type Parts, validateParts } from '../parts/validateParts.ts';
import { validateDocumentInput } from '../validateDocumentInput.ts';
import { requirePages } from './addPages.ts';
import type { PageTarget } from './takePages.ts';

/**
 * Tags and references that a form brings in JSON.
 *
 * @throws UploadRefused when they are none.
 */
export function readDescription(texts: Readonly<Record<(typeof describedFields)[number], string | undefined>>) {
  const errors: FieldErrors = {};
  const description: Description = {};
  for (const field of describedFields) {
    const text = texts[field];
    if (text === undefined) continue;
    const read = descriptionSchema.safeParse({ [field]: parsedJson(text) });
    if (read.success) Object.assign(description, read.data);
    else errors[field] = [`${field}: INVALID_FORMAT`];
  }
  if (Object.keys(errors).length > 0) throw new UploadRefused('INVALID_JSON', errors);
  return description;
}

/** What a text says in JSON; itself when that is nothing, which no list is. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @throws UploadRefused when something is wrong with what a form says of its picture. */
function requireFitting(errors: FieldErrors): void {
  if ('tags' in errors) throw new UploadRefused('INVALID_TAGS', errors);
  if ('references' in errors) throw new UploadRefused('INVALID_REFERENCES', errors);
  if (Object.keys(errors).length > 0) throw new UploadRefused('INVALID_DATA', errors);
}

/**
 * A page of a document, with what is known of it.
 *
 * @throws UploadRefused when that is wrong, before the file comes and again when it is written.
 */
export async function describedPage(
  db: EntityManager,
  actor: Actor,
  documentId: string,
  description: Description,
): Promise<PageTarget> {
  await checkedParts(db, actor, documentId, description);
  return {
    documentId,
    open: async (transaction) => {
      await holdNamedBy(transaction, description);
      requirePages((await holdDocuments(transaction, [documentId]))[0]);
      return { documentId, parts: await checkedParts(transaction, actor, documentId, description) };
    },
  };
}

async function checkedParts(db: EntityManager, actor: Actor, holder: string, description: Description): Promise<Parts> {
  const index = indexOfTags(await loadTagDefinitions(db));
  const stored = { transcription: '', tags: [], references: [] };
  const { draft, errors } = checkPage(description, index, stored);
  const parts = await validateParts({ db, actor }, draft, { input: description, index, stored, holder, errors });
  requireFitting(errors.errors);
  return parts;
}

/**
 * A digital document that is made of a picture, and bears what is known of it.
 *
 * @param title of the document.
 * @throws UploadRefused when that is wrong, before the file comes and again when it is written.
 */
export async function describedDocument(
  db: EntityManager,
  actor: Actor,
  services: Services,
  title: string,
  description: Description,
): Promise<PageTarget> {
  const document = { category: 'DIBORN', title, ...description };
  requireFitting((await validateDocumentInput({ db, actor }, document)).errors.errors);
  return {
    documentId: null,
    open: async (transaction) => {
      const context = {
        ...{ db: transaction, actor, services, method: 'uploadImage', sessionHash: null },
        ...{ client: { address: '', userAgent: '' }, afterCommit: () => undefined },
      };
      const { id } = await createRecord(documentKind, context, document).catch((error: unknown) => {
        if (error instanceof RpcFailure && error.declaration === commonErrors.invalidData) {
          requireFitting(error.data as FieldErrors);
        }
        throw error;
      });
      return { documentId: id };
    },
  };
}
