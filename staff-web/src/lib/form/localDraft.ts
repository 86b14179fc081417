/** What was typed and not saved, kept in this browser in case the tab dies (S4). */
export interface LocalDraft {
  readonly draft: object;
  /** Version of the record that it began from; 0 for a new one. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const keptMs = 7 * 24 * 3_600_000;

/** Reads what a browser kept; whatever is no draft, or is older than a week, counts as nothing. */
export function readLocalDraft(text: string | null, now: number): LocalDraft | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<LocalDraft> | null;
    if (typeof kept?.draft !== 'object' || kept.draft === null) return null;
    if (typeof kept.version !== 'number' || typeof kept.at !== 'number' || now - kept.at > keptMs) return null;
    return { draft: kept.draft, version: kept.version, at: kept.at };
  } catch {
    return null;
  }
}

/** The kept values of the fields that the form has today; others are left out. */
export function draftFields<T extends object>(kept: LocalDraft, empty: T): Partial<T> {
  return Object.fromEntries(Object.entries(kept.draft).filter(([field]) => Object.hasOwn(empty, field))) as Partial<T>;
}
