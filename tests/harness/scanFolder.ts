import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { scanOf } from './scanFiles.ts';

/** A folder as a scanner leaves it, with what is in it. */
export interface ScanFolder {
  readonly path: string;
  /** Names of the good scans as people count them, which is not how their letters sort. */
  readonly names: readonly string[];
  /** Breaks off in the middle. */
  readonly bad: string;
  /** The same bytes as one of the others. */
  readonly double: string;
}

/** The scanner counts on past 9999, so that letter by letter the later ones would come first. */
const firstNumber = 9_950;
const sizes = [
  { width: 2500, height: 3500 },
  { width: 3500, height: 5000 },
  { width: 5000, height: 7000 },
] as const;
/** Of ten scans one is of a large sheet, of fifty one of a map. */
const sizeOf = (index: number) => sizes[index % 50 === 25 ? 2 : index % 10 === 5 ? 1 : 0];

/**
 * Draws a folder of real-sized scans, all different, or takes the one that was drawn before: that takes minutes.
 *
 * @param path where it is kept from run to run.
 */
export async function scanFolder(path: string, count: number): Promise<ScanFolder> {
  const names = Array.from({ length: count }, (_, index) => `IMG_${firstNumber + index}.jpg`);
  const folder = { path, names, bad: 'IMG_9975b.jpg', double: 'IMG_10100b.jpg' };
  if ((await readdir(path).catch(() => [])).length >= count) return folder;
  // Complete, or not there.
  const drawn = join(dirname(path), 'drawing');
  await rm(drawn, { recursive: true, force: true });
  await mkdir(drawn, { recursive: true });
  for (const [index, name] of names.entries()) {
    await writeFile(join(drawn, name), await scanOf({ ...sizeOf(index), seed: index + 1 }));
  }
  const [first = '', second = ''] = names;
  await copyFile(join(drawn, first), join(drawn, folder.double));
  await writeFile(join(drawn, folder.bad), (await readFile(join(drawn, second))).subarray(0, 400_000));
  await writeFile(join(drawn, 'Thumbs.db'), 'left by the system');
  await rename(drawn, path);
  return folder;
}
