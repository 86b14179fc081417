import type { Language } from './languages.ts';
import type { access } from './nl/access.ts';
import type { accessibility } from './nl/accessibility.ts';
import type { accounts } from './nl/accounts.ts';
import type { backups } from './nl/backups.ts';
import type { common } from './nl/common.ts';
import type { dateFields } from './nl/dateFields.ts';
import type { dates } from './nl/dates.ts';
import type { errors } from './nl/errors.ts';
import type { events } from './nl/events.ts';
import type { feedbackDesk } from './nl/feedbackDesk.ts';
import type { feedbackForm } from './nl/feedbackForm.ts';
import type { feedbackTemplates } from './nl/feedbackTemplates.ts';
import type { figures } from './nl/figures.ts';
import type { files } from './nl/files.ts';
import type { filters } from './nl/filters.ts';
import type { fleet } from './nl/fleet.ts';
import type { forms } from './nl/forms.ts';
import type { frame } from './nl/frame.ts';
import type { history } from './nl/history.ts';
import type { historyPanel } from './nl/historyPanel.ts';
import type { home } from './nl/home.ts';
import type { keyLocations } from './nl/keyLocations.ts';
import type { keys } from './nl/keys.ts';
import type { keyWalks } from './nl/keyWalks.ts';
import type { kiosk } from './nl/kiosk.ts';
import type { kioskDevice } from './nl/kioskDevice.ts';
import type { lists } from './nl/lists.ts';
import type { map } from './nl/map.ts';
import type { memorials } from './nl/memorials.ts';
import type { merging } from './nl/merging.ts';
import type { messages } from './nl/messages.ts';
import type { namesOfDay } from './nl/namesOfDay.ts';
import type { namesReview } from './nl/namesReview.ts';
import type * as notices from './nl/notices.ts';
import type { pages } from './nl/pages.ts';
import type { permissions } from './nl/permissions.ts';
import type { personEvents } from './nl/personEvents.ts';
import type { personPage } from './nl/personPage.ts';
import type { personRecord } from './nl/personRecord.ts';
import type { persons } from './nl/persons.ts';
import type { pickers } from './nl/pickers.ts';
import type { projects } from './nl/projects.ts';
import type { reasons } from './nl/reasons.ts';
import type { relations } from './nl/relations.ts';
import type { search } from './nl/search.ts';
import type { session } from './nl/session.ts';
import type { sharing } from './nl/sharing.ts';
import type { shortcuts } from './nl/shortcuts.ts';
import type { staffExit } from './nl/staffExit.ts';
import type { stories } from './nl/stories.ts';
import type { storyEditor } from './nl/storyEditor.ts';
import type { storyPage } from './nl/storyPage.ts';
import type { storyPictures } from './nl/storyPictures.ts';
import type { storyPreview } from './nl/storyPreview.ts';
import type { storySummary } from './nl/storySummary.ts';
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
  readonly backups: typeof backups;
  readonly common: typeof common;
  readonly dateFields: typeof dateFields;
  readonly dates: typeof dates;
  readonly errors: typeof errors;
  readonly events: typeof events;
  readonly feedbackDesk: typeof feedbackDesk;
  readonly feedbackTemplates: typeof feedbackTemplates;
  readonly feedbackForm: typeof feedbackForm;
  readonly figures: typeof figures;
  readonly files: typeof files;
  readonly filters: typeof filters;
  readonly fleet: typeof fleet;
  readonly forms: typeof forms;
  readonly frame: typeof frame;
  readonly history: typeof history;
  readonly historyPanel: typeof historyPanel;
  readonly home: typeof home;
  readonly keyLocations: typeof keyLocations;
  readonly keyWalks: typeof keyWalks;
  readonly keys: typeof keys;
  readonly kiosk: typeof kiosk;
  readonly kioskDevice: typeof kioskDevice;
  readonly lists: typeof lists;
  readonly map: typeof map;
  readonly memorials: typeof memorials;
  readonly merging: typeof merging;
  readonly messages: typeof messages;
  readonly namesOfDay: typeof namesOfDay;
  readonly namesReview: typeof namesReview;
  readonly pages: typeof pages;
  readonly personEvents: typeof personEvents;
  readonly personPage: typeof personPage;
  readonly personRecord: typeof personRecord;
  readonly persons: typeof persons;
  readonly permissions: typeof permissions;
  readonly pickers: typeof pickers;
  readonly projects: typeof projects;
  readonly reasons: typeof reasons;
  readonly relations: typeof relations;
  readonly search: typeof search;
  readonly session: typeof session;
  readonly sharing: typeof sharing;
  readonly shortcuts: typeof shortcuts;
  readonly staffExit: typeof staffExit;
  readonly stories: typeof stories;
  readonly storyEditor: typeof storyEditor;
  readonly storyPictures: typeof storyPictures;
  readonly storySummary: typeof storySummary;
  readonly storyPreview: typeof storyPreview;
  readonly storyPage: typeof storyPage;
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
