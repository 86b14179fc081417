import { defineArea } from '../../lib/area/Area.ts';
import * as namesOfDayHandlers from './namesOfDayHandlers.ts';

export const namesOfDayArea = defineArea({
  name: 'names-of-day',
  handlers: [namesOfDayHandlers],
});
