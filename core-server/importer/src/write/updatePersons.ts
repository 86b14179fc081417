import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import { eventKeys } from '@salient/shared/areas/search/eventKeys.ts';
import { personKeys } from '@salient/shared/areas/search/personKeys.ts';
import type pg from 'pg';
import type { PersonRecord } from '../records/records.ts';
import { type Problem, warning } from '../values/problem.ts';
import { type AuditedChange, auditChanges } from './auditRows.ts';
import { eventColumns, personColumns } from './createPersons.ts';
import {
  type ChangedRow,
  copyImportRows,
  type ImportRow,
  keepBefore,
  type RowSource,
  updateImportRows,
} from './importRows.ts';
import { completedLifeEvent, completedPerson, isLifeEvent, isSameEvent, rowOfJoining } from './joinPersons.ts';
import { insertRows, type Row, updateRows } from './jsonRows.ts';
import { newId } from './newIds.ts';
import type { ResolvedEvent } from './resolveEvents.ts';
import { withSourceCells } from './sourceRows.ts';

export interface ChangedPerson {
  readonly record: PersonRecord;
  readonly key: string;
  readonly row: ImportRow;
  readonly events: readonly ResolvedEvent[];
  /** Something that the row names is not known yet. */
  readonly waits: boolean;
  /** The row is new and completes a person who is there. */
  readonly joins?: true;
}

type StoredRow = Row & { readonly id: string; readonly version: number };

/** What a chunk of changed rows becomes, gathered before it is written at once. */
class Changes {
  readonly persons: Row[] = [];
  readonly events: Row[] = [];
  readonly newEvents: Row[] = [];
  readonly goneEvents: string[] = [];
  readonly rows: ChangedRow[] = [];
  readonly before: { id: string; before: unknown; afterVersion: number }[] = [];
  readonly audit: AuditedChange[] = [];
}

const touched = ['version', 'updated_at'];

/**
 * Writes rows that changed since an earlier run: into what the import itself wrote, and only where nobody has changed it
 * since. A person, an event or a removal of staff stays, and is reported as a conflict; the rest of the row is written.
 *
 * @returns keys of the rows that changed anything, and of those with a conflict.
 */
export async function updatePersons(
  client: pg.ClientBase,
  source: RowSource,
  changed: readonly ChangedPerson[],
  report: (record: PersonRecord, problem: Problem) => void,
): Promise<{ readonly updated: Set<string>; readonly conflicts: Set<string> }> {
  const updated = new Set<string>();
  const conflicts = new Set<string>();
  if (changed.length === 0) return { updated, conflicts };
  const { persons, events } = await lockStored(
    client,
    changed.map(({ row }) => row.entity_id),
  );
  const former = new Map(
    (
      await withSourceCells(
        client,
        source,
        changed.map(({ row }) => row),
      )
    ).map((row) => [row.source_key, row]),
  );
  const changes = new Changes();
  const now = new Date().toISOString();
  const joining: ChangedPerson[] = [];
  for (const each of changed) {
    const { record, key, row, events: wanted, waits, joins } = each;
    // A row that says what it said before is only linked: what staff changed since is no conflict with it.
    const isSame = row.row_hash.equals(record.hash);
    const conflict = (code: string, says: string) => {
      if (isSame) return;
      conflicts.add(key);
      report(record, warning(code, '', says));
    };
    const person = persons.get(row.entity_id);
    if (!person) {
      conflict('CONFLICT_REMOVED', 'the person was removed since the import; it is not made again');
      continue;
    }
    const own = events.get(row.entity_id) ?? [];
    const state = new PersonChange(person, own, row, conflict, now);
    state.waitFor(waits);
    if (!isSame) state.setPerson(record);
    for (const event of wanted) state.setEvent(event);
    if (!isSame) state.removeOthers(wanted);
    if (isSame && !state.hasChanges && waits) continue;
    if (state.hasChanges) updated.add(key);
    if (joins) joining.push(each);
    if (state.hasChanges || joins) {
      const formerRow = { ...(former.get(key) ?? row), row_hash: row.row_hash.toString('hex') };
      changes.before.push({
        id: person.id,
        before: { person, events: own, ...(joins ? { joined: { source: source.source, key } } : { row: formerRow }) },
        afterVersion: state.version,
      });
    }
    state.collect(changes);
    const hash = conflicts.has(key) ? null : record.hash;
    changes.rows.push({ key, hash, record, written: state.written });
  }
  await copyImportRows(client, source, joining.map(rowOfJoining));
  await write(client, source, changes);
  return { updated, conflicts };
}

async function lockStored(client: pg.ClientBase, ids: readonly string[]) {
  // As JSON, so that a before-image is what the table holds to the letter.
  const load = (table: string, column: string) =>
    client.query<{ row: StoredRow }>(
      `SELECT to_jsonb(t) AS row FROM ${table} AS t WHERE t.${column} = ANY($1) ORDER BY t.id FOR UPDATE`,
      [ids],
    );
  const persons = new Map((await load('person', 'id')).rows.map(({ row }) => [row.id, row]));
  const events = new Map<string, StoredRow[]>();
  for (const { row } of (await load('person_event', 'person_id')).rows) {
    const personId = row.person_id as string;
    events.set(personId, [...(events.get(personId) ?? []), row]);
  }
  return { persons, events };
}

async function write(client: pg.ClientBase, source: RowSource, changes: Changes): Promise<void> {
  await keepBefore(client, source.batchId, 'person', changes.before);
  if (changes.goneEvents.length > 0)
    await client.query('DELETE FROM person_event WHERE id = ANY($1)', [changes.goneEvents]);
  await updateRows(client, 'person', [...personColumns, ...touched], changes.persons, 'previous');
  await updateRows(client, 'person_event', [...eventColumns, ...touched], changes.events, 'previous');
  await insertRows(client, 'person_event', eventColumns, changes.newEvents);
  await updateImportRows(client, source, changes.rows);
  await auditChanges(client, 'import', changes.audit);
}

const sameFields = (stored: Row, wanted: Row): boolean =>
  Object.entries(wanted).every(([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value));

/** How one person is to change, and what stands in the way. */
class PersonChange {
  readonly written: { v: number; e: Record<string, [string, number]>; w?: true; j?: true };
  #person: Row | null = null;
  readonly #events: Row[] = [];
  readonly #newEvents: Row[] = [];
  readonly #gone: StoredRow[] = [];
  readonly #byId: ReadonlyMap<string, StoredRow>;

  constructor(
    private readonly person: StoredRow,
    private readonly stored: readonly StoredRow[],
    row: ImportRow,
    private readonly conflict: (code: string, says: string) => void,
    private readonly now: string,
  ) {
    this.written = { v: row.written.v ?? 1, e: { ...row.written.e }, ...(row.written.j ? { j: true } : {}) };
    this.#byId = new Map(stored.map((event) => [event.id, event]));
  }

  get hasChanges(): boolean {
    return this.#person !== null || this.#events.length + this.#newEvents.length + this.#gone.length > 0;
  }

  get version(): number {
    return (this.#person?.version as number | undefined) ?? this.person.version;
  }

  /** Whether the next run looks again for what the row names. */
  waitFor(waits: boolean): void {
    if (waits) this.written.w = true;
  }

  setPerson(record: PersonRecord): void {
    // No list says who is left out of the names of the day, or who is alive: that stays as staff decided.
    const { not_for_loop, stated_living_status, living_status_reason } = this.person;
    const decided = { not_for_loop, stated_living_status, living_status_reason };
    const wanted = { ...record.person, ...decided, ...personKeys(record.person) };
    if (this.written.j) {
      this.#completePerson(record);
      return;
    }
    if (sameFields(this.person, wanted)) return;
    if (this.person.version !== this.written.v) {
      this.conflict('CONFLICT_PERSON', 'the person was changed since the import; its own fields stay as they are');
      return;
    }
    const version = this.person.version + 1;
    this.#person = { ...this.person, ...wanted, version, updated_at: this.now };
    this.written.v = version;
  }

  /** Of a person who was there before only what nobody knew is written. */
  #completePerson(record: PersonRecord): void {
    const wanted = completedPerson(this.person, record.person);
    this.written.v = this.person.version;
    if (!wanted) {
      this.conflict('CONFLICT_PERSON', 'what the row adds contradicts what is known of the person');
      return;
    }
    if (sameFields(this.person, wanted)) return;
    this.written.v = this.person.version + 1;
    this.#person = { ...this.person, ...wanted, version: this.written.v, updated_at: this.now };
  }

  /** The birth and the death of a person who was there before are completed; other events are added unless they are there. */
  #joinEvent({ slot, draft }: ResolvedEvent): void {
    const stored = this.stored.find(
      (event) => event.type === draft.type && (isLifeEvent(draft) || isSameEvent(event, draft)),
    );
    if (!stored) {
      if (this.written.e[slot]) return;
      const id = newId();
      this.#newEvents.push({ id, person_id: this.person.id, ...draft, ...eventKeys(draft) });
      this.written.e[slot] = [id, 1];
      return;
    }
    if (!isLifeEvent(draft)) return;
    const wanted = completedLifeEvent(stored, draft, this.#person ?? this.person);
    if (sameFields(stored, wanted)) return;
    const version = stored.version + 1;
    this.#events.push({ ...stored, ...wanted, version, updated_at: this.now });
    this.written.e[slot] = [stored.id, version];
  }

  setEvent(event: ResolvedEvent): void {
    if (this.written.j) {
      this.#joinEvent(event);
      return;
    }
    const { slot, draft } = event;
    const known = this.written.e[slot];
    const wanted = { ...draft, ...eventKeys(draft) };
    if (!known) {
      if (this.#isLifeEventOfStaff(draft)) {
        this.conflict('CONFLICT_EVENT', `the event ${draft.type} was made by somebody else; it stays as it is`);
        return;
      }
      const id = newId();
      this.#newEvents.push({ id, person_id: this.person.id, ...wanted });
      this.written.e[slot] = [id, 1];
      return;
    }
    const [id, version] = known;
    const stored = this.#byId.get(id);
    if (!stored) {
      this.conflict('CONFLICT_EVENT', `the event ${draft.type} was removed since the import; it is not made again`);
    } else if (!sameFields(stored, wanted)) {
      if (stored.version === version) {
        this.#events.push({ ...stored, ...wanted, version: version + 1, updated_at: this.now });
        this.written.e[slot] = [id, version + 1];
      } else this.conflict('CONFLICT_EVENT', `the event ${draft.type} was changed since the import; it stays as it is`);
    }
  }

  /** Events that the row does not give any more go, unless somebody worked on them. */
  removeOthers(wanted: readonly ResolvedEvent[]): void {
    if (this.written.j) return;
    const slots = new Set(wanted.map(({ slot }) => slot));
    for (const [slot, [id, version]] of Object.entries(this.written.e)) {
      if (slots.has(slot)) continue;
      const stored = this.#byId.get(id);
      if (stored && stored.version !== version) {
        this.conflict(
          'CONFLICT_EVENT',
          `the event ${String(stored.type)} is gone from the row, but was changed since; it stays`,
        );
        continue;
      }
      // A victim keeps its death.
      if (slot.startsWith('died:') && (this.#person ?? this.person).war_casualty === true) continue;
      if (stored) this.#gone.push(stored);
      delete this.written.e[slot];
    }
  }

  #isLifeEventOfStaff({ type }: EventDraft): boolean {
    return (type === 'born' || type === 'died') && this.stored.some((event) => event.type === type);
  }

  collect(changes: Changes): void {
    if (this.#person) {
      changes.persons.push(this.#person);
      changes.audit.push({
        entity: 'person',
        id: this.person.id,
        version: this.version,
        before: this.person,
        after: this.#person,
      });
    }
    changes.events.push(...this.#events);
    changes.newEvents.push(...this.#newEvents);
    changes.goneEvents.push(...this.#gone.map(({ id }) => id));
    const event = (id: unknown, version: unknown, before: Row | null, after: Row | null) =>
      changes.audit.push({
        entity: 'person_event',
        id: String(id),
        version: (version as number | null) ?? null,
        before,
        after,
      });
    for (const after of this.#events) event(after.id, after.version, this.#byId.get(String(after.id)) ?? null, after);
    for (const after of this.#newEvents) event(after.id, 1, null, after);
    for (const before of this.#gone) event(before.id, null, before, null);
  }
}
