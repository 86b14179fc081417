import { expect, test } from 'vitest';
import { FieldErrorList } from '../../lib/contract/validation.ts';
import { inEachLanguage } from '../../lib/i18n/languages.ts';
import { checkTags, type TagHolder } from './checkTags.ts';
import type { TagDefinition } from './tagDefinition.ts';

const tag = (id: string, validForDocument: boolean, validForContent: boolean): TagDefinition => ({
  ...{ id, validForDocument, validForContent, parent: null, selectable: true, fields: [] },
  translations: inEachLanguage(() => id),
});
const index = {
  series: tag('series', true, false),
  envelope: tag('envelope', false, true),
  letter: tag('letter', true, true),
};

test.each<[TagHolder, string, string[]]>([
  ['document', 'series', []],
  ['document', 'envelope', ['tags.0: INVALID_OPTION']],
  ['document', 'letter', []],
  ['page', 'series', ['tags.0: INVALID_OPTION']],
  ['page', 'envelope', []],
  ['page', 'letter', []],
])('a %s bears the tag %s where it is meant for such, and keeps one that it has [TAG-09]', (holder, tagId, codes) => {
  const errorsWith = (stored: readonly string[]) => {
    const errors = new FieldErrorList();
    checkTags([{ tagId, values: {} }], {
      index,
      holder,
      errors,
      stored: stored.map((id) => ({ tagId: id, values: {} })),
    });
    return errors.errors.tags ?? [];
  };
  expect(errorsWith([])).toEqual(codes);
  expect(errorsWith([tagId])).toEqual([]);
});
