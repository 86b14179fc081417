import { documentLimits } from '@salient/shared/areas/documents/documentTypes.ts';
import type { TranscriptionUploadAnswer } from '@salient/shared/areas/documents/transcriptionUpload.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { cleanText } from '@salient/shared/lib/schemas/cleanText.ts';
import type { DataSource, EntityManager } from 'typeorm';
import { recordChanges } from '../../../lib/changes/recordChange.ts';
import { inTransaction } from '../../../lib/db/inTransaction.ts';
import { matchTranscriptions } from '../../../lib/transcriptions/matchTranscriptions.ts';
import { ZipRefused } from '../../../lib/transcriptions/readTranscriptionZip.ts';
import { readZipApart } from '../../../lib/transcriptions/transcriptionProcess.ts';
import { DocumentEntity } from '../DocumentEntity.ts';
import { holdForElements } from '../holdDocuments.ts';
import { type ScanOfDocument, scansOf } from './scansOf.ts';

type Refused = TranscriptionUploadAnswer['refused'][number];
interface ReadFile {
  readonly name: string;
  readonly imageName: string;
  readonly text: string;
}

/** Characters of all transcriptions of a ZIP together. */
const mostText = 50_000_000;

/** What the files of a ZIP say; those that say nothing, and why others were not read. */
export async function readFiles(path: string): Promise<{ files: ReadFile[]; refused: Refused[] }> {
  const files: ReadFile[] = [];
  const refused: Refused[] = [];
  let length = 0;
  for await (const each of readZipApart(path)) {
    if ('refusal' in each) {
      refused.push({ name: each.name, reason: each.refusal });
      continue;
    }
    const text = cleanText(each.text);
    length += text.length;
    if (length > mostText) throw new ZipRefused('too_large');
    if (text.length > documentLimits.transcription) refused.push({ name: each.name, reason: 'too_long' });
    else files.push({ ...each, text });
  }
  return { files, refused };
}

interface Importing {
  readonly actor: Actor;
  readonly documentId: string;
  /** Whether a transcription that a page has already gives way. */
  readonly replaces: boolean;
  readonly now: Date;
}

/**
 * Writes the transcriptions of a ZIP to the pages that their names tell, of a document and its sub-documents, all of them or
 * none. Each page keeps its history.
 *
 * @param path of the ZIP.
 * @throws ZipRefused, or RpcFailure notFound, or invalidData for a document that was removed.
 */
export async function importTranscriptions(
  dataSource: DataSource,
  path: string,
  importing: Importing,
): Promise<TranscriptionUploadAnswer> {
  const { files, refused } = await readFiles(path);
  return inTransaction(dataSource, async (db) => {
    const parts = await db.findBy(DocumentEntity, { parentId: importing.documentId });
    await holdForElements(
      db,
      importing.documentId,
      parts.map(({ id }) => id),
    );
    const said = files.filter(({ text }) => text !== '');
    const found = matchTranscriptions(await scansOf(db, importing.documentId), said);
    const differing = found.matches.filter(({ scan, file }) => scan.transcription !== file.text);
    const written = differing.filter(({ scan }) => importing.replaces || scan.transcription === '');
    await write(db, importing, written);
    const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
    return {
      written: written.length,
      same: found.matches.length - differing.length,
      kept: differing.filter((each) => !written.includes(each)).map(({ scan }) => scan.original_filename),
      empty: names(files.filter(({ text }) => text === '')),
      without_scan: names(found.withoutScan),
      ambiguous: names(found.ambiguous),
      refused,
    };
  });
}

async function write(
  db: EntityManager,
  { actor, now }: Importing,
  pages: readonly { readonly scan: ScanOfDocument; readonly file: ReadFile }[],
): Promise<void> {
  await db.query(
    `UPDATE document_element e SET transcription = given.text, version = version + 1, updated_at = $3
     FROM unnest($1::uuid[], $2::text[]) AS given (id, text) WHERE e.id = given.id`,
    [pages.map(({ scan }) => scan.id), pages.map(({ file }) => file.text), now],
  );
  await recordChanges(
    db,
    pages.map(({ scan, file }) => ({
      ...{ actor, method: 'importTranscriptions', entity: 'document_element', entityId: scan.id },
      ...{ partOf: { type: 'document', id: scan.documentId }, version: scan.version + 1 },
      ...{ before: { transcription: scan.transcription }, after: { transcription: file.text } },
    })),
  );
}
