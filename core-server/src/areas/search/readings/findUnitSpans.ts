import { unitNameTokens } from '@salient/shared/areas/military/names/unitNameTokens.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { rankWord } from '@salient/shared/lib/names/rankWords.ts';
import { sameLabel } from '../vocabulary/Term.ts';
import type { UnitIndex } from '../vocabulary/UnitIndex.ts';
import type { Span } from './Span.ts';
import { saysUnit } from './saysUnit.ts';
import { type TypedWord, textOf } from './TypedWord.ts';

/** A unit of several words may have further ones around it that are no part of its name. */
const mostWords = 8;

const isNumber = (token: string) => /^\d/.test(token);
const connecting =
  /^(?:of|the|and|de|het|van|en|du|des|et|der|die|und|von|d'|l'|nr|no|a|te|to|zu|in|from|at|near|aus|bei|uit|bij|la|le|les|au|aux|im|am|vom)$/u;

const isConnecting = ({ text }: TypedWord) => connecting.test(normalizeText(text).replace(/\.$/, ''));
const isLetters = ({ text }: TypedWord) => /^(?:\p{L}\.?-?){1,4}$/u.test(text);

/**
 * Words that name a unit of the lists, however it is written: numbers beside a word for a unit are its numbers. The longest that
 * some unit answers.
 */
export function findUnitSpans(text: string, words: readonly TypedWord[], units: UnitIndex): Span[] {
  const read = words.map((word) => units.corrected(word.text));
  const isOfUnits = words.map(
    // What a colon ends is what a form calls the line: Regiment: Royal Scots.
    (word, at) =>
      !word.text.endsWith(':') && (isConnecting(word) || isLetters(word) || units.knows(read[at] as string)),
  );
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    let end = from;
    while (isOfUnits[end] && end - from < mostWords) end++;
    for (let to = end; to > from; to--) {
      const own = words.slice(from, to);
      if ([own[0], own.at(-1)].some((word) => word && isConnecting(word))) continue;
      if (own.length > 1 && own[0] && isRank(own[0])) continue;
      const found = unitsCalled(read.slice(from, to).join(' '), units);
      // One word alone that is only nearly a unit is more likely something else.
      if (!found || (own.length === 1 && read[from] !== own[0]?.text && !/\d/.test(own[0]?.text ?? ''))) continue;
      const label = sameLabel(textOf(text, own));
      spans.push({ kind: 'unit', label, ...found, from, to, isNear: false });
      break;
    }
  }
  return apart(spans, words);
}

/**
 * Those of the spans that do not overlap: what has a number before what has none, as `LstInfst., IR. Nr. 17` is a rank and a
 * regiment; then the longer, then the first.
 */
function apart(spans: readonly Span[], words: readonly TypedWord[]): Span[] {
  const hasNumber = ({ from, to }: Span) => Number(words.slice(from, to).some(({ text }) => /\d/.test(text)));
  const taken: Span[] = [];
  for (const span of spans.toSorted((a, b) => hasNumber(b) - hasNumber(a) || b.to - b.from - (a.to - a.from))) {
    if (taken.every((other) => span.to <= other.from || span.from >= other.to)) taken.push(span);
  }
  return taken;
}

/** A rank before its unit, and no part of its name: `LstInfst., IR. Nr. 17`. */
const isRank = ({ text }: TypedWord): boolean =>
  /^\P{N}+$/u.test(text) && rankWord(normalizeText(text).replace(/[^\p{L}]/gu, ''), text.endsWith('.')) === 'rank';

/** A number that only a unit has: 150th, 327e. */
const ordinal = /^\d{1,3}(?:st|nd|rd|th|e|er|eme|ème|de|ste)$/i;

function unitsCalled(name: string, units: UnitIndex): Pick<Span, 'condition' | 'isCertain'> | null {
  const tokens = unitNameTokens(name);
  const isUnit = tokens.some(saysUnit);
  const telling = tokens.filter((token) => !isNumber(token));
  // A year beside a unit is a year; a lone name, or a number without a unit, is none.
  const isOrdinal = ordinal.test(name);
  if (tokens.some((token) => /^1[89]\d\d$/.test(token)) || (!isUnit && !isOrdinal && telling.length < 2)) return null;
  const found = units.find(tokens);
  if (found.length === 0) return null;
  return {
    condition: { kind: 'unit', units: found },
    isCertain: isOrdinal || (isUnit && (tokens.some(isNumber) || telling.length > 1)),
  };
}
