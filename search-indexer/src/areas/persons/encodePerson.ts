import { hash } from 'node:crypto';
import { type IndexedPerson, personDocument } from '@salient/shared/areas/search/personDocument.ts';

export interface EncodedDocument {
  readonly id: string;
  /** The document as one line of JSON, its checksum included. */
  readonly json: string;
  /** Tells by itself whether a stored document is the one that the database calls for. */
  readonly checksum: string;
}

/** The document of a person as Meilisearch gets it. */
export function encodePerson(person: IndexedPerson): EncodedDocument {
  const json = JSON.stringify(personDocument(person));
  const checksum = hash('sha1', json, 'base64url').slice(0, 12);
  return { id: person.id, json: `${json.slice(0, -1)},"checksum":"${checksum}"}`, checksum };
}
