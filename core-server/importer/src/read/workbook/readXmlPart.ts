import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { FileProblem } from '../FileProblem.ts';
import { damaged } from './ZipParts.ts';

/** Bytes without a tag: a cell holds at most 32,767 characters, so that more is no sheet of any program. */
const longestText = 4 * 1024 * 1024;

/** Elements within each other; a sheet of any program has fewer than ten. */
const deepest = 64;

export interface XmlPartHandlers {
  /** An element begins; names come without prefixes. */
  readonly opened: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** An element ends, with the text since it, or one within it, began. */
  readonly closed: (name: string, text: string) => void;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Goes through a part of a workbook as it is unpacked and holds nothing of it. Yields after every piece that was unpacked, so
 * that whoever listens can hand on what was found in it.
 *
 * @throws FileProblem
 */
export async function* readXmlPart(stream: Readable, { opened, closed }: XmlPartHandlers): AsyncGenerator<number> {
  const parser = new SaxesParser();
  let text = '';
  let sinceTag = 0;
  let bytes = 0;
  let depth = 0;
  parser.on('doctype', () => {
    throw damaged('it declares a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    sinceTag = 0;
    if (++depth > deepest) throw damaged('its elements lie too deep within each other');
    opened(local(name), attributes as Record<string, string>);
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('cdata', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    sinceTag = 0;
    depth--;
    closed(local(name), text);
    text = '';
  });
  parser.on('error', ({ message }) => {
    throw damaged(message);
  });
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      bytes += piece.length;
      sinceTag += piece.length;
      parser.write(decoder.decode(piece, { stream: true }));
      if (sinceTag > longestText) throw new FileProblem('A cell of the workbook is too long.', 'row_too_long');
      yield bytes;
    }
    parser.close();
  } catch (error) {
    throw error instanceof FileProblem ? error : damaged((error as Error).message);
  } finally {
    stream.destroy();
  }
}

/** The same for a small part, at once. */
export async function readWholePart(stream: Readable, handlers: XmlPartHandlers): Promise<void> {
  for await (const _ of readXmlPart(stream, handlers));
}
