import type { Tag } from '@salient/shared/areas/tags/tag.ts';
import type { TagField, TagIndex } from '@salient/shared/areas/tags/tagDefinition.ts';
import { tagName } from '@salient/shared/areas/tags/tagTree.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';

/** The value of a field in words: a record by its name. */
export const valueText = (value: Tag['values'][string] | undefined): string =>
  typeof value === 'object' ? value.name : (value ?? '');

/** The word between the name of a tag and a value (TAG-12). */
export const prepositionText = ({ t }: Pick<Texts, 't'>, { preposition }: TagField): string =>
  preposition === 'colon' ? t('common.colon') : ` ${t(`tagging.prepositions.${preposition}`)} `;

/** A tag with what its fields say, on one line: "Letter from Jan Peeters" (TAG-12). */
export function tagText({ tagId, values }: Tag, index: TagIndex, texts: Texts): string {
  const fields = index[tagId]?.fields ?? [];
  const said = fields.flatMap((field) => {
    const value = valueText(values[field.key]);
    return value === '' ? [] : [prepositionText(texts, field) + value];
  });
  return tagName(tagId, index, texts.language) + said.join('');
}
