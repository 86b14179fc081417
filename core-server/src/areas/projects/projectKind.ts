import { type CheckedProject, checkProject, emptyProject } from '@salient/shared/areas/projects/checkProject.ts';
import type { Project, ProjectInput } from '@salient/shared/areas/projects/project.ts';
import type { ProjectDraft } from '@salient/shared/areas/projects/projectFields.ts';
import type { EntityManager } from 'typeorm';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import { whyReferenced } from '../../lib/merges/RecordReference.ts';
import type { RecordKind } from '../../lib/records/RecordKind.ts';
import { ProjectEntity } from './ProjectEntity.ts';
import { presentProject } from './presentProject.ts';

const fields = Object.keys(emptyProject) as (keyof ProjectDraft)[];

/** The stored project as the validator and the audit trail know it. */
const draftOf = (stored: ProjectEntity): ProjectDraft =>
  Object.fromEntries(fields.map((field) => [field, stored[field]])) as unknown as ProjectDraft;

/** Everything that can be wrong with a project to be created (no `stored`) or updated: rules, and whether its title is free. */
export async function validateProjectInput(
  db: EntityManager,
  input: ProjectInput,
  stored?: ProjectEntity,
): Promise<CheckedProject> {
  const checked = checkProject(input, stored && draftOf(stored));
  const { title } = checked.draft;
  const others = db.createQueryBuilder(ProjectEntity, 'p').where('lower(p.title) = lower(:title)', { title });
  if (stored) others.andWhere('p.id <> :id', { id: stored.id });
  if (title !== '' && (await others.getExists())) checked.errors.add('title', 'DATA_ALREADY_EXISTS');
  return checked;
}

/** How projects are changed. */
export const projectKind: RecordKind<ProjectEntity, CheckedProject, ProjectInput, Project> = {
  entity: 'project',
  // Held from memberships and references too: nobody comes into a project that is being removed.
  claim: ({ db }, id) => db.findOne(ProjectEntity, { where: { id }, lock: { mode: 'pessimistic_write' } }),
  validate: ({ db }, input, stored) => validateProjectInput(db, input, stored),
  isUnchanged: (_, stored, { draft }) => isUnchanged(draftOf(stored), draft),
  insert: async ({ db }, { id, version, checked, now }) => {
    await db.insert(ProjectEntity, { id, version, ...checked.draft, created_at: now, updated_at: now });
  },
  update: async ({ db }, { id, version, checked, now }) => {
    await db.update(ProjectEntity, { id }, { ...checked.draft, version, updated_at: now });
  },
  whyNotRemove: async ({ db, services }, { id }) =>
    (await whyReferenced(db, services, 'project', id)).map((code) => `none: ${code}`),
  remove: async ({ db }, { id }) => {
    await db.delete(ProjectEntity, { id });
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(ProjectEntity, { id });
    return stored && { version: stored.version, fields: { ...draftOf(stored) } };
  },
  present: async ({ db }, id) => presentProject(db, await db.findOneByOrFail(ProjectEntity, { id })),
};
