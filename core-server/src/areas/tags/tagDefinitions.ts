import type { TagDefinition } from '@salient/shared/areas/tags/tagDefinition.ts';
import { getCollectionDocumentTags, getCollectionDocumentTagsIndexed } from '@salient/shared/areas/tags/tagMethods.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import type { DataSource, EntityManager } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { TagDefinitionEntity } from './TagDefinitionEntity.ts';

/** Of each database that the process reads: a migration alone changes them, before any process starts. */
const known = new WeakMap<DataSource, Promise<readonly TagDefinition[]>>();

/** The tags that documents and pages can bear, parents before their children; read once by a process. */
export function loadTagDefinitions({ connection }: EntityManager): Promise<readonly TagDefinition[]> {
  const found = known.get(connection) ?? read(connection);
  known.set(connection, found);
  // A database that could not be reached is asked again.
  found.catch(() => known.delete(connection));
  return found;
}

async function read({ manager }: DataSource): Promise<readonly TagDefinition[]> {
  const stored = await manager.find(TagDefinitionEntity, { order: { position: 'ASC', id: 'ASC' } });
  return stored.map(({ position: _position, ...definition }) => definition);
}

export const handleGetCollectionDocumentTags = implement(getCollectionDocumentTags, async ({ db }) => [
  ...(await loadTagDefinitions(db)),
]);

export const handleGetCollectionDocumentTagsIndexed = implement(getCollectionDocumentTagsIndexed, async ({ db }) => {
  const list = await loadTagDefinitions(db);
  return { list: [...list], index: indexOfTags(list) };
});
