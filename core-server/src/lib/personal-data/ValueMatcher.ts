import { createHmac } from 'node:crypto';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { z } from 'zod';
import type { PersonalValues } from './PersonalValues.ts';
import {
  addressForms,
  digitGapPattern,
  digitGroupPattern,
  digitsOf,
  emailForm,
  emailPattern,
  emailSpellings,
  gapPattern,
  leastDigits,
  nameForms,
  phoneForms,
  wordPattern,
} from './valueForms.ts';

const digestKinds = ['email', 'phone', 'name', 'address', 'account'] as const;
type DigestKind = (typeof digestKinds)[number];

/** A value that can be recognised and not read: the key of the digest stands in the database alone. */
export const valueDigestSchema = z.strictObject({
  kind: z.enum(digestKinds),
  /** Of the form that is compared, so that few digests are made in vain. */
  length: z.int(),
  /** Of a name or an address. */
  words: z.int(),
  digest: z.string(),
});
export type ValueDigest = z.infer<typeof valueDigestSchema>;

/** What is left where a value stood. */
export const erasedMark = '[…]';

interface Span {
  readonly start: number;
  readonly end: number;
}

const digestOf = (key: Buffer, kind: DigestKind, form: string) =>
  createHmac('sha256', key).update(`${kind} ${form}`).digest('base64url').slice(0, 22);

export function digestsOf(key: Buffer, values: PersonalValues): ValueDigest[] {
  const one = (kind: DigestKind, form: string, words = 1): ValueDigest => ({
    ...{ kind, words, length: form.length },
    digest: digestOf(key, kind, form),
  });
  return [
    ...values.emails.map((email) => one('email', emailForm(email))),
    ...values.phones
      .flatMap((phone) => phoneForms(digitsOf(phone), phone.trim().startsWith('+')))
      .map((form) => one('phone', form)),
    ...values.names.flatMap(nameForms).map((words) => one('name', words.join(' '), words.length)),
    ...values.addresses.flatMap(addressForms).map((words) => one('address', words.join(' '), words.length)),
    ...values.accounts.map((account) => one('account', normalizeText(account))),
  ];
}

/** Finds values in texts by their digests: an erasure and its repetition after a restore, which knows no values, find alike. */
export class ValueMatcher {
  readonly #key: Buffer;
  readonly #digests: ReadonlySet<string>;
  /** By kind, the lengths that a form may have. */
  readonly #lengths: ReadonlyMap<DigestKind, ReadonlySet<number>>;
  readonly #wordCounts: readonly number[];

  constructor(
    key: Buffer,
    readonly digests: readonly ValueDigest[],
  ) {
    this.#key = key;
    this.#digests = new Set(digests.map(({ kind, digest }) => `${kind} ${digest}`));
    this.#lengths = new Map(
      digestKinds.map((kind) => [
        kind,
        new Set(digests.filter((each) => each.kind === kind).map(({ length }) => length)),
      ]),
    );
    const phrases = digests.filter(({ kind }) => kind === 'name' || kind === 'address');
    this.#wordCounts = [...new Set(phrases.map(({ words }) => words))];
  }

  /** The same without names and addresses, which may be somebody else's. */
  get withoutNames(): ValueMatcher {
    return new ValueMatcher(
      this.#key,
      this.digests.filter(({ kind }) => kind !== 'name' && kind !== 'address'),
    );
  }

  isEmail = (text: string): boolean => this.#is('email', emailForm(text));
  isAccount = (text: string): boolean => this.#is('account', normalizeText(text));
  isName = (text: string): boolean => nameForms(text).some((words) => this.#is('name', words.join(' ')));
  isPhone = (text: string): boolean => this.#phones(text).length > 0;
  isIn = (text: string): boolean => this.spans(text).length > 0;

  /** The text with a mark for each value in it; the same text when it holds none. */
  erase(text: string): string {
    let erased = '';
    let at = 0;
    for (const { start, end } of this.spans(text)) {
      if (start >= at) erased += text.slice(at, start) + erasedMark;
      at = Math.max(at, end);
    }
    return at === 0 ? text : erased + text.slice(at);
  }

  /** Where values stand, from the first on. */
  spans(text: string): Span[] {
    if (text.length < 3) return [];
    return [...this.#emails(text), ...this.#phones(text), ...this.#phrases(text)].sort((a, b) => a.start - b.start);
  }

  #is(kind: DigestKind, form: string): boolean {
    if (!this.#lengths.get(kind)?.has(form.length)) return false;
    return this.#digests.has(`${kind} ${digestOf(this.#key, kind, form)}`);
  }

  #emails(text: string): Span[] {
    if (this.#lengths.get('email')?.size === 0 || !text.includes('@')) return [];
    return [...text.matchAll(emailPattern)].flatMap(({ 0: found, index }) => {
      if (this.isEmail(found)) return [{ start: index, end: index + found.length }];
      const inside = emailSpellings(found).find(({ form }) => this.#is('email', form));
      if (!inside) return [];
      const start = index + inside.skipped;
      return [{ start, end: start + inside.length }];
    });
  }

  #phones(text: string): Span[] {
    if (this.#lengths.get('phone')?.size === 0) return [];
    const groups = piecesOf(text, digitGroupPattern);
    const found: Span[] = [];
    for (let first = 0; first < groups.length; first++) {
      let digits = '';
      for (let last = first; last < groups.length && digits.length <= 15; last++) {
        const group = groups[last] as Piece;
        if (last > first && !digitGapPattern.test(text.slice(groups[last - 1]?.end, group.start))) break;
        digits += digitsOf(group.text);
        if (digits.length < leastDigits || digits.length > 15) continue;
        const start = groups[first]?.start ?? 0;
        const isAbroad = text[start - 1] === '+';
        if (!phoneForms(digits, isAbroad).some((form) => this.#is('phone', form))) continue;
        found.push({ start: isAbroad ? start - 1 : start, end: group.end });
        first = last;
        break;
      }
    }
    return found;
  }

  #phrases(text: string): Span[] {
    if (this.#wordCounts.length === 0) return [];
    const words = piecesOf(text, wordPattern);
    const forms = words.map((word) => normalizeText(word.text));
    const found: Span[] = [];
    for (let first = 0; first < words.length; first++) {
      for (const count of this.#wordCounts) {
        const last = words[first + count - 1];
        if (!last) continue;
        const form = forms.slice(first, first + count).join(' ');
        if (!this.#is('name', form) && !this.#is('address', form)) continue;
        const isTogether = words
          .slice(first + 1, first + count)
          .every(({ start }, n) => gapPattern.test(text.slice(words[first + n]?.end, start)));
        if (isTogether) found.push({ start: words[first]?.start ?? 0, end: last.end });
      }
    }
    return found;
  }
}

interface Piece extends Span {
  readonly text: string;
}

const piecesOf = (text: string, pattern: RegExp): Piece[] =>
  [...text.matchAll(pattern)].map(({ 0: piece, index: start }) => ({ text: piece, start, end: start + piece.length }));
