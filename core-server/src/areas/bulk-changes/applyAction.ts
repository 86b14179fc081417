import type { BulkAction } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import type { EntityManager } from 'typeorm';
import { recordChanges } from '../../lib/changes/recordChange.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import { membershipsOf } from '../persons/memberships/changeMemberships.ts';

/** Who changes persons, and by which method the history says so. */
type ActionContext = Pick<ChangeContext, 'db' | 'actor' | 'method' | 'services'>;

/** A person whose membership ended, with its notes. */
interface Noted {
  readonly person_id: string;
  readonly notes: string;
}

/** What an action did, by person. */
interface Done {
  readonly versions: ReadonlyMap<string, number>;
  /** Of memberships that ended. */
  readonly notes: ReadonlyMap<string, string>;
}

/**
 * Does an action to persons that the transaction holds and of whom it is not so yet. Each change is a version of its person
 * that the history shows.
 */
export async function applyAction(context: ActionContext, action: BulkAction, ids: readonly string[]): Promise<Done> {
  switch (action.kind) {
    case 'setFlag':
      return { versions: await setFlag(context, action, ids), notes: new Map() };
    case 'addToProject': {
      const begun = ids.map((person_id) => ({ person_id, notes: '' }));
      const begin = () => beginMemberships(context.db, begun, action.project);
      return { versions: await withMemberships(context, ids, begin), notes: new Map() };
    }
    case 'removeFromProject': {
      let ended: readonly Noted[] = [];
      const versions = await withMemberships(context, ids, async () => {
        [ended] = await endMemberships(context.db, ids, action.project);
      });
      return { versions, notes: new Map(ended.map(({ person_id, notes }) => [person_id, notes])) };
    }
  }
}

/**
 * Undoes what `applyAction` did to persons of whom it still holds.
 *
 * @returns the version of each afterwards.
 */
export async function takeBackAction(
  context: ActionContext,
  action: BulkAction,
  persons: readonly Noted[],
): Promise<ReadonlyMap<string, number>> {
  const ids = persons.map(({ person_id }) => person_id);
  switch (action.kind) {
    case 'setFlag':
      return setFlag(context, { ...action, value: !action.value }, ids);
    case 'addToProject':
      return withMemberships(context, ids, () => endMemberships(context.db, ids, action.project));
    case 'removeFromProject':
      return withMemberships(context, ids, () => beginMemberships(context.db, persons, action.project));
  }
}

const beginMemberships = (db: EntityManager, persons: readonly Noted[], project: string) =>
  db.query(
    `INSERT INTO project_membership (person_id, project_id, notes)
     SELECT id, $2, notes FROM unnest($1::uuid[], $3::text[]) AS begun (id, notes) ON CONFLICT DO NOTHING`,
    [persons.map(({ person_id }) => person_id), project, persons.map(({ notes }) => notes)],
  );

const endMemberships = (db: EntityManager, ids: readonly string[], project: string) =>
  db.query<[Noted[], number]>(
    'DELETE FROM project_membership WHERE person_id = ANY($1) AND project_id = $2 RETURNING person_id, notes',
    [ids, project],
  );

async function setFlag(
  context: ActionContext,
  { flag, value }: Extract<BulkAction, { kind: 'setFlag' }>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const versions = await newVersions(context, ids, `, ${flag} = ${value}`);
  await record(context, versions, () => ({ before: { [flag]: !value }, after: { [flag]: value } }));
  return byPerson(versions);
}

async function withMemberships(
  context: ActionContext,
  ids: readonly string[],
  steps: () => Promise<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const before = await membershipsOf(context.db, ids);
  await steps();
  const after = await membershipsOf(context.db, ids);
  const versions = await newVersions(context, ids);
  await record(context, versions, (id) => ({
    before: { project_memberships: before.get(id) ?? [] },
    after: { project_memberships: after.get(id) ?? [] },
  }));
  return byPerson(versions);
}

interface Version {
  readonly id: string;
  readonly version: number;
}

const byPerson = (versions: readonly Version[]) => new Map(versions.map(({ id, version }) => [id, version]));

async function newVersions({ db, services }: ActionContext, ids: readonly string[], set = ''): Promise<Version[]> {
  const [rows] = await db.query<[Version[], number]>(
    `UPDATE person SET version = version + 1, updated_at = $2${set} WHERE id = ANY($1) RETURNING id, version`,
    [ids, services.now()],
  );
  return rows;
}

const record = (
  { db, actor, method }: ActionContext,
  versions: readonly Version[],
  changeOf: (id: string) => { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> },
) =>
  recordChanges(
    db,
    versions.map(({ id, version }) => ({
      ...changeOf(id),
      actor,
      method,
      source: 'function' as const,
      entity: 'person' as const,
      entityId: id,
      version,
    })),
  );
