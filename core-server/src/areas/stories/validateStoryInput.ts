import { type CheckedStory, checkStory } from '@salient/shared/areas/stories/checkStory.ts';
import type { PersonStoryInput } from '@salient/shared/areas/stories/story.ts';
import { fieldsFromPerson, fieldsFromPlace } from '@salient/shared/areas/stories/storyDefaults.ts';
import type { StoryDraft } from '@salient/shared/areas/stories/storyDraft.ts';
import { storyErrorKeys } from '@salient/shared/areas/stories/storyErrorKeys.ts';
import { mayEditStory } from '@salient/shared/areas/stories/storyPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { FieldErrorList, ValidationCode } from '@salient/shared/lib/contract/validation.ts';
import countries from 'i18n-iso-countries';
import type { EntityManager } from 'typeorm';
import { findStanding } from '../../lib/merges/findStanding.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { PersonEventEntity } from '../events/PersonEventEntity.ts';
import { PersonEntity } from '../persons/PersonEntity.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { PersonStoryEntity } from './PersonStoryEntity.ts';
import type { StoryRecord } from './StoryRecord.ts';

export interface ValidatedStory extends CheckedStory {
  /** Null when the story names nobody; then there are errors. */
  readonly personId: string | null;
}

/**
 * Everything that can be wrong with a story to be created (no `stored`) or updated: rules, references and rights.
 *
 * @param base what counts as stored of a story that comes back.
 * @throws RpcFailure when `actor` may not write about the person.
 */
export async function validateStoryInput(
  db: EntityManager,
  actor: Actor,
  input: PersonStoryInput,
  stored?: StoryRecord,
  base?: StoryDraft,
): Promise<ValidatedStory> {
  const personId = stored?.story.person_id_ref ?? input.person_id_ref ?? null;
  const person = personId === null ? null : await db.findOneBy(PersonEntity, { id: personId });
  if (person && !mayEditStory(actor, person)) throw new RpcFailure(commonErrors.notPermitted);
  const filled = stored || !person ? input : await withDefaults(db, input, person);
  const { draft, errors } = checkStory(filled, stored?.draft ?? base);
  if (personId === null) errors.add('person_id_ref', 'REQUIRED');
  else if (!person) errors.add('person_id_ref', 'DOES_NOT_EXIST');
  if (stored && input.person_id_ref !== undefined && input.person_id_ref !== personId) {
    errors.add('person_id_ref', 'INVALID_REFERENCE');
  }
  if (stored?.story.published_date) errors.add('none', 'STORY_PUBLISHED');
  if (!stored && person && (await db.existsBy(PersonStoryEntity, { person_id_ref: person.id }))) {
    errors.add('none', 'PERSON_ALREADY_HAS_STORY');
  }
  if (draft.country_code !== '' && !countries.isValid(draft.country_code)) {
    errors.add(storyErrorKeys.country_code, 'INVALID_OPTION');
  }
  await checkReferences(db, personId, draft, errors);
  const linked_contact_persons = await followContacts(db, draft, errors);
  return { draft: { ...draft, linked_contact_persons }, errors, personId };
}

/** What a new story takes over from its person, and from the place of the event chosen, where it says nothing itself. */
async function withDefaults(
  db: EntityManager,
  input: PersonStoryInput,
  person: PersonEntity,
): Promise<PersonStoryInput> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const place = await placeOfEvent(db, input.place_source_event_ref ?? null);
  return { ...fieldsFromPerson(person), ...(place ? fieldsFromPlace(place) : {}), ...given };
}

async function placeOfEvent(db: EntityManager, eventId: string | null): Promise<PlaceEntity | null> {
  const event = eventId === null ? null : await db.findOneBy(PersonEventEntity, { id: eventId });
  return event?.place_id ? db.findOneBy(PlaceEntity, { id: event.place_id }) : null;
}

async function checkReferences(
  db: EntityManager,
  personId: string | null,
  draft: StoryDraft,
  errors: FieldErrorList,
): Promise<void> {
  const events = [...draft.coupling_use_events_with_places_refs, draft.place_source_event_ref].filter(
    (id) => id !== null,
  );
  const owners = new Map(
    (
      await db.query<{ id: string; person_id: string }[]>('SELECT id, person_id FROM person_event WHERE id = ANY($1)', [
        events,
      ])
    ).map(({ id, person_id }) => [id, person_id]),
  );
  /** An event that is none, or another person's. */
  const wrong = (id: string): ValidationCode | null => {
    const owner = owners.get(id);
    if (owner === undefined) return 'DOES_NOT_EXIST';
    return owner === personId ? null : 'INVALID_REFERENCE';
  };
  for (const id of draft.coupling_use_events_with_places_refs) {
    const code = wrong(id);
    if (code) errors.add('coupling_use_events_with_places_refs', code);
  }
  const source = draft.place_source_event_ref === null ? null : wrong(draft.place_source_event_ref);
  if (source) errors.add('place_source_event_ref', source);
  await requireAll(db, 'person_story', draft.coupling_stories, 'coupling_stories', errors);
  const keys = draft.key_location_id === null ? [] : [draft.key_location_id];
  await requireAll(db, 'key_location', keys, storyErrorKeys.key_location_id, errors);
}

/** The contact persons of a story, each once, as they are called since a merge. */
async function followContacts(
  db: EntityManager,
  { linked_contact_persons }: StoryDraft,
  errors: FieldErrorList,
): Promise<StoryDraft['linked_contact_persons']> {
  const contacts = new Map<string, StoryDraft['linked_contact_persons'][number]>();
  const standing = await findStanding(
    db,
    'contact_person',
    linked_contact_persons.map(({ person }) => person),
  );
  for (const linked of linked_contact_persons) {
    const person = standing(linked.person);
    if (person === null) errors.add(storyErrorKeys.linked_contact_persons, 'DOES_NOT_EXIST');
    else if (!contacts.has(person)) contacts.set(person, { ...linked, person });
  }
  return [...contacts.values()];
}

async function requireAll(
  db: EntityManager,
  table: 'person_story' | 'key_location',
  ids: readonly string[],
  field: string,
  errors: FieldErrorList,
): Promise<void> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return;
  const [row] = await db.query<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table} WHERE id = ANY($1)`, [
    distinct,
  ]);
  if (row?.n !== distinct.length) errors.add(field, 'DOES_NOT_EXIST');
}
