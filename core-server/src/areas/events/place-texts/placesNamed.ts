import { nameInPlaceText } from '@salient/shared/areas/events/placeText.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { likeOfKeys } from '../../../lib/search/likeOfKeys.ts';
import { areSpelledAlike, askedNames } from '../../places/lookup/askedNames.ts';
import { PlaceEntity } from '../../places/PlaceEntity.ts';

/** A person chooses among so many by the keys 1 to 9. */
const mostPlaces = 9;

/** How many places of the museum bear each of some texts as a name, in whatever spelling. */
export async function countPlacesNamed(db: EntityManager, texts: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.query<{ text: string; places: number }[]>(
    `SELECT asked.text, count(*)::integer AS places FROM unnest($1::text[], $2::text[]) AS asked (text, keys)
     JOIN place p ON ${areSpelledAlike('p.name_keys', 'asked.keys')} GROUP BY 1`,
    [texts, texts.map((text) => askedNames([text]).all)],
  );
  return new Map(rows.map(({ text, places }) => [text, places]));
}

/**
 * Places of the museum that a text may name, in whatever spelling: those that bear all of it first, then those that history
 * calls so, or that bear what stands before a comma.
 */
export async function findPlacesNamed(db: EntityManager, text: string): Promise<PlaceEntity[]> {
  const key = normalizeText(text);
  return db
    .createQueryBuilder(PlaceEntity, 'p')
    .addSelect('p.name_keys LIKE :exact', 'bears_all')
    .addSelect(areSpelledAlike('p.name_keys', ':whole'), 'bears_whole')
    .where(areSpelledAlike('p.name_keys', ':all'))
    .setParameters({
      exact: likeOfKeys('complete', key),
      whole: askedNames([key]).all,
      all: askedNames([key, nameInPlaceText(key)]).all,
    })
    .orderBy('bears_all', 'DESC')
    .addOrderBy('bears_whole', 'DESC')
    .addOrderBy('p.sort_name')
    .addOrderBy('p.id')
    .limit(mostPlaces)
    .getMany();
}
