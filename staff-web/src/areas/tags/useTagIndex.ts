import type { TagDefinition, TagIndex } from '@salient/shared/areas/tags/tagDefinition.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useMemo } from 'react';

/** The tags that documents and pages can bear, in the order of their tree. */
export function useTagIndex(): { readonly list: readonly TagDefinition[]; readonly index: TagIndex } {
  const { data } = useMethod('getCollectionDocumentTags', {});
  return useMemo(() => ({ list: data ?? [], index: indexOfTags(data ?? []) }), [data]);
}
