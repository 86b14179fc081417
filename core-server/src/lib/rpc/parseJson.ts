/** Values that the JSON of one request may hold, of a batch those of all its calls: reading more holds up everybody. */
export const maxValuesOfRequest = 25_000;

/**
 * The value of a JSON text. How many values it holds is counted before any of them is made: a text of many short ones costs
 * ten times what one long text costs.
 *
 * @throws SyntaxError for what is no JSON.
 * @throws RangeError for more than `maxValuesOfRequest` values.
 */
export function parseJson(text: string): unknown {
  if (holdsTooMany(text)) throw new RangeError(`A request holds at most ${maxValuesOfRequest} values`);
  return JSON.parse(text);
}

/** Values are as many as the commas outside of texts, and the lists and objects that begin. */
function holdsTooMany(text: string): boolean {
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfText(text, at);
    else if (sign === ',' || sign === '[' || sign === '{') values++;
    if (values > maxValuesOfRequest) return true;
  }
  return false;
}

/** Where the text ends that begins at a quotation mark; beyond the last sign where it does not end. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
