/**
 * Reading the JSON of `wwwopac.ashx`, which comes in several shapes (https://api.adlibsoft.com/documentation/json-output):
 *
 * - `output=json`: a field is a list of texts, `"title": ["Brieven"]`; one in several languages or from a list of choices is
 *   `[{ "@lang": "nl-NL", "value": ["Brieven"] }]`.
 * - with `xmltype=grouped` fields that belong together stand in lists of objects: `"Title": [{ "title": ["Brieven"] }]`.
 * - `jsonv1`: a text is cut into spans, `[{ "spans": [{ "text": "Brieven" }] }]`, within the other two.
 * - the compact form of WebAPI 3.0.21040.1 and later, which a catalogue may set for all: `"@priref": "1"`,
 *   `"title": "Brieven"`, `recordList` itself the list of records.
 *
 * Seen in what public programs read and test with: `adlib_v3` of the British Film Institute (spans, `@attributes`, no
 * `recordList` without hits), `adlib-backend` (texts, `hits_on_display` as text), static-aid (groups), Bikube of the National
 * Library of Norway (the compact form).
 */
export type AdlibNode = unknown;
type AdlibObject = Readonly<Record<string, AdlibNode>>;

/** Deeper than any of these shapes is: whatever lies there says nothing. */
const deepest = 8;

const isObject = (node: AdlibNode): node is AdlibObject =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

const languageOf = (node: AdlibNode) => (isObject(node) ? node['@lang'] : undefined);

/** The museum's catalogue is written in Dutch; what has no language, or a neutral one, is for all. */
const isOwn = (language: AdlibNode) => typeof language !== 'string' || /^(nl|neutral|$)/i.test(language);

/** The texts of a field, in their order. Of a field in several languages those in the museum's own, else in the first. */
export function textsOf(node: AdlibNode, depth = 0): string[] {
  if (depth > deepest) return [];
  if (Array.isArray(node)) {
    const said = node
      .map((each) => ({ language: languageOf(each), texts: textsOf(each, depth + 1) }))
      .filter(({ texts }) => texts.length > 0);
    const own = said.filter(({ language }) => isOwn(language));
    const first = said.filter(({ language }) => language === said[0]?.language);
    return (own.length > 0 ? own : first).flatMap(({ texts }) => texts);
  }
  if (isObject(node)) {
    // Spans are one text cut where its letters change; blanks between them are its own.
    if (Array.isArray(node.spans)) return textsOf(node.spans.map((span) => (isObject(span) ? span.text : '')).join(''));
    return textsOf(node.value ?? node['#text'] ?? node.text, depth + 1);
  }
  const text = typeof node === 'string' || typeof node === 'number' ? String(node).trim() : '';
  return text === '' ? [] : [text];
}

/** Codes of linked records: written as such, or within the record where all of it stands there. */
export function codesOf(node: AdlibNode): string[] {
  return (Array.isArray(node) ? node : [node]).flatMap((each) =>
    textsOf(isObject(each) && each.object_number !== undefined ? each.object_number : each),
  );
}

/**
 * What a record has under a name: by itself, among its attributes (`@attributes`, `@priref`), or in a group. Only one level
 * down: deeper stand linked records, which have titles and codes of their own.
 */
export function nodeOf(record: AdlibNode, name: string): AdlibNode {
  if (!isObject(record)) return undefined;
  const attributes = record['@attributes'];
  const own = record[name] ?? record[`@${name}`] ?? (isObject(attributes) ? attributes[name] : undefined);
  if (own !== undefined) return own;
  for (const [group, node] of Object.entries(record)) {
    if (!/^[A-Z]/.test(group)) continue;
    const found = (Array.isArray(node) ? node : [node]).flatMap((each) => (isObject(each) ? (each[name] ?? []) : []));
    if (found.length > 0) return found;
  }
  return undefined;
}
