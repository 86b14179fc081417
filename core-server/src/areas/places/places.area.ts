import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import * as changePlace from './changePlace.ts';
import { joinContainments } from './containments/joinContainments.ts';
import { PlaceContainmentEntity } from './containments/PlaceContainmentEntity.ts';
import * as findPlaceDoubles from './doubles/findPlaceDoubles.ts';
import * as findNamedPlaces from './findNamedPlaces.ts';
import * as decidePlace from './healing/decidePlace.ts';
import * as findPlaceCandidates from './healing/findPlaceCandidates.ts';
import * as findWaitingPlaces from './healing/findWaitingPlaces.ts';
import { lookUpWaitingPlaces } from './healing/lookUpWaitingPlaces.ts';
import { PlaceDecisionEntity } from './healing/PlaceDecisionEntity.ts';
import { PlaceLookupRunEntity } from './healing/PlaceLookupRunEntity.ts';
import { PlaceSpellingEntity } from './healing/PlaceSpellingEntity.ts';
import * as placeLookupRuns from './healing/placeLookupRuns.ts';
import { GazetteerPlaceEntity } from './lookup/GazetteerPlaceEntity.ts';
import * as lookUpPlaces from './lookup/lookUpPlaces.ts';
import * as mergePlaces from './mergePlaces.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeHistoryArea } from './placeHistoryArea.ts';
import * as readPlaces from './readPlaces.ts';
import { placesByStatus } from './reports/placesByStatus.ts';
import { unusedPlaces } from './reports/unusedPlaces.ts';

export const placesArea = defineArea({
  name: 'places',
  entities: [
    PlaceEntity,
    PlaceContainmentEntity,
    GazetteerPlaceEntity,
    PlaceDecisionEntity,
    PlaceSpellingEntity,
    PlaceLookupRunEntity,
  ],
  handlers: [
    changePlace,
    readPlaces,
    findNamedPlaces,
    mergePlaces,
    findPlaceDoubles,
    lookUpPlaces,
    findWaitingPlaces,
    findPlaceCandidates,
    decidePlace,
    placeLookupRuns,
  ],
  jobs: [
    {
      ...{ name: 'lookUpWaitingPlaces', at: '*/5 * * * * *', isFrequent: true },
      ...{ lock: advisoryLocks.lookUpWaitingPlaces, run: (context) => lookUpWaitingPlaces(context) },
    },
  ],
  constraints: { place_containment_container_fkey: ['none', 'REFERENCED_BY_PLACE'] },
  references: [
    {
      ...{ to: 'place', table: 'place_containment', column: 'container_id' },
      refusal: 'REFERENCED_BY_PLACE',
      owner: { type: 'place', column: 'place_id' },
      trail: 'owner',
      sameRows: joinContainments,
    },
  ],
  history: { place: placeHistoryArea },
  functions: [placesByStatus, unusedPlaces],
});
