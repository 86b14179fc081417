import type { TextPart } from '@salient/shared/areas/documents/documentSearchMethods.ts';

/** What stands around the words that were found, with them marked. */
export function Snippet({ parts }: { readonly parts: readonly TextPart[] }) {
  return (
    <span className="hit-text">
      {parts.map(({ text, marked }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place.
        return marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>;
      })}
    </span>
  );
}
