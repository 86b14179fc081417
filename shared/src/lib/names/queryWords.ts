import { normalizeText } from './normalizeText.ts';

/** One word of a query. */
export interface QueryWord {
  /** As typed, without what surrounds it: quotation marks, brackets, wildcards. */
  readonly text: string;
  /** In the form of `normalizeText`: letters, digits and apostrophes only (`L/Cpl.` is `lcpl`). */
  readonly form: string;
  /** Whether a dot ends it: `Maj.`. */
  readonly dotted: boolean;
  /** How many commas stand before it. */
  readonly segment: number;
}

const maxLength = 300;
const maxWords = 24;
/** A comma between words; not the one that groups digits (109,209). */
const comma = /(?<!\d),|,(?!\d{3}(?!\d))|[;|]/;
/** Between two words without a blank: Pte.Smith, Smith/Smyth, St-Pierre. */
const glued = /(?<=\.)(?=\p{L}{2})|(?<=\p{L}{3})\/(?=\p{L}{3})|(?<=\bste?)-(?=\p{L})/giu;
const invisible = /[\p{Cf}\p{Cs}]/gu;
const wildcards = /[*?%"“”„«»()[\]{}<>]/gu;
const around = /^[^\p{L}\p{N}'‘’]+|[^\p{L}\p{M}\p{N}.'‘’]+$/gu;
/** Apostrophes that quote, not those of 't Hooft and d' Hondt. */
const quoting = /^['‘’](?![ts](?:$|['’ ]))|(?<!^(?:d|l|o|m|dell))['‘’]+$/giu;

/** The first 24 words of a query, from its first 300 characters. */
export function splitQuery(text: string): QueryWord[] {
  const readable = text.slice(0, maxLength).replace(invisible, '').replace(glued, ' ');
  const words = readable.split(comma).flatMap((part, segment) =>
    part.split(/[\s\p{Cc}]+/u).flatMap((typed) => {
      const word = typed.replace(wildcards, '').replace(around, '').replace(quoting, '');
      const form = normalizeText(word).replace(/[^\p{L}\p{M}\p{N}']+/gu, '');
      if (form.replace(/'/g, '') === '') return [];
      return [{ text: word, form, dotted: word.endsWith('.'), segment }];
    }),
  );
  return words.slice(0, maxWords);
}
