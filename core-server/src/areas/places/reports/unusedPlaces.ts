import { placeLevels } from '@salient/shared/areas/places/placeTypes.ts';
import type { RowAction } from '../../../lib/functions/CallableFunction.ts';
import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { callWithin } from '../../../lib/rpc/callWithin.ts';
import { handleRemovePlace } from '../changePlace.ts';
import { narrowedPlaces, ofPlaces, placeColumns, placeNarrowing } from './placeColumns.ts';

const remove: RowAction = (_, id) => (within) => callWithin(handleRemovePlace, within, { id });

/**
 * SQL: places that others are said to lie in, by the country of their own or by the name of a municipality or an area. Nothing
 * but the words leads from one to the other. Areas are known by the levels of areas and settlements by those of settlements,
 * so that a hamlet is not kept for a province of its name.
 */
const namedAsArea = `
  SELECT area.id FROM place area JOIN place within ON within.country_code = area.country_code AND within.id <> area.id
  WHERE area.type = 'country'
  UNION
  SELECT area.id FROM place area CROSS JOIN LATERAL jsonb_each(area.languages) AS own
  JOIN (
    SELECT within.id, within.country_code, level.key AS level, lower(level.value) AS name FROM place within
    CROSS JOIN LATERAL jsonb_each(within.languages) AS named CROSS JOIN LATERAL jsonb_each_text(named.value) AS level
    WHERE level.key IN (${placeLevels.map((level) => `'${level}'`).join(', ')}) AND level.value <> ''
  ) AS told ON told.name = lower(own.value->>'name') AND told.id <> area.id
    AND (told.country_code = area.country_code OR told.country_code IS NULL OR area.country_code IS NULL)
    AND CASE WHEN area.type = 'country' THEN told.level = 'country'
      WHEN area.type LIKE 'administrative%' THEN told.level LIKE 'administrative%' ELSE told.level LIKE '%locality' END`;

/**
 * Places that no record needs (FUNC-15): none names them, whatever it is, and no other place is said to lie in them. A new
 * column that names places counts by being declared.
 */
export const unusedPlaces = reportFunction({
  definition: {
    ...ofPlaces,
    name: 'UnusedPlaces',
    actions: [{ name: 'remove', effect: 'remove' }],
    arguments: placeNarrowing,
  },
  columns: placeColumns,
  from: (asked) => {
    const naming = asked.services.references.filter(({ to }) => to === 'place');
    const unnamed = naming.map(
      ({ table, column, where }) =>
        `NOT EXISTS (SELECT FROM ${table} r WHERE r.${column} = p.id${where ? ` AND ${where}` : ''})`,
    );
    return `FROM place p WHERE ${[narrowedPlaces(asked), `p.id NOT IN (${namedAsArea})`, ...unnamed].join(' AND ')}`;
  },
  id: 'p.id',
  order: 'p.sort_name',
  actions: { remove },
});
