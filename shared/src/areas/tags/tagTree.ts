import type { Language } from '../../lib/i18n/languages.ts';
import type { TagDefinition, TagIndex } from './tagDefinition.ts';

export const indexOfTags = (definitions: readonly TagDefinition[]): TagIndex =>
  Object.fromEntries(definitions.map((definition) => [definition.id, definition]));

/** A tag with those above it, the highest first. */
function pathOf(id: string, index: TagIndex): TagDefinition[] {
  const path: TagDefinition[] = [];
  for (let each = index[id]; each && !path.includes(each); each = index[each.parent ?? '']) path.unshift(each);
  return path;
}

/** The name of a tag in a language: the names of its path, joined (TAG-02). An unknown id names itself. */
export function tagName(id: string, index: TagIndex, language: Language): string {
  const names = pathOf(id, index).map(({ translations, id: own }) => translations[language] || own);
  return names.join(' > ') || id;
}

/** A tag and all that are a kind of it: whoever filters by it means them too (TAG-10). */
export function withDescendants(id: string, definitions: readonly TagDefinition[]): string[] {
  const found = [id];
  for (const each of found) {
    found.push(
      ...definitions.filter(({ parent, id: own }) => parent === each && !found.includes(own)).map((child) => child.id),
    );
  }
  return found;
}
