import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { keepFile } from '@salient/core-server/areas/attachments/keepFile.ts';
import { CollectionEntity } from '@salient/core-server/areas/collections/CollectionEntity.ts';
import { collectionColumns } from '@salient/core-server/areas/collections/collectionDraft.ts';
import { DocumentElementEntity } from '@salient/core-server/areas/documents/DocumentElementEntity.ts';
import { DocumentEntity } from '@salient/core-server/areas/documents/DocumentEntity.ts';
import { documentColumns } from '@salient/core-server/areas/documents/documentDraft.ts';
import { saveReferences } from '@salient/core-server/areas/documents/parts/storedReferences.ts';
import { ScanRightsEntity } from '@salient/core-server/areas/scan-rights/ScanRightsEntity.ts';
import type { FileStore } from '@salient/core-server/lib/files/FileStore.ts';
import type { TempFiles } from '@salient/core-server/lib/files/TempFiles.ts';
import { emptyCollection } from '@salient/shared/areas/collections/checkCollection.ts';
import { emptyDocument } from '@salient/shared/areas/documents/checkDocument.ts';
import sharp from 'sharp';
import type { EntityManager } from 'typeorm';
import { demoSeed } from '../demoDefaults.ts';
import { demoId } from '../random/demoId.ts';
import { type DemoDocument, demoCollections } from './demoCollections.ts';
import { drawLetter, letterSize } from './drawLetter.ts';

interface Files {
  readonly store: FileStore;
  readonly tempFiles: TempFiles;
}

/** Pages of one document, by their ids. */
const pagesOfDocument = 100;

/**
 * Puts the boxes of the demo museum with their documents and pages into an archive that never had them; one that somebody
 * changed or removed stays as it is.
 *
 * @param personOf the person of a story by its key; undefined where the museum has none.
 */
export async function addArchive(
  db: EntityManager,
  files: Files,
  personOf: (story: string) => string | undefined,
  now: Date,
): Promise<void> {
  let ordinal = 0;
  for (const [index, { documents, code, title, description, rights }] of demoCollections.entries()) {
    const id = demoId(demoSeed, 'collection', index);
    const first = ordinal;
    ordinal += documents.length;
    if (await db.existsBy(CollectionEntity, { id })) continue;
    // A code that somebody gave to another box stays theirs.
    if (await db.existsBy(CollectionEntity, { adlibCode: code })) continue;
    const draft = { ...emptyCollection, adlibCode: code, title, description };
    await db.insert(CollectionEntity, { id, ...collectionColumns(draft), created_at: now, updated_at: now });
    await db.insert(ScanRightsEntity, {
      ...{ id, version: 1, collection_id: id, updated_at: now, ...rights },
    });
    for (const [position, document] of documents.entries()) {
      const person = document.story === null ? undefined : personOf(document.story);
      await addDocument(db, files, { document, ordinal: first + position, collectionId: id, person, now });
    }
  }
}

interface NewDocument {
  readonly document: DemoDocument;
  readonly ordinal: number;
  readonly collectionId: string;
  readonly person: string | undefined;
  readonly now: Date;
}

async function addDocument(db: EntityManager, files: Files, added: NewDocument): Promise<void> {
  const { document, ordinal, collectionId, person, now } = added;
  const { title, description, status, disclosed, tag, pages } = document;
  const id = demoId(demoSeed, 'document', ordinal);
  const [row] = await db.query<{ n: number }[]>(`SELECT nextval('document_counter')::integer AS n`);
  const draft = {
    ...({ ...emptyDocument, category: 'DIBORN', kind: 'digital' } as const),
    ...{ title, description, status, disclosed, collectionId },
  };
  const columns = documentColumns(draft, row?.n ?? null);
  await db.insert(DocumentEntity, { id, ...columns, created_at: now, updated_at: now });
  if (tag) await db.query('INSERT INTO document_tag (document_id, tag_id, position) VALUES ($1, $2, 0)', [id, tag]);
  if (person && (await isThere(db, person))) {
    await saveReferences(db, 'document_id', id, [
      { type: 'person', id: person, name: '', relation: 'author', comment: '' },
    ]);
  }
  for (const [position, transcription] of pages.entries()) {
    const number = ordinal * pagesOfDocument + position;
    const file_id = await drawPage(db, files, transcription, number);
    await db.insert(DocumentElementEntity, {
      ...{ id: demoId(demoSeed, 'document_element', number), document_id: id, position, file_id, ...letterSize },
      ...{ original_filename: `blad ${position + 1}.jpg`, transcription, created_at: now, updated_at: now },
    });
  }
}

async function drawPage(db: EntityManager, { store, tempFiles }: Files, text: string, seed: number): Promise<string> {
  const data = await sharp(Buffer.from(drawLetter(text, seed)))
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
  const sha256 = createHash('sha256').update(data).digest();
  return tempFiles.with(async (path) => {
    await writeFile(path, data);
    return keepFile(db, store, { path, bytes: data.length, sha256, mimetype: 'image/jpeg', size: letterSize });
  });
}

async function isThere(db: EntityManager, person: string): Promise<boolean> {
  const [row] = await db.query<{ there: boolean }[]>('SELECT EXISTS (SELECT FROM person WHERE id = $1) AS there', [
    person,
  ]);
  return row?.there === true;
}
