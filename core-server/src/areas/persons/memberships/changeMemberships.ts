import {
  addPersonsToProject,
  type MembershipOutcome,
  removePersonsFromProject,
} from '@salient/shared/areas/persons/membershipMethods.ts';
import { mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import type { VictimType } from '@salient/shared/areas/persons/personValues.ts';
import type { EntityManager } from 'typeorm';
import { recordChanges } from '../../../lib/changes/recordChange.ts';
import { allowLongStatements } from '../../../lib/db/allowLongStatements.ts';
import { groupBy } from '../../../lib/db/groupBy.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { ProjectEntity } from '../../projects/ProjectEntity.ts';
import { namedOrFound } from './namedOrFound.ts';

export const handleAddPersonsToProject = implement(addPersonsToProject, async ({ params, fail, ...context }) => {
  const { project, persons } = params;
  if (!(await holdProject(context.db, project))) throw fail.notFound({ entity: 'project', id: project });
  const ids = await namedOrFound(context, persons, ({ dataset, sounds_alike }) => ({ dataset, sounds_alike }));
  return changeMemberships(context, ids, (db, held) =>
    db.query<{ person_id: string }[]>(
      `INSERT INTO project_membership (person_id, project_id) SELECT id, $2 FROM unnest($1::uuid[]) AS id
       ON CONFLICT DO NOTHING RETURNING person_id`,
      [held, project],
    ),
  );
});

export const handleRemovePersonsFromProject = implement(
  removePersonsFromProject,
  async ({ params, fail, ...context }) => {
    const { project, persons } = params;
    if (!(await holdProject(context.db, project))) throw fail.notFound({ entity: 'project', id: project });
    const ids = await namedOrFound(context, persons, () => ({ project }), true);
    return changeMemberships(context, ids, async (db, held) => {
      const [rows] = await db.query<[{ person_id: string }[], number]>(
        'DELETE FROM project_membership WHERE person_id = ANY($1) AND project_id = $2 RETURNING person_id',
        [held, project],
      );
      return rows;
    });
  },
);

/** Keeps the project from being removed meanwhile; false when there is none. */
async function holdProject(db: EntityManager, id: string): Promise<boolean> {
  const found = await db.findOne(ProjectEntity, { where: { id }, lock: { mode: 'for_key_share' } });
  return found !== null;
}

/**
 * Changes memberships of many persons at once, each a version of the person that its history shows.
 *
 * @param change writes for persons that the transaction holds, and answers whose memberships it changed.
 */
async function changeMemberships(
  { db, actor, method, services }: ChangeContext,
  ids: readonly string[],
  change: (db: EntityManager, held: readonly string[]) => Promise<readonly { readonly person_id: string }[]>,
): Promise<MembershipOutcome> {
  await allowLongStatements(db);
  const persons = await holdPersons(db, ids);
  const held = persons.filter((person) => mayEditPerson(actor, person)).map(({ id }) => id);
  const before = await membershipsOf(db, held);
  const changed = (await change(db, held)).map(({ person_id }) => person_id);
  const after = await membershipsOf(db, changed);
  const [versions] = await db.query<[{ id: string; version: number }[], number]>(
    'UPDATE person SET version = version + 1, updated_at = $2 WHERE id = ANY($1) RETURNING id, version',
    [changed, services.now()],
  );
  const changes = versions.map(({ id, version }) => ({
    ...{ actor, method, entity: 'person' as const, entityId: id, version },
    before: { project_memberships: before.get(id) ?? [] },
    after: { project_memberships: after.get(id) ?? [] },
  }));
  for (let from = 0; from < changes.length; from += 1000) await recordChanges(db, changes.slice(from, from + 1000));
  return { changed, unchanged: held.length - changed.length, refused: ids.length - held.length };
}

interface HeldPerson {
  readonly id: string;
  readonly victim_type: VictimType;
  readonly war_casualty: boolean;
}

/** In the order of their ids, as every change of several persons holds them. */
const holdPersons = (db: EntityManager, ids: readonly string[]): Promise<HeldPerson[]> =>
  db.query('SELECT id, victim_type, war_casualty FROM person WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [ids]);

interface Membership {
  readonly project: string;
  readonly notes: string;
}

/** The memberships of persons as the trail keeps them. */
export async function membershipsOf(
  db: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Membership[]>> {
  const rows = await db.query<(Membership & { person_id: string })[]>(
    `SELECT m.person_id, m.project_id AS project, m.notes FROM project_membership m JOIN project p ON p.id = m.project_id
     WHERE m.person_id = ANY($1) ORDER BY lower(p.title)`,
    [ids],
  );
  const byPerson = groupBy(rows, ({ person_id }) => person_id);
  return new Map([...byPerson].map(([id, own]) => [id, own.map(({ project, notes }) => ({ project, notes }))]));
}
