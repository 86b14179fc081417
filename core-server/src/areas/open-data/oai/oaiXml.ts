import XMLBuilder from 'fast-xml-builder';
import type { DublinCore } from './dublinCore.ts';
import type { OaiError } from './oaiError.ts';

/** Elements by their names, in their order; `@` before the name of an attribute, `#` for the text beside attributes. */
export interface XmlNode {
  readonly [name: string]: XmlValue | readonly XmlValue[] | undefined;
}
type XmlValue = string | number | XmlNode;

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  suppressEmptyNode: true,
});

// XML 1.0 has no way to write these at all, not even as numbers: a text that holds one is sent without it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

function writable(value: XmlValue | readonly XmlValue[]): XmlValue | XmlValue[] {
  if (typeof value === 'string') return value.replace(unwritable, '');
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return (value as readonly XmlValue[]).map((each) => writable(each) as XmlValue);
  const entries = Object.entries(value as XmlNode);
  return Object.fromEntries(entries.flatMap(([name, each]) => (each === undefined ? [] : [[name, writable(each)]])));
}

const instance = 'http://www.w3.org/2001/XMLSchema-instance';

interface OaiAnswer {
  /** As the protocol writes it. */
  readonly responseDate: string;
  /** The address that was asked, and by what; without arguments where they were wrong. */
  readonly request: { readonly baseUrl: string; readonly args: Readonly<Record<string, string | undefined>> };
  readonly body: XmlNode;
}

/** An answer of the protocol as a document. */
export function oaiDocument({ responseDate, request, body }: OaiAnswer): string {
  const attributes = Object.fromEntries(Object.entries(request.args).map(([name, value]) => [`@${name}`, value]));
  const document: XmlNode = {
    'OAI-PMH': {
      '@xmlns': 'http://www.openarchives.org/OAI/2.0/',
      '@xmlns:xsi': instance,
      '@xsi:schemaLocation': 'http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd',
      responseDate,
      request: { ...attributes, '#': request.baseUrl },
      ...body,
    },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(writable(document))}\n`;
}

export const oaiErrorNode = ({ code, message }: OaiError): XmlNode => ({ error: { '@code': code, '#': message } });

/** The elements of Dublin Core in the form of `oai_dc`. */
export const dublinCoreNode = (core: DublinCore): XmlNode => ({
  'oai_dc:dc': {
    '@xmlns:oai_dc': 'http://www.openarchives.org/OAI/2.0/oai_dc/',
    '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    '@xmlns:xsi': instance,
    '@xsi:schemaLocation': 'http://www.openarchives.org/OAI/2.0/oai_dc/ http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
    ...Object.fromEntries(Object.entries(core).map(([name, texts]) => [`dc:${name}`, texts])),
  },
});
