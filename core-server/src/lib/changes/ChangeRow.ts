import type { ChangeSource, HistoryType } from '@salient/shared/lib/history/historyTypes.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An entry of the audit trail as queries give it. */
export interface ChangeRow {
  readonly id: string;
  readonly at: Date;
  readonly user_id: string | null;
  readonly account: string | null;
  readonly method: string;
  readonly source: ChangeSource;
  readonly entity: HistoryType;
  readonly entity_id: string;
  readonly part_of_type: HistoryType | null;
  readonly part_of_id: string | null;
  readonly version: number | null;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

export const changeColumns = `a.id::text AS id, a.at, a.user_id, a.account, a.method, a.source, a.entity, a.entity_id,
  a.part_of_type, a.part_of_id, a.version, a.before, a.after`;

/** What a command outside the contract left of a record: where it came from instead of its fields. */
export function importOf(fields: Fields | null): { source: string; batch: string } | null {
  const given = fields?.import as { source?: unknown; batch?: unknown } | undefined;
  return given ? { source: String(given.source ?? ''), batch: String(given.batch ?? '') } : null;
}
