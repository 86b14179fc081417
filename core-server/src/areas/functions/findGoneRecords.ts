import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { eventInputs } from '@salient/shared/areas/search/eventInputs.ts';
import type { PersonQuery } from '@salient/shared/areas/search/personQuery.ts';
import type { TextCriterion } from '@salient/shared/areas/search/textCriterion.ts';
import { FieldErrorList, type FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { groupBy } from '../../lib/db/groupBy.ts';
import type { RecordsAsked } from '../../lib/functions/CallableFunction.ts';
import { findStanding } from '../../lib/merges/findStanding.ts';

/** A record that a search names by its id, and the field that does. */
interface Named {
  readonly path: string;
  readonly entity: HistoryType;
  readonly id: string;
}

/** Which records the inputs of events name, by their kinds. */
const entityOf = { place: 'place', memorial: 'memorial', memorialPlace: 'place', unit: 'military_entity' } as const;

/** Records that a search names and that are there no more, or that its reader may not know, each at its field. */
export async function findGoneRecords(query: PersonQuery, asking: RecordsAsked): Promise<FieldErrors> {
  const errors = new FieldErrorList();
  for (const [entity, named] of groupBy(namedRecords(query), (each) => each.entity)) {
    const standing = await standingFor(
      entity,
      named.map(({ id }) => id),
      asking,
    );
    for (const { path, id } of named) if (!standing(id)) errors.add(path, 'DOES_NOT_EXIST');
  }
  return errors.errors;
}

async function standingFor(entity: HistoryType, ids: readonly string[], { db, actor, services }: RecordsAsked) {
  const standing = await findStanding(db, entity, ids);
  if (entity !== 'person') return (id: string) => standing(id) !== null;
  const there = ids.flatMap((id) => standing(id) ?? []);
  const known = await services.personIds.within(there, { db, scope: personScope(actor) });
  return (id: string) => known.has(standing(id) ?? '');
}

function namedRecords({ project, related, collection, events }: PersonQuery): Named[] {
  const chosen = (path: string, entity: HistoryType, criterion: TextCriterion | undefined): Named[] =>
    criterion?.mode === 'selected' && criterion.id ? [{ path, entity, id: criterion.id }] : [];
  return [
    ...(project ? [{ path: 'project', entity: 'project', id: project } as const] : []),
    ...chosen('related', 'person', related),
    ...chosen('collection', 'collection', collection),
    ...events.flatMap(({ type, inputs }, index) =>
      Object.entries(eventInputs[type]).flatMap(([name, { kind }]) =>
        kind in entityOf
          ? chosen(
              `events.${index}.inputs.${name}`,
              entityOf[kind as keyof typeof entityOf],
              inputs[name] as TextCriterion | undefined,
            )
          : [],
      ),
    ),
  ];
}
