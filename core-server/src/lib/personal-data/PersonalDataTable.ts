import type { PersonalDataFact, PersonalDataKind } from '@salient/shared/lib/personal-data/personalDataKinds.ts';

/**
 * Where an area keeps data of living people, and what becomes of them when one of them is erased. Expressions are SQL over
 * the row `t`.
 *
 * What is looked for in texts of all tables depends on names of columns too (`eraseValue.ts`): a column or a field of JSON that
 * holds the name of an account is called `…account` or `…_by`, and one that holds a mail address or a number alone `email`,
 * `phone` or `recipient`. `tests/db/personalDataCensus.test.ts` holds tables and columns to this.
 */
export interface PersonalDataTable {
  readonly kind: PersonalDataKind;
  readonly table: string;
  /** Which of its rows are of living people; all unless given. */
  readonly only?: string;
  /** Columns that say of whom a row is; those of `name` make a name together. */
  readonly found?: {
    readonly name?: readonly string[];
    readonly email?: string;
    readonly phone?: string;
    readonly account?: string;
  };
  /** The id of the record of another kind to which the row belongs. */
  readonly of?: { readonly id: string; readonly kind: PersonalDataKind };
  /**
   * Two of its records may become one: the fields by which a merge keeps what `found` reads, and an address. Whoever became
   * part of a record is the same person, and goes with them.
   */
  readonly mergedFields?: {
    readonly name: readonly string[];
    readonly email: string;
    readonly phone: string;
    readonly address: readonly string[];
  };
  /** `t.id` unless given. */
  readonly id?: string;
  readonly at?: string;
  readonly facts: Readonly<Partial<Record<PersonalDataFact, string>>>;
  /** All columns that say nothing of the person, with the reason: a column that stands nowhere here fails the census. */
  readonly tellsNothing: Readonly<Record<string, string>>;
  /** Columns that are told and stay as they are, with the reason; addresses, numbers and names go from them. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** The record of the museum that it stands with. */
  readonly standsWith?: { readonly type: 'person' | 'document' | 'person_story'; readonly id: string };
  /** The row goes; or these columns are set, and the row stays for what else it says. */
  readonly erased: 'removed' | Readonly<Record<string, string>>;
  /** Rows that are not erased as they stand. */
  readonly atWork?: string;
  /** Its entries in the trail lose these fields; all of them unless given. */
  readonly trail?: {
    readonly entity: string;
    readonly fields?: readonly string[];
    /** The field that names the record of `of`, whose removed parts have entries still. */
    readonly owner?: string;
  };
  /**
   * A statement that runs when the rows are erased and the texts cleared: it deletes from a table of words derived from records
   * those that stand in no record any more.
   */
  readonly cleanUp?: string;
  /** Anybody may have typed what stands there: a name or number in it is not taken for the person's in other texts. */
  readonly isFromGuests?: boolean;
  /** Its texts are of living people, not of the past: the name never stays in them. */
  readonly isOfLiving: boolean;
}

/** Columns with what they become, as `SET` of SQL over the row `t`. */
export const setColumns = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([column, expression]) => `${column} = ${expression}`)
    .join(', ');

declare module '../area/Area.ts' {
  interface Area {
    /** Where the area keeps data of living people. */
    readonly personalData?: readonly PersonalDataTable[];
  }
}

declare module '../rpc/Services.ts' {
  interface Services {
    /** Where data of living people are kept. */
    readonly personalData: readonly PersonalDataTable[];
  }
}
