import { createHash } from 'node:crypto';
import type { Settings } from 'meilisearch';
import { encodeDocument } from '../../lib/indexing/encodeDocument.ts';
import type { PreparedPage } from '../../lib/indexing/SearchIndex.ts';

/**
 * One up when documents come to have another form. Their words are the database's: a migration that changes these writes them
 * anew, and what is written anew is indexed.
 */
const form = 1;

export const fingerprintOf = (settings: Settings): string =>
  createHash('sha256')
    .update(JSON.stringify([settings, form]))
    .digest('hex')
    .slice(0, 32);

/** Texts as the index takes them. */
export const prepared = (texts: readonly { readonly id: string }[], healed = 0): PreparedPage => ({
  ids: texts.map(({ id }) => id),
  documents: texts.map(encodeDocument),
  culprits: [],
  healed,
});
