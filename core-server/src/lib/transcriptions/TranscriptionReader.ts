import type { XmlHandlers } from './readXml.ts';

export interface Transcription {
  /** The file name of the scan, as the program that wrote the file knew it; empty when it does not say. */
  readonly imageName: string;
  /** A line of the page a line, an empty one between blocks. */
  readonly text: string;
}

/** Takes a file in and says at its end what it holds. */
export interface TranscriptionReader extends XmlHandlers {
  readonly finish: () => Transcription;
}
