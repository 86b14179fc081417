import { cleanText } from '../../../lib/schemas/cleanText.ts';

/** Tags and comments as they come along with text copied from a page; `a < b` is none. */
const tags = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/gi;
const lineBreaks = /<br\b[^<>]*>|<\/(?:p|div|li|h[1-6])\s*>/gi;
const entities: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const withoutMarkup = (text: string) =>
  text
    .replace(lineBreaks, '\n')
    .replace(tags, '')
    .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/gi, (entity) => entities[entity.toLowerCase()] ?? entity);

/**
 * A story's text as it is kept: plain, in lines (STORY-59, STORY-60). Markup and control characters are removed, letters
 * composed (NFC), blanks within a line single, at most one empty line between paragraphs. Cleaning a clean text changes
 * nothing.
 */
export function cleanStoryText(text: string): string {
  let plain = text;
  // An entity may spell markup, and so may what a control character held apart.
  for (let before: string | undefined; before !== plain; ) {
    before = plain;
    plain = tidied(withoutMarkup(plain));
  }
  return plain;
}

const tidied = (text: string) =>
  cleanText(text)
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
