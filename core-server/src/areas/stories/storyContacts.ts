import type { PersonStoryInput } from '@salient/shared/areas/stories/story.ts';
import type { StoryDraft } from '@salient/shared/areas/stories/storyDraft.ts';
import { storyLimits } from '@salient/shared/areas/stories/storyTypes.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { JoinedRow, RecordReference, RowJoin } from '../../lib/merges/RecordReference.ts';
import { holdContactPerson } from '../contacts/holdContactPerson.ts';

const places = Array.from({ length: storyLimits.contactPersons }, (_, place) => place);

/** Contact persons of a key story, each with a moment of its own in the contact area (MOMENT-31). */
export async function saveContacts(
  db: EntityManager,
  id: string,
  { linked_contact_persons }: Pick<StoryDraft, 'linked_contact_persons'>,
): Promise<void> {
  // A link keeps its id for as long as the story names the person: a merge finds it again by that.
  const stored = await db.query<{ id: string; contact_person_id: string }[]>(
    'SELECT id, contact_person_id FROM person_story_contact WHERE story_id = $1',
    [id],
  );
  const ids = new Map(stored.map((row) => [row.contact_person_id, row.id]));
  await db.query('DELETE FROM person_story_contact WHERE story_id = $1', [id]);
  for (const [position, { person, title }] of linked_contact_persons.entries()) {
    await db.query(
      'INSERT INTO person_story_contact (id, story_id, contact_person_id, title, position) VALUES ($1, $2, $3, $4, $5)',
      [ids.get(person) ?? uuidv7(), id, person, title, position],
    );
  }
  await settleMoments(db, [id]);
}

/**
 * Holds the contact persons of a story, and those that it shall name, before the story is held: a merge of them has these
 * first too, and then the stories that name them.
 */
export async function holdContacts(
  db: EntityManager,
  { id, linked_contact_persons = [] }: PersonStoryInput,
): Promise<void> {
  const stored = await db.query<{ person: string }[]>(
    'SELECT contact_person_id AS person FROM person_story_contact WHERE story_id = $1',
    [id ?? null],
  );
  const named = new Set([...stored, ...(linked_contact_persons ?? [])].map(({ person }) => person));
  for (const person of [...named].sort()) await holdContactPerson(db, person);
}

/** Every contact person whom a story names has one moment of it, and nobody else has. */
async function settleMoments(db: EntityManager, stories: readonly string[]): Promise<void> {
  await db.query(
    `DELETE FROM contact_person_event e WHERE e.story_id = ANY($1) AND NOT EXISTS (
       SELECT FROM person_story_contact c WHERE c.story_id = e.story_id AND c.contact_person_id = e.contact_person_id)`,
    [stories],
  );
  const missing = await db.query<{ story_id: string; contact_person_id: string }[]>(
    `SELECT c.story_id, c.contact_person_id FROM person_story_contact c
     WHERE c.story_id = ANY($1) AND NOT EXISTS (
       SELECT FROM contact_person_event e WHERE e.story_id = c.story_id AND e.contact_person_id = c.contact_person_id)
     ORDER BY c.story_id, c.position`,
    [stories],
  );
  for (const { story_id, contact_person_id } of missing) {
    await db.query(
      `INSERT INTO contact_person_event (id, type, contact_person_id, contact_method, story_id)
       VALUES ($1, 'key_story', $2, 'visit', $3) ON CONFLICT DO NOTHING`,
      [uuidv7(), contact_person_id, story_id],
    );
  }
}

interface JoinedContact extends JoinedRow {
  /** The link that went, as it was. */
  readonly gone: { readonly id: string; readonly title: string; readonly position: number };
  /** The contact person who was merged. */
  readonly from: string;
  /** What the link that stayed was called before, and since. */
  readonly before: string;
  readonly after: string;
}

/** Of two contact persons of a story who become one the story keeps one, called as before, or as the other where it said nothing. */
const joinContacts: RowJoin = {
  join: async (db, { moved, from }) => {
    const rows = await db.query<
      { id: string; story_id: string; title: string; position: number; into: string; before: string }[]
    >(
      `SELECT r.id, r.story_id, r.title, r.position, other.id AS into, other.title AS before
       FROM person_story_contact r JOIN person_story_contact other
         ON other.story_id = r.story_id AND other.contact_person_id = r.contact_person_id AND other.id <> r.id
       WHERE r.id = ANY($1)`,
      [moved],
    );
    const joined: JoinedContact[] = [];
    for (const { id, story_id, title, position, into, before } of rows) {
      const after = before || title;
      await db.query('DELETE FROM person_story_contact WHERE id = $1', [id]);
      await db.query('UPDATE person_story_contact SET title = $2 WHERE id = $1', [into, after]);
      joined.push({ owner_id: story_id, gone: { id, title, position }, from, before, after });
    }
    return joined;
  },
  part: async (db, joined, kept) => {
    const back: string[] = [];
    for (const { owner_id, gone, from, before, after } of joined as readonly JoinedContact[]) {
      const links = await db.query<{ id: string; contact_person_id: string; title: string; position: number }[]>(
        'SELECT id, contact_person_id, title, position FROM person_story_contact WHERE story_id = $1',
        [owner_id],
      );
      const into = links.find(({ contact_person_id }) => contact_person_id === kept);
      const free = [gone.position, ...places].find((place) => links.every(({ position }) => position !== place));
      // What was taken away since was taken away for both; and a story may name three others by now.
      if (!into || free === undefined) continue;
      if (into.title === after) {
        await db.query('UPDATE person_story_contact SET title = $2 WHERE id = $1', [into.id, before]);
      }
      await db.query(
        'INSERT INTO person_story_contact (id, story_id, contact_person_id, title, position) VALUES ($1, $2, $3, $4, $5)',
        [gone.id, owner_id, from, gone.title, free],
      );
      back.push(gone.id);
    }
    return back;
  },
};

/** The contact persons whom key stories name. */
export const storyContactReference: RecordReference = {
  ...{ to: 'contact_person', table: 'person_story_contact', column: 'contact_person_id' },
  ...{ refusal: 'REFERENCED_BY_PERSON_STORY', owner: { type: 'person_story', column: 'story_id' } },
  trail: 'owner',
  sameRows: joinContacts,
  // A moment goes along with its link; of two for one person one stays.
  settle: async (db, { owners, from, to }) => {
    await db.query(
      `UPDATE contact_person_event e SET contact_person_id = $3
       WHERE e.story_id = ANY($1) AND e.contact_person_id = $2 AND NOT EXISTS (
         SELECT FROM person_story_contact c WHERE c.story_id = e.story_id AND c.contact_person_id = $2)
         AND NOT EXISTS (
         SELECT FROM contact_person_event own WHERE own.story_id = e.story_id AND own.contact_person_id = $3)`,
      [owners, from, to],
    );
    await settleMoments(db, owners);
  },
};
