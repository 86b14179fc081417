import type { PlaceType, ResolutionStatus } from '@salient/shared/areas/places/placeTypes.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';

export type NamesByLanguage = Record<Language, string>;

/** A place as its table tells it. */
export interface TabledPlace {
  /** How other tables call it: the Dutch name, with `#` and a word behind it where two places share that name. */
  readonly key: string;
  readonly type: PlaceType;
  readonly country: string;
  /** Keys into `areas`; empty when the table names none. */
  readonly area1: string;
  readonly area2: string;
  /** Key of the locality that a smaller place belongs to. */
  readonly within: string;
  readonly names: NamesByLanguage;
  /** Spellings of the war years and nicknames. */
  readonly alternatives: readonly string[];
  /** Latitude and longitude in degrees; null for a place that nobody has found yet. */
  readonly position: readonly [lat: number, lon: number] | null;
  readonly status: ResolutionStatus;
}

export interface TableHead {
  readonly country: string;
  readonly area1?: string;
  readonly area2?: string;
  readonly within?: string;
  readonly type?: PlaceType;
  readonly status?: ResolutionStatus;
}

/** `Dutch | English | French | German`, a blank meaning "as in Dutch". */
export function readNames(columns: readonly string[]): NamesByLanguage {
  const nl = (columns[0] ?? '').trim();
  return Object.fromEntries(
    languages.map((language, index) => [language, (columns[index] ?? '').trim() || nl]),
  ) as NamesByLanguage;
}

/**
 * Reads a table with one place a line: `Dutch | English | French | German | latitude longitude | other spellings, with
 * commas | status`. Columns at the end may be left out; the status is `found` unless the head or the line says otherwise.
 */
export function placeTable(head: TableHead, table: string): TabledPlace[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [key = '', en, fr, de, position = '', alternatives = '', status = ''] = line
        .split('|')
        .map((column) => column.trim());
      const numbers = position === '' ? [] : position.split(' ').map(Number);
      if (numbers.length !== 0 && (numbers.length !== 2 || numbers.some(Number.isNaN))) {
        throw new Error(`"${line.trim()}" has no position of the form "latitude longitude"`);
      }
      return {
        key,
        type: head.type ?? 'locality',
        country: head.country,
        area1: head.area1 ?? '',
        area2: head.area2 ?? '',
        within: head.within ?? '',
        names: readNames([key.replace(/#.*/, ''), en ?? '', fr ?? '', de ?? '']),
        alternatives: alternatives === '' ? [] : alternatives.split(',').map((name) => name.trim()),
        position: numbers.length === 2 ? [numbers[0] as number, numbers[1] as number] : null,
        status: (status || head.status || 'found') as ResolutionStatus,
      };
    });
}
