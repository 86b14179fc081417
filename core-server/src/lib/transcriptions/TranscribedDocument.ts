/** A document as its transcription is handed over, its texts in the language of whoever asked. */
export interface TranscribedDocument {
  readonly title: string;
  /** By which it is found again: a number, a code, an address. */
  readonly reference: string;
  readonly pages: Iterable<TranscribedPage> | AsyncIterable<TranscribedPage>;
}

export interface TranscribedPage {
  /** What a page is called: `Page 3 · brief_03.jpg`. */
  readonly heading: string;
  /** A line of the page a line; empty while nobody wrote it out. */
  readonly text: string;
}

/** The document as plain text, piece by piece. */
export async function* transcriptionText({ title, reference, pages }: TranscribedDocument): AsyncGenerator<string> {
  yield `${[title, reference].filter(Boolean).join('\n')}\n`;
  for await (const { heading, text } of pages) yield `\n[${heading}]\n${text === '' ? '' : `${text}\n`}`;
}
