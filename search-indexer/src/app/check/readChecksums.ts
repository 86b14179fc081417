import type { Meilisearch } from 'meilisearch';

interface StoredDocument {
  readonly id: string;
  readonly checksum?: string;
}

/** The checksums of the documents of these ids that are in the index. */
export async function readChecksums(
  client: Meilisearch,
  uid: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  // Ids in the address, as the client's own method has them, would be longer than servers take.
  const { results } = await client.index(uid).httpRequest.post<{ results: StoredDocument[] }>({
    path: `indexes/${uid}/documents/fetch`,
    body: { ids, fields: ['id', 'checksum'], limit: ids.length },
  });
  return new Map(results.map(({ id, checksum }) => [id, checksum ?? '']));
}
