import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Why a file of strangers is not read. */
export const xmlRefusals = ['too_large', 'encoding', 'doctype', 'too_deep', 'malformed'] as const;
export type XmlRefusal = (typeof xmlRefusals)[number];

export class XmlRefused extends Error {
  override name = 'XmlRefused';
  constructor(
    readonly reason: XmlRefusal,
    detail = '',
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
  }
}

/** Bytes of one file: a page with the outline of every letter has a few million. */
export const longestXml = 16 * 1024 * 1024;
/** Elements within each other; layouts of pages have some ten. */
const deepest = 100;
/** Attributes of one element; layouts of pages have some twenty. */
const mostAttributes = 200;

export interface XmlHandlers {
  /** An element begins; its attributes by local name. */
  readonly opened: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** An element ends, with the text directly within it. */
  readonly closed: (name: string, text: string) => void;
}

/**
 * Goes through an XML file that comes from anywhere. Nothing outside the file is fetched, a document type is refused with
 * whatever it would define, and depth and size are bounded. Names come without prefixes: each version of these formats has a
 * namespace of its own.
 *
 * @throws XmlRefused
 */
export function readXml(bytes: Uint8Array, { opened, closed }: XmlHandlers): void {
  if (bytes.length > longestXml) throw new XmlRefused('too_large');
  const parser = new SaxesParser({ xmlns: true });
  const texts: string[] = [];
  let attributes = 0;
  parser.on('doctype', () => {
    throw new XmlRefused('doctype');
  });
  parser.on('attribute', () => {
    if (++attributes > mostAttributes) throw new XmlRefused('too_large');
  });
  parser.on('opentag', ({ local, attributes: given }: SaxesTagNS) => {
    attributes = 0;
    texts.push('');
    if (texts.length > deepest) throw new XmlRefused('too_deep');
    opened(local, Object.fromEntries(Object.values(given).map((each) => [each.local, each.value])));
  });
  const add = (text: string) => {
    if (texts.length > 0) texts[texts.length - 1] += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ local }) => closed(local, texts.pop() ?? ''));
  parser.on('error', ({ message }) => {
    throw new XmlRefused('malformed', message);
  });
  parser.write(decode(bytes)).close();
}

/** What the first bytes or the declaration say of the encoding; UTF-8 when they say nothing. */
function decode(bytes: Uint8Array): string {
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^(?:\xef\xbb\xbf)?<\?xml[^>]*\bencoding=["']([\w.-]{1,40})["']/.exec(beginning)?.[1];
  const marked = beginning.startsWith('\xff\xfe')
    ? 'utf-16le'
    : beginning.startsWith('\xfe\xff')
      ? 'utf-16be'
      : undefined;
  try {
    return new TextDecoder(marked ?? declared ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new XmlRefused('encoding', marked ?? declared);
  }
}
