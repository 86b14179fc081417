import { placeTypes, resolutionStatuses } from '@salient/shared/areas/places/placeTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { z } from 'zod';
import { listOf, number, word } from '../data-files/cells.ts';
import { readCsv } from '../data-files/readDataFile.ts';

export type NamesByLanguage = Readonly<Record<Language, string>>;

/** Columns of the names beside the Dutch one; a blank means "as in Dutch". */
export const foreignNames = { en: z.string(), fr: z.string(), de: z.string() };

/** The names of what the tables call `key`: its Dutch name, with `#` and a word behind it where two share that name. */
export function namesOf(key: string, { en, fr, de }: Readonly<Record<'en' | 'fr' | 'de', string>>): NamesByLanguage {
  const nl = key.replace(/#.*/, '');
  return { nl, en: en || nl, fr: fr || nl, de: de || nl };
}

const rowSchema = z
  .strictObject({
    place: word,
    ...foreignNames,
    lat: number,
    lon: number,
    type: z.enum(placeTypes),
    /** Code of the country. */
    country: z.string(),
    /** Keys into the table of areas; blank when the place has none. */
    area1: z.string(),
    area2: z.string(),
    /** Key of the locality that a smaller place belongs to. */
    within: z.string(),
    status: z.enum(resolutionStatuses),
    /** Spellings of the war years and nicknames. */
    alternatives: listOf(';'),
  })
  .refine(({ lat, lon }) => (lat === null) === (lon === null), 'has half a position');

/** A place as its table tells it. */
export interface TabledPlace
  extends Readonly<Omit<z.infer<typeof rowSchema>, 'place' | 'en' | 'fr' | 'de' | 'lat' | 'lon'>> {
  /** How other tables call it. */
  readonly key: string;
  readonly names: NamesByLanguage;
  /** Latitude and longitude in degrees; null for a place that nobody has found yet. */
  readonly position: readonly [lat: number, lon: number] | null;
}

/** Reads a table of places. */
export function readPlaces(file: string): TabledPlace[] {
  return readCsv(file, rowSchema).map(({ place, en, fr, de, lat, lon, ...others }) => ({
    ...others,
    key: place,
    names: namesOf(place, { en, fr, de }),
    position: lat === null || lon === null ? null : [lat, lon],
  }));
}
