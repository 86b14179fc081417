import { isIP } from 'node:net';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import { OaiError } from './oaiError.ts';

/** The name under which a repository is known: its host, as the guidelines for identifiers have it. */
function namespaceOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return isNamed ? hostname : 'salient.localhost';
}

/** `oai:names.example.org:0190d3a4-…` */
export const identifierOf = (publicUrl: string, id: string) => `oai:${namespaceOf(publicUrl)}:${id}`;

/** @throws OaiError idDoesNotExist for what is none of ours. */
export function readIdentifier(publicUrl: string, identifier: string): string {
  const prefix = identifierOf(publicUrl, '');
  const id = identifier.startsWith(prefix) ? identifier.slice(prefix.length) : '';
  if (isId(id)) return id.toLowerCase();
  throw new OaiError('idDoesNotExist', `Identifiers begin with ${prefix} and end with that of a record.`);
}
