import { defineArea } from '../../lib/area/Area.ts';
import * as openShortAddress from './openShortAddress.ts';

export const shortAddressesArea = defineArea({
  name: 'short-addresses',
  handlers: [openShortAddress],
});
