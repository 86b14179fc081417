const firstControl = 'a[href], button, input, textarea';

/** A place in a list whose entries are elements with their id as `data-entry`. */
export interface EntryPlace {
  /** What is around the list, which stays when the last entry goes: an element with `data-entries`. */
  readonly around: HTMLElement;
  /** Counted from 0. */
  readonly at: number;
}

/** Where the entry stands in which an element is; null outside of such lists. */
export function placeOfEntry(element: Element): EntryPlace | null {
  const entry = element.closest('[data-entry]');
  const around = entry?.closest<HTMLElement>('[data-entries]');
  return entry && around ? { around, at: entriesOf(around).indexOf(entry) } : null;
}

/** Gives the focus to the entry that stands at a place now, else to the last one, else to what is around the list. */
export function focusEntryAt({ around, at }: EntryPlace): void {
  const entries = entriesOf(around);
  focusEntry(around, entries[Math.min(at, entries.length - 1)]);
}

/** Gives the focus to the first control of an entry, or to what is around the list where there is none. */
export function focusEntry(around: HTMLElement, entry: Element | null | undefined): void {
  const control = entry?.matches(firstControl) ? entry : entry?.querySelector(firstControl);
  (control instanceof HTMLElement ? control : around).focus();
}

const entriesOf = (around: Element): Element[] => [...around.querySelectorAll('[data-entry]')];
