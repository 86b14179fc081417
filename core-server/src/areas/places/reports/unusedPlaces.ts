import type { RowAction } from '../../../lib/functions/CallableFunction.ts';
import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { callWithin } from '../../../lib/rpc/callWithin.ts';
import { handleRemovePlace } from '../changePlace.ts';
import { narrowedPlaces, ofPlaces, placeColumns, placeNarrowing } from './placeColumns.ts';

const remove: RowAction = (_, id) => (within) => callWithin(handleRemovePlace, within, { id });

/** Places that no record names, whatever it is (FUNC-15). A new column that names places counts by being declared. */
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
    return `FROM place p WHERE ${[narrowedPlaces(asked), ...unnamed].join(' AND ')}`;
  },
  id: 'p.id',
  order: 'p.sort_name',
  actions: { remove },
});
