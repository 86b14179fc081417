/** Where somebody was in a list when it was left. */
export interface KeptPlace {
  /** Of the step in the history. */
  readonly key: string;
  /** The state of the list as its address had it. */
  readonly search: string;
  /** The row that was opened. */
  readonly row: string | null;
  readonly scroll: number;
}

const nameOf = (pathname: string) => `place.${pathname}`;

export function keepPlace(pathname: string, place: KeptPlace): void {
  sessionStorage.setItem(nameOf(pathname), JSON.stringify(place));
}

/** The place in the list at an address, of this tab. */
export function keptPlace(pathname: string): KeptPlace | null {
  const kept = sessionStorage.getItem(nameOf(pathname));
  return kept === null ? null : (JSON.parse(kept) as KeptPlace);
}
