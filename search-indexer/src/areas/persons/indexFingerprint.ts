import { createHash } from 'node:crypto';
import { personIndexSettings } from '@salient/shared/areas/search/indexSettings.ts';
import { personDocument } from '@salient/shared/areas/search/personDocument.ts';
import { givenNameTable } from '@salient/shared/lib/names/givenNameTable.ts';
import { samplePersons } from './samplePersons.ts';

/**
 * Tells one release's index from another's: it changes with the settings, with the form of the documents, and with the
 * rules by which names and texts are folded, of which it takes samples, and with the table of first names. An index of another fingerprint is rebuilt.
 */
export function indexFingerprint(): string {
  const documents = samplePersons().map(personDocument);
  return createHash('sha256')
    .update(JSON.stringify([personIndexSettings, documents, givenNameTable]))
    .digest('hex')
    .slice(0, 32);
}
