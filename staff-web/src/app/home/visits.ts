import { type PageCode, staffPageAt } from '@salient/shared/app/pages/staffPages.ts';
import { mostRecent, type Visit, visitsSchema } from '@salient/shared/areas/home/home.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';

/** Pages that show one record, by their codes. */
const recordPages: Readonly<Partial<Record<PageCode, HistoryType>>> = {
  person: 'person',
  person_edit: 'person',
  place: 'place',
  place_edit: 'place',
  memorial: 'memorial',
  memorial_edit: 'memorial',
  military_entity: 'military_entity',
  military_entity_edit: 'military_entity',
  collection: 'collection',
  collection_edit: 'collection',
  document: 'document',
  document_page: 'document',
  project: 'project',
  contact_person: 'contact_person',
  contact_moment: 'contact_person_event',
  personstory: 'person_story',
  key_location: 'key_location',
};

const keyOf = (userId: string) => `home.visits.${userId}`;

/** The record whose page stands at an address. */
export function recordAt(path: string): Pick<Visit, 'type' | 'id'> | null {
  const code = staffPageAt(path);
  const type = code && recordPages[code];
  const id = path.split('/').find(isId);
  return type && id ? { type, id: id.toLowerCase() } : null;
}

/** What a user opened last on this device, the newest first: ids alone, so that nobody who finds them learns a name. */
export function readVisits(userId: string): Visit[] {
  try {
    return visitsSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

export function noteVisit(userId: string, { type, id }: Pick<Visit, 'type' | 'id'>, now: Date): void {
  const others = readVisits(userId).filter((visit) => visit.type !== type || visit.id !== id);
  const visits = [{ type, id, at: now.toISOString() }, ...others].slice(0, mostRecent);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(visits));
  } catch {
    // A full or forbidden store costs the memory, not the page.
  }
}
