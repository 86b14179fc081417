import { historyField, historyFields } from '@salient/shared/app/historyFields.ts';
import { restoreFields, restoreRemoved, restoreVersion } from '@salient/shared/areas/changes/changeMethods.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { columnsOf } from '@salient/shared/lib/history/defineHistory.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';
import { type ChangeRow, changeColumns, type Fields } from '../../lib/changes/ChangeRow.ts';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';
import type { PresentState, RestoreContext } from '../../lib/changes/HistoryArea.ts';
import { sameValue } from '../../lib/changes/sameValue.ts';
import { followReferences } from '../../lib/merges/followReferences.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { rewind } from './rewind.ts';

type Side = 'before' | 'after';

const notFound = (entity: string, id: string) => new RpcFailure(commonErrors.notFound, { entity, id });
const refused = (errors: FieldErrors) => new RpcFailure(commonErrors.invalidData, errors);

export const handleRestoreFields = implement(restoreFields, async ({ params, ...restoring }) => {
  const { change: id, side, fields, version } = params;
  const change = await readChange(restoring.db, id);
  const unknown = fields.filter((name) => !historyField(change.entity, name));
  if (unknown.length > 0) throw refused({ fields: ['fields: INVALID_OPTION'] });
  return restore(restoring, change, side, version, fields);
});

export const handleRestoreVersion = implement(restoreVersion, async ({ params, ...restoring }) => {
  const { change: id, side, version } = params;
  const change = await readChange(restoring.db, id);
  return restore(restoring, change, side, version, Object.keys(historyFields[change.entity]));
});

export const handleRestoreRemoved = implement(restoreRemoved, async ({ params, fail, ...restoring }) => {
  const { db, actor, services } = restoring;
  const { entity: type, entity_id: id, before, after } = await readChange(db, params.change);
  const area = services.historyAreas[type];
  if (!(await area.maySee(db, actor, id))) throw notFound(type, id);
  if (before === null || after !== null || !area.bringBack || !area.mayBringBack?.(before)) {
    throw fail.invalidData({ none: ['none: INVALID_DATA'] });
  }
  const cameOrWent = (await changesSince(db, type, id, params.change)).some((each) => !each.before || !each.after);
  if (cameOrWent || (await area.state?.(db, id))) throw fail.invalidData({ none: ['none: DATA_ALREADY_EXISTS'] });
  const version = await nextVersion(db, type, id);
  await area.bringBack(restoring, id, version, await followReferences(db, services, type, before));
  return { type, id, version };
});

/** Gives a record the values that some fields had, and makes sure that it has them afterwards. */
async function restore(
  restoring: RestoreContext,
  change: ChangeRow,
  side: Side,
  version: number,
  names: readonly string[],
): Promise<{ type: HistoryType; id: string; version: number }> {
  const { db, actor, services } = restoring;
  const { entity: type, entity_id: id } = change;
  const area = services.historyAreas[type];
  if (!(await area.maySee(db, actor, id))) throw notFound(type, id);
  if (!area.state || !area.update) throw refused({ none: ['none: INVALID_DATA'] });
  const state = await area.state(db, id);
  if (!state) throw notFound(type, id);
  if (state.version !== version) {
    throw new RpcFailure(commonErrors.conflict, await conflictDetails(restoring, type, id, version, state.version));
  }
  const kept = await followReferences(db, services, type, await stateAt(db, change, side, state));
  const wanted = (await area.standing?.(db, kept)) ?? kept;
  const columns = columnsToWrite(type, names, wanted, new Set(area.fixed?.(state.fields)));
  // Something else decides all that was asked for: "restored" would not be true.
  if (names.length > 0 && columns.length === 0) throw refused({ none: ['none: INVALID_DATA'] });
  const isAsWanted = (fields: Fields | undefined, column: string) =>
    sameValue(
      saidIn(type, column, fields?.[column]),
      saidIn(type, column, wanted[column]),
      area.ordered?.includes(column) ? 'ordered' : 'unordered',
    );
  if (columns.every((column) => isAsWanted(state.fields, column))) return { type, id, version };
  await area.update(restoring, id, version, pick(wanted, columns));
  const now = await area.state(db, id);
  const differing = columns.filter((column) => !isAsWanted(now?.fields, column));
  // A rule put the value right on the way: better none than another one than was asked for.
  if (differing.length > 0)
    throw refused(Object.fromEntries(differing.map((name) => [name, [`${name}: INVALID_DATA`]])));
  return { type, id, version: now?.version ?? version };
}

/** Of a part with an id: one that went and comes back has another id, and its title says what records are called today. */
function saidIn(type: HistoryType, column: string, value: unknown): unknown {
  if (historyField(type, column)?.kind !== 'titled' || !Array.isArray(value)) return value;
  return value.map((part: Fields) => {
    const { id, title: _title, titles: _titles, ...said } = part;
    return id === undefined ? part : said;
  });
}

/** @param fixed columns that no update can write. */
function columnsToWrite(
  type: HistoryType,
  names: readonly string[],
  wanted: Fields,
  fixed: ReadonlySet<string>,
): string[] {
  const asked = names.flatMap((name) => {
    const field = historyField(type, name);
    return field ? columnsOf(name, field) : [];
  });
  return asked.filter((column) => column in wanted && !fixed.has(column));
}

const pick = (fields: Fields, columns: readonly string[]): Fields =>
  Object.fromEntries(columns.map((column) => [column, fields[column]]));

async function readChange(db: EntityManager, id: string): Promise<ChangeRow> {
  const [row] = await db.query<ChangeRow[]>(`SELECT ${changeColumns} FROM audit_entry a WHERE a.id = $1`, [id]);
  if (!row) throw notFound('change', id);
  return row;
}

const changesSince = (db: EntityManager, type: HistoryType, id: string, change: string): Promise<ChangeRow[]> =>
  db.query(
    `SELECT ${changeColumns} FROM audit_entry a WHERE a.entity = $1 AND a.entity_id = $2 AND a.id > $3 ORDER BY a.id DESC`,
    [type, id, change],
  );

async function stateAt(db: EntityManager, change: ChangeRow, side: Side, now: PresentState): Promise<Fields> {
  const since = await changesSince(db, change.entity, change.entity_id, change.id);
  const state = rewind(now.fields, side === 'after' ? since : [...since, change]);
  if (!state) throw refused({ none: ['none: DOES_NOT_EXIST'] });
  return state;
}

/** The version after the highest that the record ever had, so that whoever still has an old one open is told. */
async function nextVersion(db: EntityManager, type: HistoryType, id: string): Promise<number> {
  const [row] = await db.query<{ version: number }[]>(
    'SELECT coalesce(max(version), 1)::integer + 1 AS version FROM audit_entry WHERE entity = $1 AND entity_id = $2',
    [type, id],
  );
  return row?.version ?? 2;
}
