import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { ZipRefusal } from './readTranscriptionZip.ts';
import type { TranscribedDocument, TranscribedPage } from './TranscribedDocument.ts';

/** A document as it goes to another process: whole. */
export interface LoadedTranscription extends TranscribedDocument {
  readonly pages: readonly TranscribedPage[];
}

/** Work that would hold up everybody, were it done between their calls. */
export type TranscriptionTask =
  | { readonly kind: 'read'; readonly path: string }
  | { readonly kind: 'draw'; readonly transcribed: LoadedTranscription; readonly language: Language };

export type TranscriptionAnswer =
  | { readonly value: unknown }
  | { readonly isDone: true }
  | { readonly refused: ZipRefusal };
