import type { EventDraft } from '@salient/shared/areas/events/eventDraft.ts';
import { militaryEntityKey } from '@salient/shared/areas/military/militaryEntityKey.ts';
import { militaryEntityKeys } from '@salient/shared/areas/search/nameKeys.ts';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { EntityNames } from '../../records/records.ts';

export type EntityRow = EntityNames & { readonly id: string; readonly name_key: string; readonly sort_name: string };

const noNames = { division: '', brigade: '', regiment: '', corps: '', unit: '', unit_nr: '' } as const;

/** Finds units by their names, and makes those that are missing. */
export class EntityFinder {
  readonly created: EntityRow[] = [];
  readonly #idByKey = new Map<string, string>();

  static async load(client: pg.ClientBase): Promise<EntityFinder> {
    const finder = new EntityFinder();
    const { rows } = await client.query<{ id: string; name_key: string }>('SELECT id, name_key FROM military_entity');
    for (const { id, name_key } of rows) finder.#idByKey.set(name_key, id);
    return finder;
  }

  /** Takes what was made as written. */
  commit(): void {
    this.created.length = 0;
  }

  /** Forgets what was made since the last commit: its transaction was rolled back. */
  rollBack(): void {
    for (const { name_key } of this.created) this.#idByKey.delete(name_key);
    this.created.length = 0;
  }

  /** The units that a military event names (EVENT-40). */
  link(
    draft: EventDraft,
    mode: 'none' | 'link' | 'create',
  ): Pick<EventDraft, 'military_entity_id' | 'military_regiment_id'> {
    const names = {
      army: draft.enlisted_army,
      regiment: draft.enlisted_regt,
      unit: draft.enlisted_unit,
      unit_nr: draft.enlisted_nr,
    };
    const idOf = (type: 'regiment' | 'unit', isNamed: boolean) => {
      if (mode === 'none' || !isNamed) return null;
      const known = this.#idByKey.get(militaryEntityKey(type, names));
      if (known) return known;
      if (mode !== 'create' || names.army === '') return null;
      const own = type === 'regiment' ? { regiment: names.regiment } : names;
      return this.create({ ...noNames, ...own, army: names.army, type });
    };
    return {
      military_regiment_id: idOf('regiment', names.regiment !== ''),
      military_entity_id: idOf('unit', names.unit !== '' || names.unit_nr !== ''),
    };
  }

  idOf(names: EntityNames): string | null {
    return this.#idByKey.get(militaryEntityKey(names.type, names)) ?? null;
  }

  /** Makes a unit known that was written elsewhere. */
  add(id: string, nameKey: string): void {
    this.#idByKey.set(nameKey, id);
  }

  create(names: EntityNames): string {
    const row = { id: uuidv7(), ...names, ...militaryEntityKeys(names) };
    this.created.push(row);
    this.#idByKey.set(row.name_key, row.id);
    return row.id;
  }
}
