import type { Language } from './languages.ts';
import type { access } from './nl/access.ts';
import type { accessibility } from './nl/accessibility.ts';
import type { accounts } from './nl/accounts.ts';
import type { common } from './nl/common.ts';
import type { dateFields } from './nl/dateFields.ts';
import type { dates } from './nl/dates.ts';
import type { errors } from './nl/errors.ts';
import type { events } from './nl/events.ts';
import type { filters } from './nl/filters.ts';
import type { forms } from './nl/forms.ts';
import type { frame } from './nl/frame.ts';
import type { history } from './nl/history.ts';
import type { historyPanel } from './nl/historyPanel.ts';
import type { home } from './nl/home.ts';
import type { kioskHome } from './nl/kioskHome.ts';
import type { lists } from './nl/lists.ts';
import type { memorials } from './nl/memorials.ts';
import type { messages } from './nl/messages.ts';
import type * as notices from './nl/notices.ts';
import type { pages } from './nl/pages.ts';
import type { personEvents } from './nl/personEvents.ts';
import type { personPage } from './nl/personPage.ts';
import type { personRecord } from './nl/personRecord.ts';
import type { persons } from './nl/persons.ts';
import type { pickers } from './nl/pickers.ts';
import type { projects } from './nl/projects.ts';
import type { relations } from './nl/relations.ts';
import type { search } from './nl/search.ts';
import type { session } from './nl/session.ts';
import type { shortcuts } from './nl/shortcuts.ts';
import type { unsaved } from './nl/unsaved.ts';
import type { users } from './nl/users.ts';
import type { validation } from './nl/validation.ts';

/** The areas of the notices, each under the name that the documents give it. */
type Notices = typeof notices;

/** All texts by area; the Dutch files are complete first and give the keys (style.md section 7). */
export interface Dictionary extends Notices {
  readonly access: typeof access;
  readonly accessibility: typeof accessibility;
  readonly accounts: typeof accounts;
  readonly common: typeof common;
  readonly dateFields: typeof dateFields;
  readonly dates: typeof dates;
  readonly errors: typeof errors;
  readonly events: typeof events;
  readonly filters: typeof filters;
  readonly forms: typeof forms;
  readonly frame: typeof frame;
  readonly history: typeof history;
  readonly historyPanel: typeof historyPanel;
  readonly home: typeof home;
  readonly kioskHome: typeof kioskHome;
  readonly lists: typeof lists;
  readonly memorials: typeof memorials;
  readonly messages: typeof messages;
  readonly pages: typeof pages;
  readonly personEvents: typeof personEvents;
  readonly personPage: typeof personPage;
  readonly personRecord: typeof personRecord;
  readonly persons: typeof persons;
  readonly pickers: typeof pickers;
  readonly projects: typeof projects;
  readonly relations: typeof relations;
  readonly search: typeof search;
  readonly session: typeof session;
  readonly shortcuts: typeof shortcuts;
  readonly unsaved: typeof unsaved;
  readonly users: typeof users;
  readonly validation: typeof validation;
}
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
