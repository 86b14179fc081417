import { waitingStatuses } from '@salient/shared/areas/places/placeHealing.ts';
import { resolutionStatuses } from '@salient/shared/areas/places/placeTypes.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { RowAction } from '../../../lib/functions/CallableFunction.ts';
import { reportFunction } from '../../../lib/functions/SqlReport.ts';
import { callWithin } from '../../../lib/rpc/callWithin.ts';
import { RpcFailure } from '../../../lib/rpc/RpcFailure.ts';
import { handleUpdatePlace } from '../changePlace.ts';
import { LookupMemory } from '../healing/LookupMemory.ts';
import { lookUpPlace } from '../healing/lookUpPlace.ts';
import { settlePlaces } from '../healing/settlePlaces.ts';
import { PlaceEntity } from '../PlaceEntity.ts';
import { narrowedPlaces, ofPlaces, placeColumns, placeNarrowing } from './placeColumns.ts';

/** A status that staff may give by hand: `found` is what a look-up says, with the position that it found. */
const settable = ['unresolved', 'not_found', 'ambiguous', 'custom'] as const;

const missing = (id: string) => new RpcFailure(commonErrors.notFound, { entity: 'place', id });

/** Sets a status as the form of the place does. */
const setStatus =
  (status: (typeof settable)[number]): RowAction =>
  (_, id) =>
  async (within) => {
    const place = await within.db.findOneBy(PlaceEntity, { id });
    if (!place) throw missing(id);
    return callWithin(handleUpdatePlace, within, { place: { id, version: place.version, resolution_status: status } });
  };

/**
 * Looks a place up that waits for it, as the look-up of all places does: what is sure is filled in, and the others stand in the
 * queue of places with what was found.
 */
const lookup: RowAction = async ({ db, services }, id) => {
  const read = await db.findOneBy(PlaceEntity, { id });
  if (!read) throw missing(id);
  if (!waitingStatuses.some((status) => status === read.resolution_status)) {
    throw new RpcFailure(commonErrors.invalidData, { none: ['none: INVALID_STATUS_OPTION'] });
  }
  const sure = await lookUpPlace({ ...services, dataSource: db.connection }, read, new LookupMemory());
  return async (within) => {
    const [outcome] = await settlePlaces(within, [{ read, sure }]);
    if (outcome === 'left_alone') throw new RpcFailure(commonErrors.unavailable, { retryAfterSeconds: 60 });
  };
};

const statusActions = settable.map((status) => [`set_${status}`, setStatus(status)] as const);

/** Places by how far their look-up is (FUNC-15). */
export const placesByStatus = reportFunction({
  definition: {
    ...ofPlaces,
    name: 'PlacesByStatus',
    actions: [
      { name: 'lookup', effect: 'change' },
      ...statusActions.map(([name]) => ({ name, effect: 'change' as const })),
    ],
    arguments: [{ name: 'status', kind: 'select', options: ['all', ...resolutionStatuses] }, ...placeNarrowing],
  },
  columns: placeColumns,
  from: (asked) => {
    const status = asked.args.choice('status');
    return `FROM place p WHERE ${narrowedPlaces(asked)}
      ${status === 'all' ? '' : `AND p.resolution_status = ${asked.add(status)}`}`;
  },
  id: 'p.id',
  order: 'p.sort_name',
  actions: { lookup, ...Object.fromEntries(statusActions) },
});
