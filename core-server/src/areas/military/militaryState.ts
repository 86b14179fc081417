import { type EntityManager, In } from 'typeorm';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import type { PresentState } from '../../lib/changes/HistoryArea.ts';
import { periodInDigits } from '../../lib/changes/periodInDigits.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { placeNaming } from '../places/placeNaming.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { loadHistory, militaryNamesOf, type StoredHistory } from './militaryDraft.ts';
import { militaryEntityNaming } from './militaryEntityNaming.ts';

/** An event of a history as the trail keeps it: with the words by which it is shown, which mean the same in any language. */
export type KeptHistory = StoredHistory & { readonly title: string };

/** Everything that the trail keeps of an entity; null when it is gone. */
export async function militaryState(db: EntityManager, id: string): Promise<PresentState | null> {
  const stored = await db.findOneBy(MilitaryEntityEntity, { id });
  if (!stored) return null;
  const history = await withTitles(db, await loadHistory(db, id));
  return { version: stored.version, fields: { ...militaryNamesOf(stored), history } };
}

async function withTitles(db: EntityManager, history: readonly StoredHistory[]): Promise<KeptHistory[]> {
  const entities = await db.findBy(MilitaryEntityEntity, {
    id: In(history.flatMap(({ entity_id }) => entity_id ?? [])),
  });
  const places = await db.findBy(PlaceEntity, { id: In(history.flatMap(({ place_id }) => place_id ?? [])) });
  const nameOf = ({ entity_id, place_id, army, topo }: StoredHistory) => {
    const entity = entities.find(({ id }) => id === entity_id);
    const place = places.find(({ id }) => id === place_id);
    const words = [
      entity && militaryEntityNaming.nameOf({ ...entity }),
      entity ? '' : army,
      place && placeNaming.nameOf({ ...place }),
      topo,
    ];
    return words.filter(Boolean).join(', ');
  };
  return history.map((event) => ({ ...event, title: `${periodInDigits(event)} ${nameOf(event)}`.trim() }));
}

/** What a client can send of a history that the trail kept. */
export const withoutTitles = (kept: unknown): StoredHistory[] =>
  ((kept ?? []) as KeptHistory[]).map(({ title: _title, ...event }) => event);

/** Fields that the trail kept, in the form in which a client sends them. */
export const inputOfKept = ({ history, ...names }: Fields): Fields => ({
  ...names,
  ...(history === undefined ? {} : { history: withoutTitles(history) }),
});
