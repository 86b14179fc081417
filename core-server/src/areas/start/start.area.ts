import { defineArea } from '../../lib/area/Area.ts';
import * as getStartPage from './getStartPage.ts';

export const startArea = defineArea({
  name: 'start',
  handlers: [getStartPage],
});
