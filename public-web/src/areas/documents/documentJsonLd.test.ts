import type { PublicDocument } from '@salient/shared/areas/documents/publicDocument.ts';
import { expect, test } from 'vitest';
import { documentGraph } from './documentJsonLd.ts';

const [id, person, parent] = ['11', '22', '33'].map((part) => `019a0000-0000-7000-8000-0000000000${part}`) as [
  string,
  string,
  string,
];
const letter: PublicDocument = {
  ...{
    id,
    title: 'Veldpostbrief',
    type: 'document',
    nbr_of_pages: 0,
    image: null,
    credit: {},
    description: '',
    kind: 'original',
  },
  ...{ number: 'DIBO000001', institution: '', inventoryId: '', source: '', url: '', pages: [], subdocuments: [] },
  collection: { title: 'Brieven', adlibCode: 'B 1' },
  parent: { id: parent, title: 'Map' },
  references: [{ type: 'person', id: person, name: 'Jules Verbrugghe', info: '', relation: 'author' }],
  updated_at: '2026-11-26T10:00:00.000Z',
};

test('a document has one name in all languages, and names who wrote it and what it is part of by theirs [beyond 12]', () => {
  const origin = 'https://names.example.org';
  const [inDutch, inFrench] = (['nl', 'fr'] as const).map((language) =>
    documentGraph(letter, { origin, address: `${origin}/document/${id}?lang=${language}`, language }),
  );
  expect(inFrench?.[1]).toEqual(inDutch?.[1]);
  expect(inFrench?.[0]).toMatchObject({ inLanguage: 'fr', mainEntity: { '@id': `${origin}/document/${id}#document` } });
  expect(inDutch?.[1]).toMatchObject({
    author: [{ '@type': 'Person', '@id': `${origin}/person/_id=${person}#person`, name: 'Jules Verbrugghe' }],
    isPartOf: [
      { '@id': `${origin}/document/${parent}#document`, name: 'Map' },
      { '@type': 'Collection', name: 'Brieven', identifier: 'B 1' },
    ],
  });
});
