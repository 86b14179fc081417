import { methodQuery, useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useQueries } from '@tanstack/react-query';

/** Projects by their titles. */
export function ProjectTitles({ ids }: { readonly ids: readonly string[] }) {
  const client = useClient();
  const found = useQueries({ queries: ids.map((id) => methodQuery(client, 'getProject', { id })) });
  return found.map(({ data }) => data?.title ?? '…').join('\n');
}
