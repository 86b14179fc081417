import type { PixelSize } from '@salient/shared/areas/attachments/imageSizes.ts';
import { TiffReader } from './TiffReader.ts';
import { tiffTags } from './tiffTags.ts';

/** One picture of a TIFF, in the order in which the file names them. */
export interface TiffPicture extends PixelSize {
  /** Whether it is the same picture as one before it, with fewer pixels (bit 0 of `NewSubfileType`). */
  readonly isReduced: boolean;
}

/**
 * Which pictures a TIFF has.
 *
 * @param most where to stop.
 * @throws RangeError for what is no TIFF or is cut short.
 */
export function readTiffDirectories(path: string, most: number): Promise<TiffPicture[]> {
  return TiffReader.with(path, async (reader) => {
    const pictures: TiffPicture[] = [];
    for (const directory of await reader.directories(most)) {
      const [type = 0, width = 0, height = 0] = await Promise.all(
        [tiffTags.subfileType, tiffTags.width, tiffTags.height].map((tag) => reader.number(directory, tag)),
      );
      pictures.push({ width, height, isReduced: (type & 1) === 1 });
    }
    return pictures;
  });
}
