import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pause } from '../../lib/client/pause.ts';
import type { Attachment } from './attachment.ts';
import { sendFile } from './sendFile.ts';
import { type Upload, UploadQueue, type UploadRules } from './UploadQueue.ts';

/** @typeParam Result what the address answers for a file that has arrived. */
export interface UploadTarget<Result = Attachment> {
  /** Address that the files are posted to. */
  readonly path: string;
  /** Where they are to be, as the form's fields say it. */
  readonly fields: Readonly<Record<string, string>>;
  readonly token: () => string;
  readonly signIn?: () => Promise<boolean>;
  readonly onDone: (result: Result, upload: Upload) => void;
}

export interface Uploads {
  /** Files that have not arrived. */
  readonly pending: readonly Upload[];
  readonly add: (files: Iterable<File>, rules: UploadRules) => void;
  readonly retry: (id: string) => void;
  readonly drop: (id: string) => void;
}

/** Sends files from a page; those still under way end with it. */
export function useUploads<Result = Attachment>(target: UploadTarget<Result>): Uploads {
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  });
  const [queue] = useState(
    () =>
      new UploadQueue<Result>({
        send: ({ uploadId, ...sending }) => {
          const { path, fields, token } = latest.current;
          return sendFile<Result>({ ...sending, path, token: token(), fields: { ...fields, upload_id: uploadId } });
        },
        signIn: async () => (await latest.current.signIn?.()) ?? false,
        onDone: (result, upload) => latest.current.onDone(result, upload),
        pause,
      }),
  );
  useEffect(() => () => queue.close(), [queue]);
  const pending = useSyncExternalStore(queue.subscribe, queue.get, queue.get);
  return {
    pending,
    add: (files, rules) => queue.add(files, rules),
    retry: (id) => queue.retry(id),
    drop: (id) => queue.drop(id),
  };
}
