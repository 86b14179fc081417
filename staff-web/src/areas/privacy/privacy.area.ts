import { defineArea } from '../../lib/area/Area.ts';

export const privacyArea = defineArea({
  name: 'privacy',
});
