import type { TextPart } from '../documentSearchMethods.ts';

/** A text with the words that were found marked. */
export function MarkedText({ parts }: { readonly parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place.
    return marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
  });
}
