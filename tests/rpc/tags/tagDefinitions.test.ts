import { storyThemes } from '@salient/shared/areas/stories/texts/storyThemes.nl.ts';
import { tagFieldTypes, tagPrepositions } from '@salient/shared/areas/tags/tagDefinition.ts';
import { getCollectionDocumentTags, getCollectionDocumentTagsIndexed } from '@salient/shared/areas/tags/tagMethods.ts';
import { tagName, withDescendants } from '@salient/shared/areas/tags/tagTree.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { expect, test } from 'vitest';
import { startServer } from '../../harness/startServer.ts';

test('tags are a tree in four languages, with one for each type of field and each preposition, and for each theme of stories [TAG-01, TAG-02, TAG-03, TAG-04, TAG-07, TAG-11, M-119, M-120]', async () => {
  const server = await startServer();
  try {
    const reader = await server.signIn('readonly');
    const tags = await reader.call(getCollectionDocumentTags, {});
    const { list, index } = await reader.call(getCollectionDocumentTagsIndexed, {});
    expect(list).toEqual(tags);
    expect(Object.values(index)).toEqual(tags);
    for (const [place, { id, parent, translations, fields }] of tags.entries()) {
      expect(parent === null || tags.findIndex((tag) => tag.id === parent) < place, id).toBe(true);
      for (const words of [translations, ...fields.map((field) => field.translations)]) {
        expect(Object.keys(words).sort(), id).toEqual([...languages].sort());
        expect(Object.values(words).every(Boolean), id).toBe(true);
      }
      expect(new Set(fields.map(({ key }) => key)).size, id).toBe(fields.length);
    }
    const fields = tags.flatMap((tag) => tag.fields);
    expect([...new Set(fields.map(({ type }) => type))].sort()).toEqual([...tagFieldTypes].sort());
    expect([...new Set(fields.map(({ preposition }) => preposition))].sort()).toEqual([...tagPrepositions].sort());
    for (const [theme, name] of Object.entries(storyThemes)) expect(index[theme]?.translations.nl, theme).toBe(name);
    expect(tagName('postcard', index, 'en')).toBe('Kind of document > Letter > Postcard');
    expect(withDescendants('letter', tags)).toEqual(['letter', 'postcard', 'telegram', 'envelope']);
  } finally {
    await server.close();
  }
});
