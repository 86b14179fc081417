import type { ParamsOf, ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { MethodName, Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import type { ComponentType, ReactNode } from 'react';
import type { ReferenceKind } from '../records/referenceKinds.ts';

/** A method that answers one page of records and how many there are in all (LIST-12). */
export type ListMethod = {
  [Name in MethodName]: ResultOf<Methods[Name]> extends {
    readonly data: readonly { readonly id: string }[];
    readonly total: number;
  }
    ? 'offset' extends keyof ParamsOf<Methods[Name]>
      ? Name
      : never
    : never;
}[MethodName];

export type ListParams<Name extends ListMethod> = Partial<ParamsOf<Methods[Name]>>;
export type RowOf<Name extends ListMethod> = ResultOf<Methods[Name]>['data'][number];

/** One choice of several; the first is the default and narrows nothing. */
export interface ListFilter {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** One box to tick for the second of two choices, such as "show removed too". */
  readonly isFlag?: boolean;
}

/** A record by which a list is narrowed. */
export interface FilterRecord {
  readonly kind: ReferenceKind;
  readonly id: string;
}

/** A record that narrows the list: it is looked up by name, and told as a chip. */
export interface RecordFilter {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  /** What can be looked up. */
  readonly kinds: readonly { readonly kind: ReferenceKind; readonly label: string }[];
  /** What a chosen record is called. */
  readonly Chosen: ComponentType<FilterRecord>;
}

interface Column<Row> {
  readonly title: string;
  /** The server sorts by this column; a text when its name there is another than `key`. */
  readonly sortable?: boolean | string;
  /** A radio filter in the column's head (LIST-06). */
  readonly filter?: ListFilter;
  /** Figures, which stand to the right. */
  readonly numeric?: boolean;
  /** Sorts its largest figures first, as of those one asks who has most. */
  readonly largestFirst?: boolean;
  /** Of the column, in CSS, where it is not that of what is in it. */
  readonly width?: string;
  /** Never wraps and is never cut. */
  readonly short?: boolean;
  /**
   * Its texts stand on one line, so that rows stay low (S1), and are cut where all columns together have no room for
   * them; without it they wrap.
   */
  readonly oneLine?: boolean;
  readonly render?: (row: Row) => ReactNode;
  /** Stands beside the link of the first column. */
  readonly beside?: (row: Row) => ReactNode;
}

/** A column shows a field of the row, or what `render` makes of the row. */
export type ListColumn<Row> = Column<Row> &
  ({ readonly key: keyof Row & string } | { readonly key: string; readonly render: (row: Row) => ReactNode });

/** What can be done with a row; offered only to those who may (SHELL-32). */
export interface RowAction {
  readonly key: string;
  /** Names the row too, so that it can be told apart when read aloud: `Edit Jan Peeters`. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Where it leads, when it is a link. */
  readonly to?: string;
  readonly onClick?: () => void;
  readonly tone?: 'danger';
}

export const sortKeyOf = ({ sortable, key }: { readonly sortable?: boolean | string; readonly key: string }) =>
  sortable === true ? key : sortable || null;
