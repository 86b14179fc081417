import type { FieldErrorList, ValidationCode } from '../../lib/contract/validation.ts';
import { cleanLine, cleanText } from '../../lib/schemas/cleanText.ts';
import { isId } from '../../lib/schemas/isId.ts';
import { type TagInput, tagLimits } from './tag.ts';
import { isTagRecordType, type TagField, type TagIndex } from './tagDefinition.ts';

/** A tag as it is stored: words, and ids of records. */
export interface StoredTag {
  readonly tagId: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What a tag stands on: on documents other tags are offered than on pages. */
export type TagHolder = 'document' | 'page';

/**
 * Checks the tags that an editor gives and answers them in stored form; a field without value is left out. What is wrong
 * stands at `tags` and says of which. Whether the records that they name exist is checked where the database is at hand.
 *
 * @param stored the tags as they are: one that is no longer offered may stay.
 */
export function checkTags(
  given: readonly TagInput[],
  {
    index,
    holder,
    stored,
    errors,
  }: {
    readonly index: TagIndex;
    readonly holder: TagHolder;
    readonly stored: readonly StoredTag[];
    readonly errors: FieldErrorList;
  },
): StoredTag[] {
  if (given.length > tagLimits.most) errors.add('tags', 'TOO_MANY_VALUES');
  const seen = new Set<string>();
  return given.flatMap(({ tagId, values }, place) => {
    const refuse = (code: ValidationCode) => errors.addAt('tags', place, code);
    const definition = index[tagId];
    const isOffered = holder === 'document' ? definition?.validForDocument : definition?.validForContent;
    const isNew = !stored.some((tag) => tag.tagId === tagId);
    if (!definition || (isNew && !(definition.selectable && isOffered))) {
      refuse('INVALID_OPTION');
      return [];
    }
    if (seen.has(tagId)) refuse('DATA_ALREADY_EXISTS');
    seen.add(tagId);
    if (Object.keys(values).some((key) => !definition.fields.some((field) => field.key === key))) {
      refuse('INVALID_DATA');
    }
    const entries = definition.fields.flatMap((field) => {
      const value = readValue(field, values[field.key] ?? null, refuse);
      return value === '' ? [] : [[field.key, value] as const];
    });
    return [{ tagId, values: Object.fromEntries(entries) }];
  });
}

function readValue(
  { type }: TagField,
  given: TagInput['values'][string],
  refuse: (code: ValidationCode) => void,
): string {
  if (given === null || given === '') return '';
  if (isTagRecordType(type)) {
    const id = typeof given === 'string' ? given.toLowerCase() : given.id;
    if (!isId(id)) refuse('INVALID_REFERENCE');
    return id;
  }
  if (typeof given !== 'string') {
    refuse('INVALID_DATA');
    return '';
  }
  const value = type === 'text' ? cleanText(given) : cleanLine(given);
  if (value.length > tagLimits[type]) refuse('INVALID_LENGTH');
  return value;
}
