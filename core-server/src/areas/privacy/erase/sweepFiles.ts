import { open, readdir, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { ValueMatcher } from '../../../lib/personal-data/ValueMatcher.ts';

/**
 * Folders that hold no texts of their own: the database and the index, which are asked themselves, the backups, for which the
 * list of erasures is, and that list.
 */
const otherFolders = new Set(['postgres', 'meilisearch', 'backups', 'erasures', 'map-tiles']);
/** A mail that was kept is of the person to whom it went, and goes as a whole; one to somebody else loses the values in it. */
const isMail = (name: string) => /\.eml(\.part)?$/.test(name);
/** Uploaded files are called by their content, which therefore cannot change. */
const isUpload = (path: string) => path.startsWith(`files${sep}`);

const newline = 10;
const chunkBytes = 1024 * 1024;
const sampleBytes = 8192;

export interface FileHit {
  /** In the data directory. */
  readonly path: string;
  readonly count: number;
}

/** A file or folder that is there and could not be read: nobody knows what stands in it. */
export interface UnreadFile {
  /** In the data directory. */
  readonly path: string;
  /** Of the system, such as `EACCES`. */
  readonly code: string;
}

type OnUnread = (file: UnreadFile) => void;

/** What `read` gives; null of what went away meanwhile, and of what could not be read, which is told. */
async function readOr<Read>(path: string, read: () => Promise<Read>, onUnread: OnUnread): Promise<Read | null> {
  try {
    return await read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    if (code !== 'ENOENT') onUnread({ path, code });
    return null;
  }
}

/** The files of a folder, by their paths in the data directory. */
async function* filesIn(dataDir: string, onUnread: OnUnread, folder = ''): AsyncIterable<string> {
  const read = () => readdir(join(dataDir, folder), { withFileTypes: true });
  for (const entry of (await readOr(folder, read, onUnread)) ?? []) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !(folder === '' && otherFolders.has(entry.name)))
      yield* filesIn(dataDir, onUnread, path);
    else if (entry.isFile()) yield path;
  }
}

/**
 * Looks for values in every file of the data directory that holds text.
 *
 * @returns how many files were read.
 */
export async function findInFiles(
  dataDir: string,
  matcher: ValueMatcher,
  { onHit, onUnread }: { readonly onHit: (hit: FileHit) => void; readonly onUnread: OnUnread },
): Promise<number> {
  let files = 0;
  for await (const path of filesIn(dataDir, onUnread)) {
    const lines = await readOr(path, () => linesWithValues(join(dataDir, path), matcher), onUnread);
    if (lines === null) continue;
    files++;
    if (lines.length > 0) onHit({ path, count: lines.length });
  }
  return files;
}

/**
 * Removes mails to the person, and overwrites the values in other mails and texts, such as logs that programs go on writing. What
 * cannot be read or written stays as it is, for `findInFiles` to tell.
 */
export async function clearFiles(dataDir: string, matcher: ValueMatcher): Promise<void> {
  const toldLater = () => undefined;
  for await (const path of filesIn(dataDir, toldLater)) {
    if (isUpload(path)) continue;
    await readOr(path, () => clearFile(join(dataDir, path), matcher), toldLater);
  }
}

async function clearFile(file: string, matcher: ValueMatcher): Promise<void> {
  const lines = await linesWithValues(file, matcher);
  if (!lines || lines.length === 0) return;
  if (isMail(file) && (await isAddressedTo(file, matcher))) await rm(file, { force: true });
  else await overwrite(file, lines, matcher);
}

/** More than the head of any mail of ours has. */
const headBytes = 65_536;

/** Whether a mail went to the person, by the lines of its head that say to whom. */
async function isAddressedTo(path: string, matcher: ValueMatcher): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const [head = ''] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n\r?\n/, 1);
    const recipients = head.match(/^(?:to|cc|bcc):.*(?:\r?\n[ \t].*)*/gim) ?? [];
    return recipients.some((line) => matcher.isIn(line));
  } finally {
    await file.close();
  }
}

interface Line {
  /** In bytes from the beginning of the file. */
  readonly at: number;
  readonly text: string;
}

/** Null when the file holds no text. */
async function linesWithValues(path: string, matcher: ValueMatcher): Promise<Line[] | null> {
  const { size } = await stat(path);
  if (size === 0) return null;
  const file = await open(path, 'r');
  try {
    const sample = Buffer.alloc(Math.min(sampleBytes, size));
    await file.read(sample, 0, sample.length, 0);
    if (sample.includes(0)) return null;
    const found: Line[] = [];
    let rest = Buffer.alloc(0);
    let at = 0;
    for (let read = 0; read < size; ) {
      const chunk = Buffer.alloc(Math.min(chunkBytes, size - read));
      const { bytesRead } = await file.read(chunk, 0, chunk.length, read);
      if (bytesRead === 0) break;
      read += bytesRead;
      rest = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
      const end = read >= size ? rest.length : rest.lastIndexOf(newline) + 1;
      for (let start = 0; start < end; ) {
        const next = rest.indexOf(newline, start);
        const stop = next < 0 || next >= end ? end : next;
        const text = rest.toString('utf8', start, stop);
        if (matcher.isIn(text)) found.push({ at: at + start, text });
        start = stop + 1;
      }
      rest = rest.subarray(end);
      at += end;
    }
    return found;
  } finally {
    await file.close();
  }
}

/** With as many bytes as stood there, so that whoever writes the file at this moment goes on where it was. */
async function overwrite(path: string, lines: readonly Line[], matcher: ValueMatcher): Promise<void> {
  const file = await open(path, 'r+');
  try {
    for (const { at, text } of lines) {
      for (const { start, end } of matcher.spans(text)) {
        const before = Buffer.byteLength(text.slice(0, start));
        const hidden = Buffer.alloc(Buffer.byteLength(text.slice(start, end)), '*');
        await file.write(hidden, 0, hidden.length, at + before);
      }
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
