import type { Language } from './languages.ts';

/**
 * All texts by group. Each group stands in four files beside what uses it; `app/texts.ts` names them all, and the Dutch
 * ones give the keys (style.md section 7).
 */
// biome-ignore lint/suspicious/noEmptyInterface: app/texts.ts fills it.
export interface Dictionary {}
export type TextArea = keyof Dictionary;

/** Texts of some areas in one language, as an app loads them. */
export type TextBundle = { readonly [Area in TextArea]?: TranslationOf<Dictionary[Area]> };

/**
 * What a translation of `T` must look like: the same keys, any words. French may add `…_many` to a plural, the form
 * that follows a million.
 */
export type TranslationOf<T> = T extends string
  ? string
  : {
      readonly [K in keyof T]: TranslationOf<T[K]>;
    } & { readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_many` : never]?: string };

/** Every text as a pair of full key and Dutch words: `['search.title', 'Zoek een naam']`. */
type Entry = { [A in TextArea]: EntryOf<A, Dictionary[A]> }[TextArea];
type EntryOf<A extends string, Texts> = Texts extends string
  ? [A, Texts]
  : {
      [K in keyof Texts & string]: Texts[K] extends string
        ? [`${A}.${K}`, Texts[K]]
        : { [L in keyof Texts[K] & string]: [`${A}.${K}.${L}`, Texts[K][L]] }[keyof Texts[K] & string];
    }[keyof Texts & string];

/** Endings that choose between forms of one text: Intl plural categories, and a person's gender. */
type Plural = 'one' | 'other';
type Gendered = 'male' | 'female' | 'undefined';
type BaseKey<Key extends string> = Key extends `${infer Base}_${Plural | Gendered}` ? Base : Key;

type SlotName<Slot extends string> = Slot extends `${infer Name}, ${string}` ? Name : Slot;
type SlotsIn<Words> = Words extends `${string}{${infer Slot}}${infer Rest}` ? SlotName<Slot> | SlotsIn<Rest> : never;

/** The slots of every text by its key; those of all forms of one text are its slots. */
type SlotsByKey = { [E in Entry as BaseKey<E[0]>]: SlotsIn<E[1]> };

/** Keys that `t` takes. */
export type TextKey = keyof SlotsByKey;

type PluralSlot<Key extends string> = `${Key}_other` extends Entry[0] ? { readonly count: number } : unknown;
type GenderSlot<Key extends string> = `${Key}_undefined` extends Entry[0] ? { readonly context: string } : unknown;
type Slots<Key extends TextKey> = { readonly [S in SlotsByKey[Key]]: string | number } & PluralSlot<Key> &
  GenderSlot<Key>;

/**
 * Gives a text in the current language. An unknown key or a missing slot does not compile.
 *
 * @example `t('search.count', { count: 12 })`
 */
export type Translate = <Key extends TextKey>(
  key: Key,
  ...slots: keyof Slots<Key> extends never ? [] : [slots: Slots<Key>]
) => string;

export interface Texts {
  readonly t: Translate;
  readonly language: Language;
}
