import type { OpenKind } from '@salient/shared/areas/open-data/openKinds.ts';

/** The files of a dump, by their names in the order in which they are listed. */
export const dumpFiles = {
  'persons.jsonl': { mediaType: 'application/x-ndjson', says: 'Persons with their events, an object a line' },
  'persons.csv': { mediaType: 'text/csv', says: 'Persons, a row each' },
  'events.csv': { mediaType: 'text/csv', says: 'Events of the persons, a row each' },
  'places.jsonl': { mediaType: 'application/x-ndjson', says: 'Places, an object a line' },
  'places.csv': { mediaType: 'text/csv', says: 'Places, a row each' },
  'units.jsonl': { mediaType: 'application/x-ndjson', says: 'Military units with their history, an object a line' },
  'units.csv': { mediaType: 'text/csv', says: 'Military units, a row each' },
  'memorials.jsonl': { mediaType: 'application/x-ndjson', says: 'Memorials, an object a line' },
  'memorials.csv': { mediaType: 'text/csv', says: 'Memorials, a row each' },
  'dictionary.md': { mediaType: 'text/markdown', says: 'What every field means' },
  'dictionary.json': { mediaType: 'application/schema+json', says: 'The same as JSON Schema' },
  'LICENCE.txt': { mediaType: 'text/plain', says: 'Under which licence the data are' },
  SHA256SUMS: { mediaType: 'text/plain', says: 'Checksums of all files, as sha256sum reads them' },
} as const satisfies Record<string, { readonly mediaType: string; readonly says: string }>;
export type DumpFileName = keyof typeof dumpFiles;
export const dumpFileNames = Object.keys(dumpFiles) as DumpFileName[];

export const linesOf = {
  person: 'persons.jsonl',
  place: 'places.jsonl',
  unit: 'units.jsonl',
  memorial: 'memorials.jsonl',
} as const satisfies Record<OpenKind, DumpFileName>;
