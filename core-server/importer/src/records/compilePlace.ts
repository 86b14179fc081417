import { type PlaceType, placeTypes } from '@salient/shared/areas/places/placeTypes.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';
import type { Expression } from '../mapping/expressionSchema.ts';
import type { PerLanguage, PlaceReferenceSpec } from '../mapping/placeSchema.ts';
import { isObject } from '../mapping/schemaTools.ts';
import { compileCondition, compileExpression } from '../values/compileExpression.ts';
import { error, quote, warning } from '../values/problem.ts';
import { type RowContext, textOf, type Value } from '../values/RowContext.ts';
import { readCountry } from '../values/readCountry.ts';
import { remembered } from '../values/remembered.ts';
import type { Scope } from '../values/Scope.ts';
import type { MeantNames } from './MeantNames.ts';
import type { Names, PlaceDraft, WantedPlace } from './records.ts';
import { saysNoPlace } from './saysNoPlace.ts';

type PlaceSpec = Pick<
  PlaceReferenceSpec,
  | 'name'
  | 'alternative_names'
  | 'type'
  | 'country'
  | 'country_guess'
  | 'area1'
  | 'area2'
  | 'locality'
  | 'sublocality'
  | 'lat'
  | 'lon'
>;

interface Field<T> {
  readonly columns: readonly string[];
  read(row: RowContext): T;
}

/** Names of a place in the languages of the mapping; `languageOf` is the mapping's own, for texts given without one. */
export function compileNames(
  spec: PerLanguage | undefined,
  scope: Scope,
  path: string,
  language: Language,
): Field<Names> {
  if (spec === undefined) return { columns: [], read: () => ({}) };
  const byLanguage: [Language, Value][] =
    isObject(spec) && languages.some((code) => code in spec)
      ? languages.flatMap((code): [Language, Value][] => {
          const own = (spec as Partial<Record<Language, Expression>>)[code];
          return own === undefined ? [] : [[code, compileExpression(own, scope, `${path}.${code}`)]];
        })
      : [[language, compileExpression(spec as Expression, scope, path)]];
  return {
    columns: [...new Set(byLanguage.flatMap(([, value]) => value.columns))],
    read: (row) => {
      const names: Names = {};
      for (const [code, value] of byLanguage) {
        const text = textOf(value.read(row));
        if (text !== '') names[code] = text;
      }
      return names;
    },
  };
}

/** Null when the row names no place. */
export function compilePlace(
  spec: PlaceSpec,
  scope: Scope,
  path: string,
  language: Language,
): Field<PlaceDraft | null> {
  const names = compileNames(spec.name, scope, `${path}.name`, language);
  const area = (key: 'area1' | 'area2' | 'locality' | 'sublocality') =>
    compileNames(spec[key], scope, `${path}.${key}`, language);
  const [area1, area2, locality, sublocality] = [area('area1'), area('area2'), area('locality'), area('sublocality')];
  const value = (key: 'alternative_names' | 'type' | 'country' | 'country_guess' | 'lat' | 'lon') =>
    spec[key] === undefined ? null : compileExpression(spec[key], scope, `${path}.${key}`);
  const [alternatives, type] = [value('alternative_names'), value('type')];
  const [country, guess] = [value('country'), value('country_guess')];
  const position = compilePosition(value('lat'), value('lon'));
  return {
    columns: names.columns,
    read: (row) => {
      const own = names.read(row);
      if (Object.keys(own).length === 0) return null;
      const stated = readCountryOf(country, row);
      const guessed = stated.code === null ? readCountryOf(guess, row).code : null;
      return {
        names: own,
        alternative_names: alternatives ? [...new Set(alternatives.read(row))] : [],
        type: readType(type, row),
        country_code: stated.code ?? guessed,
        country_guessed: guessed !== null,
        ...(stated.unknown === '' ? {} : { unknownCountry: stated.unknown }),
        area1: area1.read(row),
        area2: area2.read(row),
        locality: locality.read(row),
        sublocality: sublocality.read(row),
        ...position(row),
      };
    },
  };
}

function readType(type: Value | null, row: RowContext): PlaceType {
  const text = type ? textOf(type.read(row)) : '';
  if (text === '') return 'locality';
  if (isOneOf(placeTypes, text)) return text;
  row.report(error('INVALID_OPTION', type?.columns.join(', ') ?? '', `${quote(text)} is no type of place`));
  return 'unknown';
}

/** `unknown` is what the row says where that is no country of today. */
function readCountryOf(
  country: Value | null,
  row: RowContext,
): { readonly code: string | null; readonly unknown: string } {
  const text = country ? textOf(country.read(row)) : '';
  const code = text === '' ? null : readCountry(text);
  if (code !== null || text === '') return { code, unknown: '' };
  row.report(warning('COUNTRY_UNKNOWN', country?.columns.join(', ') ?? '', `${quote(text)} is no country of today`));
  return { code, unknown: text };
}

/** Decimal degrees, with a decimal comma too; both or neither. */
export function compilePosition(lat: Value | null, lon: Value | null) {
  const column = [...(lat?.columns ?? []), ...(lon?.columns ?? [])].join(', ');
  return (row: RowContext): { readonly lat: number | null; readonly lon: number | null } => {
    const [latText, lonText] = [lat, lon].map((value) => (value ? textOf(value.read(row)).replace(',', '.') : ''));
    if (latText === '' && lonText === '') return { lat: null, lon: null };
    const [latitude, longitude] = [Number(latText || Number.NaN), Number(lonText || Number.NaN)];
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { lat: latitude, lon: longitude };
    row.report(error('INVALID_FORMAT', column, `${quote(`${latText} ${lonText}`)} is no position in decimal degrees`));
    return { lat: null, lon: null };
  };
}

/** Names of a place without those that name none. */
export const namesOfPlaces = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => !saysNoPlace(name)));

/** What names no place is neither looked for nor made, and stays as it is written; somebody may have said what it means. */
function withoutNoPlaces(wanted: WantedPlace): WantedPlace {
  if (wanted.meantFor !== undefined || !Object.values(wanted.names).some(saysNoPlace)) return wanted;
  const names = namesOfPlaces(wanted.names);
  return { ...wanted, names, create: wanted.create && Object.keys(names).length > 0 };
}

const nowhere: readonly WantedPlace[] = [];

/** The places that a reference may mean, in the order in which they are to be tried. */
export function compilePlaceReferences(
  specs: readonly PlaceReferenceSpec[] | undefined,
  scope: Scope,
  path: string,
  meant: MeantNames,
): Field<readonly WantedPlace[]> {
  if (!specs) return { columns: [], read: () => nowhere };
  const [references, cells] = scope.watch(() =>
    specs.map((spec, index) => {
      const own = `${path}[${index}]`;
      const place = compilePlace(spec, scope, own, meant.language);
      const { when, as_written: written } = spec;
      return {
        place,
        when: when === undefined ? null : compileCondition(when, scope, `${own}.when`),
        knownAs: compileKnownAs(spec.known_as, scope, `${own}.known_as`),
        asWritten: written === undefined ? null : compileExpression(written, scope, `${own}.as_written`),
        create: spec.create ?? false,
        column: place.columns.join(', '),
      };
    }),
  );
  return {
    columns: [...new Set(references.flatMap(({ place }) => place.columns))],
    // Lists name the same places over and over.
    read: remembered(cells, (row) =>
      references.flatMap(({ place, when, knownAs, asWritten, create, column }) => {
        if (when && !when.holds(row)) return [];
        const draft = place.read(row);
        if (!draft) return [];
        const written = asWritten ? textOf(asWritten.read(row)) : Object.values(draft.names)[0];
        const wanted = { ...draft, create, knownAs: knownAs(row), asWritten: written ?? '', column };
        return [withoutNoPlaces(meant.place(wanted))];
      }),
    ),
  };
}

export function compileKnownAs(spec: { source: string; key: Expression } | undefined, scope: Scope, path: string) {
  if (!spec) return () => null;
  const key = compileExpression(spec.key, scope, `${path}.key`);
  return (row: RowContext) => {
    const text = textOf(key.read(row));
    return text === '' ? null : { source: spec.source, key: text };
  };
}
