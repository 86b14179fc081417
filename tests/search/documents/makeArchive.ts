import { v7 as uuidv7 } from 'uuid';
import { DocumentReferenceEntity } from '../../../core-server/src/areas/documents/DocumentReferenceEntity.ts';
import { DocumentTagEntity } from '../../../core-server/src/areas/documents/DocumentTagEntity.ts';
import type { TestServer } from '../../harness/startServer.ts';

/** Of a document, or of a page. */
type Owner = { readonly document_id: string } | { readonly element_id: string };

/** Gives documents and pages tags and references, straight in the database. */
export function archiveMaker({ dataSource: { manager } }: Pick<TestServer, 'dataSource'>) {
  return {
    tag: async (owner: Owner, tag_id: string) => {
      await manager.insert(DocumentTagEntity, { id: uuidv7(), ...owner, tag_id, position: 0 });
    },
    refer: async (owner: Owner, to: Partial<DocumentReferenceEntity>) => {
      await manager.insert(DocumentReferenceEntity, { id: uuidv7(), ...owner, ...to, position: 0 });
    },
  };
}
