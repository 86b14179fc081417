import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { listLimits } from '@salient/shared/areas/imports/listProblems.ts';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FileProblem } from '../FileProblem.ts';

/** A workbook has some dozens of parts; one with pictures some hundreds. */
const mostParts = 10_000;
/** What no sheet is packed to: a part beyond it is made to fill the memory of whoever opens it. */
const highestRatio = 400;
/** Small parts may be packed as well as they like. */
const smallPart = 32 * 1024 * 1024;

const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

export const damaged = (detail: string) =>
  new FileProblem(
    `The workbook is damaged (${detail}); open it in Excel or LibreOffice and save it again.`,
    'workbook_damaged',
  );
export const tooLarge = () =>
  new FileProblem(
    'The workbook is too large once it is unpacked; save the sheet as "CSV UTF-8".',
    'workbook_too_large',
  );

/** The parts of a ZIP by their names, none unpacked before it is asked for. */
export class ZipParts {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws FileProblem */
  static async open(path: string): Promise<ZipParts> {
    const zip = await open(path, { lazyEntries: true, autoClose: false, strictFileNames: false }).catch(
      (error: Error) => {
        throw damaged(error.message);
      },
    );
    try {
      if (zip.entryCount > mostParts) throw tooLarge();
      const entries = new Map<string, Entry>();
      for await (const entry of entriesOf(zip)) entries.set(entry.fileName.replace(/^\//, '').toLowerCase(), entry);
      return new ZipParts(zip, entries);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /** Bytes of a part once it is unpacked, as the ZIP says; one that has more ends there. */
  bytesOf(name: string): number {
    return this.entries.get(name.toLowerCase())?.uncompressedSize ?? 0;
  }

  /** @throws FileProblem for a part that is not there, encrypted, or larger than it may be. */
  async stream(name: string): Promise<Readable> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) throw damaged(`it has no ${name}`);
    const { uncompressedSize, compressedSize } = entry;
    const isBomb = uncompressedSize > smallPart && uncompressedSize > highestRatio * compressedSize;
    if (isBomb || uncompressedSize > listLimits.unpackedBytes) throw tooLarge();
    return new Promise((resolve, reject) =>
      this.zip.openReadStream(entry, (error, stream) => (error ? reject(damaged(error.message)) : resolve(stream))),
    );
  }

  close(): void {
    this.zip.close();
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      const settle = (act: () => void) => {
        zip.off('entry', found).off('end', ended).off('error', failed);
        act();
      };
      const found = (next: Entry) => settle(() => resolve(next));
      const ended = () => settle(() => resolve(null));
      const failed = (error: Error) => settle(() => reject(damaged(error.message)));
      zip.on('entry', found).on('end', ended).on('error', failed);
      zip.readEntry();
    });
    if (!entry) return;
    yield entry;
  }
}
