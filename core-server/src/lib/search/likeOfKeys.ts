import { escapeLike } from './likePattern.ts';

/** Where in a key the text is looked for. */
type LikeMode = 'head' | 'tail' | 'complete' | 'contains';

/** Pattern over `|key|key|` for the modes that ask whether some key matches. */
export function likeOfKeys(mode: LikeMode, key: string): string {
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
export function likeOfKey(mode: LikeMode, key: string): string {
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
