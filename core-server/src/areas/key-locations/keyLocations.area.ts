import { defineArea } from '../../lib/area/Area.ts';
import * as changeKeyLocation from './changeKeyLocation.ts';
import * as changeKeyWalk from './changeKeyWalk.ts';
import * as getPublicKeyLocation from './getPublicKeyLocation.ts';
import { KeyLocationEntity } from './KeyLocationEntity.ts';
import { KeyWalkEntity } from './KeyWalkEntity.ts';
import { KeyWalkStopEntity } from './KeyWalkStopEntity.ts';
import { keyLocationAddresses } from './keyLocationAddresses.ts';
import { keyLocationAttachments } from './keyLocationAttachments.ts';
import { keyLocationHistoryArea } from './keyLocationHistoryArea.ts';
import { keyWalkHistoryArea } from './keyWalkHistoryArea.ts';
import * as getKeyLocationQr from './qr/getKeyLocationQr.ts';
import * as readKeyLocations from './readKeyLocations.ts';

export const keyLocationsArea = defineArea({
  name: 'key-locations',
  entities: [KeyLocationEntity, KeyWalkEntity, KeyWalkStopEntity],
  handlers: [changeKeyLocation, changeKeyWalk, getPublicKeyLocation, getKeyLocationQr, readKeyLocations],
  constraints: {
    key_location_number_unique: ['number', 'DATA_ALREADY_EXISTS'],
    key_walk_stop_key_fkey: ['none', 'KEY_LOCATION_ON_WALK'],
  },
  history: { key_location: keyLocationHistoryArea, key_walk: keyWalkHistoryArea },
  attachments: keyLocationAttachments,
  addresses: keyLocationAddresses,
});
