import { placeNamesSchema } from '@salient/shared/areas/places/place.ts';
import type { MappingOf } from '../mapping/mappingSchema.ts';
import { error } from '../values/problem.ts';
import type { Scope } from '../values/Scope.ts';
import type { Build } from './bindRows.ts';
import { compilePlace, namesOfPlaces } from './compilePlace.ts';
import type { PlaceRecord } from './records.ts';

const longestName = placeNamesSchema.shape.name.maxLength ?? 200;

/** One row to one place. */
export function compilePlaces(mapping: MappingOf<'places'>, scope: Scope): Build<PlaceRecord> {
  const place = compilePlace(mapping.place, scope, 'place', mapping.language);
  const column = place.columns.join(', ');
  return (row) => {
    const said = place.read(row);
    const names = said ? namesOfPlaces(said.names) : {};
    const draft = said && Object.keys(names).length > 0 ? { ...said, names } : null;
    if (!draft) row.report(error('DATA_REQUIRED', column, 'the place has no name'));
    const texts = draft ? [...Object.values(draft.names), ...draft.alternative_names] : [];
    if (texts.some((text) => text.length > longestName))
      row.report(error('INVALID_LENGTH', column, 'a name of the place is too long'));
    // A row that is rejected is never written: what it lacks need not be there.
    return { kind: 'places', place: { ...(draft as PlaceRecord['place']) } };
  };
}
