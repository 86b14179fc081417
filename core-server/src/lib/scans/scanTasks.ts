import type { PixelSize } from '@salient/shared/areas/attachments/imageSizes.ts';
import type { UploadCode } from '@salient/shared/areas/attachments/uploadRules.ts';
import { isImageType } from '@salient/shared/areas/attachments/uploadRules.ts';

/** A file on this machine that is looked at. */
export interface ScanFile {
  readonly path: string;
  /** By content. */
  readonly mimetype: string;
}

/** Work for the process that opens files of strangers. */
export type ScanTask =
  | { readonly kind: 'read'; readonly file: ScanFile }
  | {
      readonly kind: 'pyramid';
      readonly file: ScanFile;
      /** In hexadecimal digits: what was changed on the disk is not made into anything. */
      readonly sha256: string;
      /** From 0. */
      readonly page: number;
      /** Where the pyramid is written to. */
      readonly target: string;
    };

/** What a file shows: the pixels of each page as seen, upright. */
export type ScanPages = readonly PixelSize[];

export type ScanAnswer =
  | { readonly pages: ScanPages }
  | { readonly made: true }
  | { readonly refused: UploadCode }
  /** The bytes are others than those that were uploaded. */
  | { readonly changed: true }
  | { readonly failed: string };

/** What the process says: that it is there, and what became of the task of a number, with the memory that it has by then. */
export type ScanMessage =
  | { readonly isReady: true }
  | { readonly id: number; readonly answer: ScanAnswer; readonly bytes: number };

/** Whether a file is looked at for its pages; any other is one page without a picture. */
export const showsPages = (mimetype: string): boolean => isImageType(mimetype) || mimetype === 'application/pdf';
