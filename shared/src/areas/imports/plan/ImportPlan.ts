import type { Language } from '../../../lib/i18n/languages.ts';
import type { Meant } from '../meant/meantNames.ts';
import type { ListKind, TargetId } from './importTargets.ts';

export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const listFates = ['fallen', 'survivors', 'unknown'] as const;
export type ListFate = (typeof listFates)[number];

/** What somebody says of the columns of a list; a mapping is written from it. */
export interface ImportPlan {
  readonly kind: ListKind;
  /** Short name of the list, by which its rows are known when it comes again. */
  readonly source: string;
  readonly title: string;
  /** Of its place names and comments. */
  readonly language: Language;
  /** What each column says; those that are not named say nothing. */
  readonly columns: Readonly<Record<string, TargetId>>;
  /** Of digits alone. */
  readonly dateOrder: DateOrder;
  /** Who stands on the list: `unknown` where each row says for itself who died of the war. */
  readonly fate: ListFate;
  /** Kind of victim where no column says it. */
  readonly victimType: 'military' | 'civilian' | 'unknown';
  /** Country of the places of which no column says it: a code, or blank. */
  readonly country: string;
  /** Army of those of whom no column says it. */
  readonly army: string;
  /** What the words of a column become, by what the column says. */
  readonly values: Readonly<Partial<Record<TargetId, Readonly<Record<string, string>>>>>;
  /** What names that nobody knew were said to mean. */
  readonly meant: Meant;
}

/** The columns that say something, in the order of the list. */
export const columnsFor = (plan: ImportPlan, target: TargetId): string[] =>
  Object.entries(plan.columns).flatMap(([column, said]) => (said === target ? [column] : []));
