import { open } from 'node:fs/promises';
import type { PixelSize } from '@salient/shared/areas/attachments/imageSizes.ts';
import { TiffReader } from './TiffReader.ts';
import { tiffTags } from './tiffTags.ts';

/** One size of a pyramid. */
export interface PyramidLevel extends PixelSize {
  readonly tile: PixelSize;
  /** Where the bytes of each tile stand, line by line. */
  readonly offsets: Float64Array;
  readonly counts: Float64Array;
  /** What all tiles have in common, as JPEG writes it; null where tiles are no JPEG of their own. */
  readonly tables: Buffer | null;
}

/** More levels than any picture has. */
const mostLevels = 32;
const [jpegCompression, ycbcr] = [7, 6];
/** "JFIF" in its shortest form: says that the colours are those of JPEG files. */
const jfif = Buffer.from('ffe000104a46494600010100000100010000', 'hex');

/** The sizes of a pyramid, from the largest down. */
export function readPyramidLevels(path: string): Promise<PyramidLevel[]> {
  return TiffReader.with(path, async (reader) => {
    const levels: PyramidLevel[] = [];
    for (const directory of await reader.directories(mostLevels)) {
      const number = async (tag: number) => (await reader.number(directory, tag)) ?? 0;
      const isJpeg =
        (await number(tiffTags.compression)) === jpegCompression && (await number(tiffTags.photometric)) === ycbcr;
      const tables = await reader.bytes(directory, tiffTags.jpegTables);
      levels.push({
        ...{ width: await number(tiffTags.width), height: await number(tiffTags.height) },
        tile: { width: await number(tiffTags.tileWidth), height: await number(tiffTags.tileHeight) },
        offsets: Float64Array.from(await reader.numbers(directory, tiffTags.tileOffsets)),
        counts: Float64Array.from(await reader.numbers(directory, tiffTags.tileByteCounts)),
        tables: isJpeg && tables.length > 4 ? tables : null,
      });
    }
    return levels;
  });
}

/**
 * A tile as it lies in the pyramid, as a JPEG of its own: nothing is decoded, and nothing lost by encoding it again.
 *
 * @returns null where the tile reaches beyond the picture or is no such JPEG.
 */
export async function readStoredTile(
  path: string,
  { width, height, tile, offsets, counts, tables }: PyramidLevel,
  column: number,
  row: number,
): Promise<Buffer | null> {
  if ((column + 1) * tile.width > width || (row + 1) * tile.height > height) return null;
  const index = row * Math.ceil(width / tile.width) + column;
  const [offset, count] = [offsets[index] ?? 0, counts[index] ?? 0];
  if (tables === null || offset === 0 || count < 4) return null;
  const handle = await open(path, 'r');
  try {
    const { buffer: own } = await handle.read(Buffer.alloc(count), 0, count, offset);
    // Both begin with a mark of two bytes; the tables end with one as well.
    return Buffer.concat([own.subarray(0, 2), jfif, tables.subarray(2, -2), own.subarray(2)]);
  } finally {
    await handle.close();
  }
}
