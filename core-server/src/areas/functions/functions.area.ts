import { defineArea } from '../../lib/area/Area.ts';
import * as csvHandlers from './csv/csvHandlers.ts';
import * as findPersonAdvanced from './findPersonAdvanced.ts';
import * as functionHandlers from './functionHandlers.ts';

export const functionsArea = defineArea({
  name: 'functions',
  handlers: [functionHandlers, findPersonAdvanced, csvHandlers],
});
