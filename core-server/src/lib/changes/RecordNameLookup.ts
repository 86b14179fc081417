import { namingFields } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { ShownRecord } from '@salient/shared/lib/history/shownValue.ts';
import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';
import type { EntityManager } from 'typeorm';
import type { Fields } from './ChangeRow.ts';

interface RecordId {
  readonly type: HistoryType;
  readonly id: string;
}

interface KnownRecord {
  readonly fields: Fields;
  /** Whether the record is there now; else `fields` are what its removal kept. */
  readonly exists: boolean;
}

/** The columns that name a record of each kind. The table has the name of the kind; a removed account stays in it. */
const columns: Readonly<Record<HistoryType, string>> = {
  person: 'surname, familyname, gender',
  person_event: 'type',
  place: 'languages',
  memorial: 'name',
  military_entity: 'type, army, division, brigade, corps, regiment, unit, unit_nr',
  project: 'title',
  key_location: 'name',
  person_story: 'first_name, family_name',
  app_user: 'name, account',
  attachment: 'name',
  person_feedback: 'reference',
  kiosk: 'name, number',
  feedback_template: 'name',
  key_walk: 'titles',
};

const isUuid = (id: unknown): id is string => typeof id === 'string' && /^[0-9a-f-]{36}$/.test(id);
const joined = (...words: unknown[]) => words.filter((word) => typeof word === 'string' && word !== '').join(' ');

function nameOf(type: HistoryType, fields: Fields): string | null {
  switch (type) {
    case 'person':
      return joined(fields.surname, fields.familyname) || null;
    case 'person_event':
      return null;
    case 'place': {
      const languages = (fields.languages ?? {}) as Record<string, { name?: string }>;
      const names = Object.fromEntries(Object.entries(languages).map(([language, { name = '' }]) => [language, name]));
      return placeName(names, 'nl') || null;
    }
    case 'military_entity': {
      const own = namingFields[fields.type as keyof typeof namingFields] ?? [];
      return joined(fields.army, ...own.map((field) => fields[field])) || null;
    }
    case 'project':
      return joined(fields.title) || null;
    case 'person_feedback':
      return joined(fields.reference) || null;
    case 'app_user':
      return joined(fields.name) || joined(fields.account) || null;
    case 'person_story':
      return joined(fields.first_name, fields.family_name) || null;
    case 'kiosk':
      return joined(fields.name) || `Kiosk ${fields.number}`;
    case 'key_walk':
      return joined((fields.titles as Partial<LanguageTexts> | undefined)?.nl) || null;
    case 'key_location':
    case 'memorial':
    case 'attachment':
    case 'feedback_template':
      return joined(fields.name) || null;
  }
}

/** Tells the names of records by their ids, also of those that are gone: the trail kept what they were called. */
export class RecordNameLookup {
  readonly #known = new Map<string, KnownRecord>();

  /** Looks up many records with two queries for each kind. */
  static async open(db: EntityManager, records: Iterable<RecordId>): Promise<RecordNameLookup> {
    const book = new RecordNameLookup();
    const idsByType = new Map<HistoryType, Set<string>>();
    for (const { type, id } of records) {
      if (isUuid(id)) idsByType.set(type, (idsByType.get(type) ?? new Set()).add(id));
    }
    for (const [type, ids] of idsByType) await book.#load(db, type, [...ids]);
    return book;
  }

  async #load(db: EntityManager, type: HistoryType, ids: readonly string[]): Promise<void> {
    const living = await db.query<(Fields & { id: string })[]>(
      `SELECT id, ${columns[type]} FROM ${type} WHERE id = ANY($1) ${type === 'app_user' ? 'AND NOT deleted' : ''}`,
      [ids],
    );
    for (const { id, ...fields } of living) this.#known.set(`${type} ${id}`, { fields, exists: true });
    const gone = ids.filter((id) => !this.exists({ type, id }));
    if (gone.length === 0) return;
    const removed = await db.query<{ id: string; before: Fields }[]>(
      `SELECT DISTINCT ON (entity_id) entity_id AS id, before FROM audit_entry
       WHERE entity = $1 AND entity_id = ANY($2) AND after IS NULL AND before IS NOT NULL ORDER BY entity_id, id DESC`,
      [type, gone],
    );
    for (const { id, before } of removed) this.#known.set(`${type} ${id}`, { fields: before, exists: false });
  }

  exists({ type, id }: RecordId): boolean {
    return this.#known.get(`${type} ${id}`)?.exists ?? false;
  }

  gender(id: string): string {
    return String(this.#known.get(`person ${id}`)?.fields.gender ?? 'undefined');
  }

  shown({ type, id }: RecordId): ShownRecord {
    const fields = this.#known.get(`${type} ${id}`)?.fields;
    return {
      type,
      id,
      name: fields ? nameOf(type, fields) : null,
      ...(type === 'person_event' && fields ? { event_type: String(fields.type) } : {}),
    };
  }
}
