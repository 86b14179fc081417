import { basename, extname } from 'node:path/posix';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { readTranscription } from './readTranscription.ts';
import { longestXml, type XmlRefusal, XmlRefused } from './readXml.ts';
import type { Transcription } from './TranscriptionReader.ts';

/** Why a whole file is not read. */
export type ZipRefusal = 'no_zip' | 'too_many_files' | 'too_large' | 'too_slow';

export class ZipRefused extends Error {
  override name = 'ZipRefused';
  constructor(readonly reason: ZipRefusal) {
    super(reason);
  }
}

/** What a ZIP may hold in all: files, and bytes once they are unpacked. */
const limits = { files: 10_000, bytes: 1024 * 1024 * 1024 } as const;

/** A file of the ZIP by its name without folders, with its transcription or why there is none. */
export type ZippedTranscription =
  | ({ readonly name: string } & Transcription)
  | { readonly name: string; readonly refusal: XmlRefusal | 'unreadable' | 'unknown_kind' };

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/**
 * The transcriptions in a ZIP of PAGE XML or ALTO files, one after another: no more than one is in memory. Nothing is written
 * to the disk, so that names with `..` lead nowhere. Other files (pictures, `metadata.xml` of an export) are passed over; a bad
 * one never keeps the rest.
 *
 * @param path of the ZIP.
 * @throws ZipRefused
 */
export async function* readTranscriptionZip(path: string): AsyncGenerator<ZippedTranscription> {
  // Names are only compared with those of scans. Sizes are checked while a file is unpacked: one that is larger than it says ends there.
  const zip = await open(path, { lazyEntries: true, autoClose: false, strictFileNames: false }).catch(() => {
    throw new ZipRefused('no_zip');
  });
  try {
    if (zip.entryCount > limits.files) throw new ZipRefused('too_many_files');
    let bytes = 0;
    for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) {
      if (!isTranscription(entry.fileName)) continue;
      bytes += entry.uncompressedSize;
      if (bytes > limits.bytes) throw new ZipRefused('too_large');
      yield await readEntry(zip, entry);
    }
  } finally {
    zip.close();
  }
}

/** The next entry; null after the last. */
function nextEntry(zip: ZipFile): Promise<Entry | null> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      zip.off('entry', found).off('end', ended).off('error', failed);
      act();
    };
    const found = (entry: Entry) => settle(() => resolve(entry));
    const ended = () => settle(() => resolve(null));
    const failed = () => settle(() => reject(new ZipRefused('no_zip')));
    zip.on('entry', found).on('end', ended).on('error', failed);
    zip.readEntry();
  });
}

/** Programs of Apple put a hidden twin beside each file. */
const isTranscription = (name: string) =>
  /\.xml$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name) && !/(^|\/)(mets|metadata)\.xml$/i.test(name);

async function readEntry(zip: ZipFile, entry: Entry): Promise<ZippedTranscription> {
  const name = basename(entry.fileName.replaceAll('\\', '/'));
  if (entry.uncompressedSize > longestXml) return { name, refusal: 'too_large' };
  let content: Buffer;
  try {
    content = await unpack(zip, entry);
  } catch {
    return { name, refusal: 'unreadable' };
  }
  try {
    const transcription = readTranscription(content);
    return transcription ? { name, ...transcription } : { name, refusal: 'unknown_kind' };
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error;
    return { name, refusal: error.reason };
  }
}

/** @throws when it is encrypted, damaged, or larger than it says. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
  );
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  const content = Buffer.concat(pieces);
  if (crc32(content) !== entry.crc32) throw new Error('the content of a file of the ZIP is damaged');
  return content;
}

/** A file name without folders and ending, as scans and transcriptions of one page share it. */
export const stemOf = (name: string): string => {
  const file = fileOf(name);
  return file.slice(0, file.length - extname(file).length);
};

/** The same with its ending. */
export const fileOf = (name: string): string => basename(name.replaceAll('\\', '/')).toLowerCase();
