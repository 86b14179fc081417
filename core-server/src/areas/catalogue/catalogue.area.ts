import { defineArea } from '../../lib/area/Area.ts';
import * as checkAdlibCode from './checkAdlibCode.ts';
import * as compareWithCatalogue from './compareWithCatalogue.ts';
import * as importCollection from './importCollection.ts';

export const catalogueArea = defineArea({
  name: 'catalogue',
  handlers: [checkAdlibCode, importCollection, compareWithCatalogue],
});
