import type { Texts } from '../../lib/i18n/texts.ts';
import type { Tag } from './tag.ts';
import type { TagField, TagIndex } from './tagDefinition.ts';
import { tagName } from './tagTree.ts';

/** The value of a field in words: a record by its name. */
const valueText = (value: Tag['values'][string] | undefined): string =>
  typeof value === 'object' ? value.name : (value ?? '');

/** What a field says, as it follows the name of its tag: `: notes`, ` from Jan Peeters` (TAG-12). */
const fieldText = ({ t }: Pick<Texts, 't'>, { preposition }: TagField, value: string): string =>
  preposition === 'colon' ? t('common.colon') + value : ` ${t(`tagging.prepositions.${preposition}`, { value })}`;

/** A tag with what its fields say, on one line: "Letter from Jan Peeters" (TAG-12). */
export function tagText({ tagId, values }: Tag, index: TagIndex, texts: Texts): string {
  const fields = index[tagId]?.fields ?? [];
  const said = fields.flatMap((field) => {
    const value = valueText(values[field.key]);
    return value === '' ? [] : [fieldText(texts, field, value)];
  });
  return tagName(tagId, index, texts.language) + said.join('');
}
