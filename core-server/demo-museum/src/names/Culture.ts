import type { Random } from '../random/Random.ts';
import { Urn } from '../random/Urn.ts';

export type Sex = 'male' | 'female';

/** Where families of one language and region get their names from. */
export interface Culture {
  /** First names of boys and girls, the most frequent ones drawn most. */
  readonly boys: Urn<string>;
  /** Left out where the lists of the war name men only. */
  readonly girls?: Urn<string>;
  /** How many first names the registers of the country give a child: the share of those with two, and with three. */
  readonly secondNames: number;
  readonly thirdNames: number;
  /** Second names of boys where they come from another stock than first names. */
  readonly otherNames?: Urn<string>;
  readonly familyName: (random: Random) => string;
  /** How a clerk may have written a name, or null when this one has only one spelling. */
  readonly variantOf: (name: string, random: Random) => string | null;
  /** Whether a wife is known by her husband's name. */
  readonly wivesTakeName: boolean;
  /** Family name of a daughter or wife where it is not that of the men (Nováková). */
  readonly femaleForm?: (familyName: string) => string;
}

/** Names between white space or commas; an underscore stands for a blank within a name. */
export function nameList(text: string): string[] {
  const names = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((name) => name.replaceAll('_', ' '));
  return [...new Set(names)];
}

/** An urn of names written in falling frequency, which fall off as real ones do: slowly at first, with a long tail. */
export function byFrequency(text: string, flatness = 12): Urn<string> {
  return Urn.of(nameList(text), (_, rank) => 1 / (rank + flatness));
}

/** Composes a name of one word from each list; an underscore stands for a blank, a lone dash for nothing. */
export function composedOf(...texts: readonly string[]): (random: Random) => string {
  const lists = texts.map((text) => nameList(text).map((part) => (part === '-' ? '' : part)));
  return (random) => lists.reduce((name, list) => name + random.pick(list), '');
}

/** A spelling rule: where `pattern` is found, a clerk may have written `replacement`. */
export type SpellingRule = readonly [pattern: RegExp, replacement: string];

/** Applies one of the rules that fit, if any does. */
export function spellingBy(rules: readonly SpellingRule[]): Culture['variantOf'] {
  return (name, random) => {
    const fitting = rules.filter(([pattern]) => pattern.test(name));
    if (fitting.length === 0) return null;
    const [pattern, replacement] = random.pick(fitting);
    const variant = name.replace(pattern, replacement);
    return variant === name ? null : variant;
  };
}

/** Without accents: how a foreign clerk or an early typewriter wrote the name. */
export function withoutAccents(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l');
}

/** Takes listed names in `share` of all draws and composed ones for the long tail of rare names. */
export function listedOrComposed(
  listed: Urn<string>,
  composed: (random: Random) => string,
  share: number,
): Culture['familyName'] {
  return (random) => (random.chance(share) ? listed.draw(random) : composed(random));
}

/** A family name drawn from a list alone. */
export function byFrequencyOf(text: string, flatness: number): Culture['familyName'] {
  const urn = byFrequency(text, flatness);
  return (random) => urn.draw(random);
}
