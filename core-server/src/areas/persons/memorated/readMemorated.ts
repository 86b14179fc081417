import { compareEvents } from '@salient/shared/areas/events/eventOrder.ts';
import {
  findPersonOnMemorial,
  findPublicPersonsOnMemorial,
  getPersonsMemorated,
} from '@salient/shared/areas/persons/memoratedMethods.ts';
import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import { personScope, visitors } from '@salient/shared/areas/persons/personPolicy.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import { type EntityManager, In } from 'typeorm';
import { groupBy } from '../../../lib/db/groupBy.ts';
import { missingRecordError } from '../../../lib/records/missingRecordError.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { scopeSql } from '../../datasets/scopeSql.ts';
import { PersonEventEntity } from '../../events/PersonEventEntity.ts';
import { MemorialEntity } from '../../memorials/MemorialEntity.ts';
import { type Among, findIdsAmong } from '../findIdsAmong.ts';
import { loadPersons } from '../loadPersons.ts';

/** The persons on a memorial. */
const onMemorial = (memorialId: string): Pick<Among, 'persons' | 'values' | 'condition'> => ({
  persons: 'SELECT person_id FROM person_event WHERE memorial_id = $1',
  values: [memorialId],
  condition: 'memorial_id = $1',
});

/** @throws RpcFailure notFound, gone or merged for a memorial that is not there. */
async function requireMemorial(db: EntityManager, id: string): Promise<void> {
  if (!(await db.existsBy(MemorialEntity, { id }))) throw await missingRecordError(db, 'memorial', id);
}

export const handleFindPersonOnMemorial = implement(findPersonOnMemorial, async ({ params, db, actor }) => {
  const { memorialId, offset, limit, sort } = params;
  await requireMemorial(db, memorialId);
  const { text, filter } = readListFilter(params);
  const wanted = { ...onMemorial(memorialId), words: `${text} ${filter.name ?? ''}`, scope: personScope(actor) };
  const { ids, total } = await findIdsAmong(db, wanted, { offset, limit, sort });
  const persons = await loadPersons(db, ids, { memorials: true });
  const mentions = await mentionsOn(db, memorialId, ids);
  const data = persons.map((person) => ({
    ...person,
    mentions: mentions(person.id).map(({ id, memorial_kind, memorial_ref }) => ({
      event_id: id,
      kind: memorial_kind ?? 'none',
      ref: memorial_ref,
    })),
  }));
  return { data, total };
});

/** Everybody may read of all persons what is named here (PUBLIC-40). */
export const handleFindPublicPersonsOnMemorial = implement(findPublicPersonsOnMemorial, async ({ params, db }) => {
  const { memorialId, text: words, offset, limit } = params;
  await requireMemorial(db, memorialId);
  const { ids, total } = await findIdsAmong(
    db,
    { ...onMemorial(memorialId), words, scope: visitors },
    { offset, limit },
  );
  const persons = await loadPersons(db, ids);
  const mentions = await mentionsOn(db, memorialId, ids);
  const data = persons.map(({ id, surname, familyname, sort_born_date, sort_died_date }) => ({
    ...{ id, firstName: surname, lastName: familyname, bornDate: sort_born_date, diedDate: sort_died_date },
    mentions: mentions(id).map(({ memorial_kind, memorial_ref }) => ({
      kind: memorial_kind ?? 'none',
      ref: memorial_ref,
    })),
  }));
  return { data, total };
});

/** The events that put persons on a memorial, by person: the original grave before the present one. */
async function mentionsOn(db: EntityManager, memorial_id: string, ids: readonly string[]) {
  const events = ids.length === 0 ? [] : await db.findBy(PersonEventEntity, { memorial_id, person_id: In([...ids]) });
  const byPerson = groupBy(events.sort(compareEvents), (event) => event.person_id);
  return (personId: string) => byPerson.get(personId) ?? [];
}

interface MemoratedRow {
  readonly id: string;
  readonly surname: string;
  readonly familyname: string;
  readonly kind: 'original' | 'current' | 'none' | 'unknown';
  readonly ref: string;
}

export const handleGetPersonsMemorated = implement(getPersonsMemorated, async ({ params, db, actor }) => {
  const { memorialId } = params;
  await requireMemorial(db, memorialId);
  const parameters: unknown[] = [memorialId];
  const conditions = ['e.memorial_id = $1', ...scopeSql(personScope(actor), (value) => `$${parameters.push(value)}`)];
  const rows = await db.query<MemoratedRow[]>(
    `SELECT p.id, p.surname, p.familyname, coalesce(e.memorial_kind, 'none') AS kind, e.memorial_ref AS ref
     FROM person_event e JOIN person p ON p.id = e.person_id
     WHERE ${conditions.join(' AND ')}
     ORDER BY p.sort_name, p.id, array_position(ARRAY['original', 'current'], e.memorial_kind), e.id`,
    parameters,
  );
  return rows.map((row) => ({ ...row, name: fullName({ firstName: row.surname, lastName: row.familyname }) }));
});
