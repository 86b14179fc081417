import type { Language } from './languages.ts';
import type { accessibility } from './nl/accessibility.ts';
import type { common } from './nl/common.ts';
import type { dates } from './nl/dates.ts';
import type { errors } from './nl/errors.ts';
import type { events } from './nl/events.ts';
import type { filters } from './nl/filters.ts';
import type { history } from './nl/history.ts';
import type { kioskHome } from './nl/kioskHome.ts';
import type { memorials } from './nl/memorials.ts';
import type { personPage } from './nl/personPage.ts';
import type { persons } from './nl/persons.ts';
import type { projects } from './nl/projects.ts';
import type { relations } from './nl/relations.ts';
import type { search } from './nl/search.ts';
import type { staffHome } from './nl/staffHome.ts';
import type { validation } from './nl/validation.ts';

/** All texts by area; the Dutch files are complete first and give the keys (style.md section 7). */
export interface Dictionary {
  readonly accessibility: typeof accessibility;
  readonly common: typeof common;
  readonly dates: typeof dates;
  readonly errors: typeof errors;
  readonly events: typeof events;
  readonly filters: typeof filters;
  readonly history: typeof history;
  readonly kioskHome: typeof kioskHome;
  readonly memorials: typeof memorials;
  readonly personPage: typeof personPage;
  readonly persons: typeof persons;
  readonly projects: typeof projects;
  readonly relations: typeof relations;
  readonly search: typeof search;
  readonly staffHome: typeof staffHome;
  readonly validation: typeof validation;
}
export type TextArea = keyof Dictionary;

/** Texts of some areas in one language, as an app loads them. */
export type TextBundle = { readonly [Area in TextArea]?: TranslationOf<Dictionary[Area]> };

/**
 * What a translation of `T` must look like: the same keys, any words. French may add `…_many` to a plural, the form
 * that follows a million.
 */
export type TranslationOf<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : TranslationOf<T[K]>;
} & { readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_many` : never]?: string };

/** Every text as a pair of full key and Dutch words: `['search.title', 'Zoek een naam']`. */
type Entry = {
  [A in TextArea]: {
    [K in keyof Dictionary[A] & string]: Dictionary[A][K] extends string
      ? [`${A}.${K}`, Dictionary[A][K]]
      : {
          [L in keyof Dictionary[A][K] & string]: [`${A}.${K}.${L}`, Dictionary[A][K][L]];
        }[keyof Dictionary[A][K] & string];
  }[keyof Dictionary[A] & string];
}[TextArea];

/** Endings that choose between forms of one text: Intl plural categories, and a person's gender. */
type Plural = 'one' | 'other';
type Gendered = 'male' | 'female' | 'undefined';
type BaseKey<Key extends string> = Key extends `${infer Base}_${Plural | Gendered}` ? Base : Key;
type FormsOf<Key extends string> = Key | `${Key}_${Plural | Gendered}`;

/** Keys that `t` takes. */
export type TextKey = BaseKey<Entry[0]>;

type WordsOf<Key extends string> = Extract<Entry, [FormsOf<Key>, unknown]>[1];
type SlotName<Slot extends string> = Slot extends `${infer Name}, ${string}` ? Name : Slot;
type SlotsIn<Words> = Words extends `${string}{${infer Slot}}${infer Rest}` ? SlotName<Slot> | SlotsIn<Rest> : never;

type PluralSlot<Key extends string> = `${Key}_other` extends Entry[0] ? { readonly count: number } : unknown;
type GenderSlot<Key extends string> = `${Key}_undefined` extends Entry[0] ? { readonly context: string } : unknown;
type Slots<Key extends string> = { readonly [S in SlotsIn<WordsOf<Key>>]: string | number } & PluralSlot<Key> &
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
