import type { CompareMode } from './ResolvedQuery.ts';

/** Text to stand for itself in a LIKE pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Text to stand for itself in a PostgreSQL regular expression. */
export const escapeRegex = (text: string) => text.replace(/[\\^$.|?*+()[\]{}-]/g, '\\$&');

/** Pattern over `|key|key|` for the modes that ask whether some key matches. */
export function likeOfKeys(mode: Exclude<CompareMode, 'not_equal' | 'empty'>, key: string): string {
  const text = escapeLike(key.replaceAll('|', ' '));
  switch (mode) {
    case 'head':
      return `%|${text}%`;
    case 'tail':
      return `%${text}|%`;
    case 'complete':
      return `%|${text}|%`;
    case 'contains':
      return `%${text}%`;
  }
}

/** Pattern over one plain key. */
export function likeOfKey(mode: Exclude<CompareMode, 'not_equal' | 'empty'>, key: string): string {
  const text = escapeLike(key);
  switch (mode) {
    case 'head':
      return `${text}%`;
    case 'tail':
      return `%${text}`;
    case 'complete':
      return text;
    case 'contains':
      return `%${text}%`;
  }
}
