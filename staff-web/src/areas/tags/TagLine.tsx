import type { Tag } from '@salient/shared/areas/tags/tag.ts';
import { tagText } from '@salient/shared/areas/tags/tagText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useTagIndex } from './useTagIndex.ts';

/** A tag with what its fields say, on a line of its own. */
export function TagLine({ tag }: { readonly tag: Tag }) {
  const texts = useTexts();
  const { index } = useTagIndex();
  return <span className="tag-line">{tagText(tag, index, texts)}</span>;
}
