import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { languages } from '@salient/shared/lib/i18n/languages.ts';
import { type EntityManager, In } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { type NamedPlace, namesTaken, othersNamed, spotOf } from './validatePlaceInput.ts';

/** Keeps others from giving a place one of these names at the same spot until the transaction ends (PLACE-34). */
export async function holdPlaceNames(db: EntityManager, drafts: readonly PlaceDraft[]): Promise<void> {
  const spots = drafts.flatMap((draft) =>
    languages.flatMap((language) => {
      const names = draft.languages[language];
      return names?.name ? [`${language} ${spotOf(draft, names)}`] : [];
    }),
  );
  // In one order, so that of two places with several names one waits for the other.
  await db.query(
    `SELECT pg_advisory_xact_lock($1, held.spot)
     FROM (SELECT DISTINCT hashtext(spot) AS spot FROM unnest($2::text[]) AS spot ORDER BY 1) AS held`,
    [advisoryLocks.placeName, spots],
  );
}

/**
 * Holds the names of what two places become.
 *
 * @throws RpcFailure invalidData, as a save would be refused, when a third place bears one of them that neither bore there.
 */
export async function requireMergedNamesFree(
  db: EntityManager,
  merged: PlaceDraft,
  both: readonly NamedPlace[],
): Promise<void> {
  await holdPlaceNames(db, [merged]);
  const taken = await namesTaken(db, merged, both);
  if (!taken.isEmpty) throw new RpcFailure(commonErrors.invalidData, taken.errors);
}

/**
 * Holds the names that places get back when their merge, or what was decided about one of them, is undone.
 *
 * @throws RpcFailure invalidData when another place has got one of them since; two that lists brought may be two again.
 */
export async function requireNamesFree(
  db: EntityManager,
  drafts: readonly PlaceDraft[],
  { ids, since }: { readonly ids: readonly string[]; readonly since: Date },
): Promise<void> {
  await holdPlaceNames(db, drafts);
  const present = await db.findBy(PlaceEntity, { id: In([...ids]) });
  for (const draft of drafts) {
    for (const language of languages) {
      const others = await othersNamed(db, draft, language, present);
      const [taken] = await db.query<unknown[]>(
        `SELECT FROM place p WHERE p.id = ANY($1) AND (p.created_at > $2 OR EXISTS (
           SELECT FROM audit_entry a WHERE a.entity = 'place' AND a.entity_id = p.id AND a.at > $2
             AND a.after ?| ARRAY['languages', 'type', 'country_code'])) LIMIT 1`,
        [others.map(({ id }) => id), since],
      );
      if (taken) throw new RpcFailure(commonErrors.invalidData, { none: ['none: DATA_ALREADY_EXISTS'] });
    }
  }
}
