import type { Upload } from '@salient/shared/areas/attachments/UploadQueue.ts';
import { type Uploads, type UploadTarget, useUploads } from '@salient/shared/areas/attachments/useUploads.ts';
import {
  largestTranscriptionZip,
  type TranscriptionUploadAnswer,
  transcriptionUploadPath,
} from '@salient/shared/areas/documents/transcriptionUpload.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/services/services.ts';
import { useUnsavedWork } from '../../../lib/unsaved/useUnsavedWork.ts';
import { documentQueries } from '../documentQueries.ts';

/** A ZIP that was read, and what became of its files. */
export interface ReadZip {
  readonly file: File;
  readonly answer: TranscriptionUploadAnswer;
}

export interface TranscriptionImport {
  /** The ZIP while it is on its way, or refused. */
  readonly uploads: Uploads;
  readonly done: ReadZip | null;
  readonly send: (files: readonly File[]) => void;
  /** Sends the same ZIP once more, for the pages whose text stayed. */
  readonly replaceKept: () => void;
}

const rules = { kind: 'transcriptions', maxBytes: largestTranscriptionZip, room: 1 } as const;

/** Sends a ZIP of transcriptions to a document: first so that nothing is written over, and then as is decided. */
export function useTranscriptionImport(documentId: string): TranscriptionImport {
  const { session, gate } = useServices();
  const queries = useQueryClient();
  const [done, setDone] = useState<ReadZip | null>(null);
  const onDone = (answer: TranscriptionUploadAnswer, { file }: Upload) => {
    setDone({ file, answer });
    for (const stale of documentQueries) void queries.invalidateQueries({ queryKey: [stale] });
  };
  const target = (replace: 'true' | 'false'): UploadTarget<TranscriptionUploadAnswer> => ({
    path: transcriptionUploadPath,
    fields: { document_id: documentId, replace },
    token: () => session.token,
    signIn: () => gate.wait(),
    onDone,
  });
  const careful = useUploads(target('false'));
  const replacing = useUploads(target('true'));
  const used = replacing.pending.length > 0 ? replacing : careful;
  useUnsavedWork(used.pending.some(({ state }) => state !== 'refused'));
  return {
    uploads: used,
    done,
    send: (files) => {
      // One that was refused gives way to the next.
      for (const { id } of careful.pending) careful.drop(id);
      careful.add(files, rules);
    },
    replaceKept: () => {
      if (done) replacing.add([done.file], rules);
    },
  };
}
