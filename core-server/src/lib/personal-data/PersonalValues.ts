/** What tells who a living person is, wherever it stands. */
export interface PersonalValues {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  /** First and last name. */
  readonly names: readonly string[];
  /** Street and number. */
  readonly addresses: readonly string[];
  readonly accounts: readonly string[];
}

export const noValues: PersonalValues = { emails: [], phones: [], names: [], addresses: [], accounts: [] };

export function joinValues(...all: readonly Partial<PersonalValues>[]): PersonalValues {
  const of = (key: keyof PersonalValues) =>
    [...new Set(all.flatMap((each) => each[key] ?? []).map((value) => value.trim()))].filter((value) => value !== '');
  return {
    emails: of('emails'),
    phones: of('phones'),
    names: of('names'),
    addresses: of('addresses'),
    accounts: of('accounts'),
  };
}
