import { hash } from 'node:crypto';

export interface EncodedDocument {
  readonly id: string;
  /** The document as one line of JSON, its checksum included. */
  readonly json: string;
  /** Tells by itself whether a stored document is the one that the database calls for. */
  readonly checksum: string;
}

/** A document as Meilisearch gets it. */
export function encodeDocument(document: { readonly id: string }): EncodedDocument {
  const json = JSON.stringify(document);
  const checksum = hash('sha1', json, 'base64url').slice(0, 12);
  return { id: document.id, json: `${json.slice(0, -1)},"checksum":"${checksum}"}`, checksum };
}
