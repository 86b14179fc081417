import { expect, test } from 'vitest';
import { emptyDocument } from './checkDocument.ts';
import { documentCategories, documentTypes, typeOfCategory, wiseBranches } from './documentTypes.ts';

test('visitors see archive items, documents and what is online [DOCUMENT-41, DOCUMENT-42]', () => {
  const categoriesOf = (type: string) => documentCategories.filter((category) => typeOfCategory[category] === type);
  expect(documentTypes.map((type) => [type, categoriesOf(type)])).toEqual([
    ['archive', ['ARCHIVE', 'ADLIBD', 'ADLIBC']],
    ['document', ['WISE', 'DIBORN']],
    ['online', ['WEB']],
  ]);
});

test('a copy of the library stands in one of four branches, in none that nobody chose [DOCUMENT-45]', () => {
  expect(wiseBranches).toEqual(['knowledge_centre', 'main_library', 'city_archive', 'academy', 'unknown']);
  expect(emptyDocument.wiseBranch).toBe('unknown');
});
