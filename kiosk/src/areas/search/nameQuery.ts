import type { NarrowingKey } from '@salient/shared/areas/search/searchMethods.ts';

/** A value by which those found are narrowed, and how it is read. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** What a visitor looks for: what was typed, and what was chosen of what it found. */
export interface NameQuery {
  readonly text: string;
  readonly soundsAlike: boolean;
  readonly choices: Readonly<Partial<Record<NarrowingKey, Choice>>>;
}

export const emptyQuery: NameQuery = { text: '', soundsAlike: false, choices: {} };

/** Other letters find other people: what was chosen of those before counts for them no more. */
export const withText = (text: string): NameQuery => ({ ...emptyQuery, text });

/** The query with a choice, or without it where there is none. */
export function withChoice({ choices, ...query }: NameQuery, key: NarrowingKey, choice: Choice | null): NameQuery {
  const { [key]: _, ...others } = choices;
  return { ...query, choices: choice ? { ...others, [key]: choice } : others };
}

/** The choices as the server takes them. */
export const chosenValues = ({ choices }: NameQuery): Partial<Record<NarrowingKey, string>> =>
  Object.fromEntries(Object.entries(choices).map(([key, { value }]) => [key, value]));
