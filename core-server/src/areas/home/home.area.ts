import { defineArea } from '../../lib/area/Area.ts';
import * as getHome from './getHome.ts';

export const homeArea = defineArea({ name: 'home', handlers: [getHome] });
