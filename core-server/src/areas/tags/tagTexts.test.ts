import type { TagField, TagIndex, TagPreposition } from '@salient/shared/areas/tags/tagDefinition.ts';
import { inEachLanguage } from '@salient/shared/lib/i18n/languages.ts';
import { expect, test } from 'vitest';
import { tagTexts } from './tagTexts.ts';

const words = (nl: string, en: string, fr: string, de: string) => ({ nl, en, fr, de });
const field = (preposition: TagPreposition): TagField => ({
  ...{ key: preposition, type: 'string', preposition },
  translations: inEachLanguage(() => ''),
});
const index: TagIndex = {
  letter: {
    ...{ id: 'letter', parent: null, selectable: true, validForDocument: true, validForContent: true },
    translations: words('Brief', 'Letter', 'Lettre', 'Brief'),
    fields: (['from', 'to', 'of', 'about', 'colon'] as const).map(field),
  },
};

test.each([
  [{ colon: 'in inkt' }, words('Brief: in inkt', 'Letter: in inkt', 'Lettre\u00a0: in inkt', 'Brief: in inkt')],
  [{ from: 'Jan' }, words('Brief van Jan', 'Letter from Jan', 'Lettre de Jan', 'Brief von Jan')],
  [{ to: 'Jan' }, words('Brief aan Jan', 'Letter to Jan', 'Lettre à Jan', 'Brief an Jan')],
  [{ of: 'Jan' }, words('Brief van Jan', 'Letter of Jan', 'Lettre de Jan', 'Brief von Jan')],
  [{ about: 'Jan' }, words('Brief over Jan', 'Letter about Jan', 'Lettre sur Jan', 'Brief über Jan')],
  [
    { to: { id: 'b', name: 'An' }, from: { id: 'a', name: 'Élise' } },
    words('Brief van Élise aan An', 'Letter from Élise to An', 'Lettre d’Élise à An', 'Brief von Élise an An'),
  ],
])('a tag with what its fields say reads as a phrase of each language: %o [TAG-12]', (values, read) => {
  expect(tagTexts({ tagId: 'letter', values }, index)).toEqual(read);
});
