import type { EncodedDocument } from '../../lib/indexing/encodeDocument.ts';
import type { Culprit } from '../../lib/indexing/SearchIndex.ts';
import { encodePerson } from './encodePerson.ts';
import type { StoredPerson } from './readPersons.ts';
import { type KeyRewrites, withRightKeys } from './rightKeys.ts';

export interface PreparedDocuments {
  readonly documents: EncodedDocument[];
  readonly rewrites: KeyRewrites;
  readonly culprits: Culprit[];
}

/** Makes the documents of some persons. One that cannot be made does not keep the others. */
export function prepareDocuments(persons: readonly StoredPerson[]): PreparedDocuments {
  const documents: EncodedDocument[] = [];
  const rewrites: KeyRewrites = { persons: [], events: [] };
  const culprits: Culprit[] = [];
  for (const person of persons) {
    try {
      documents.push(encodePerson(withRightKeys(person, rewrites)));
    } catch (error) {
      culprits.push({ id: person.id, error: `its document cannot be made: ${(error as Error).message}` });
    }
  }
  return { documents, rewrites, culprits };
}
