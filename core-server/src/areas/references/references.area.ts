import { defineArea } from '../../lib/area/Area.ts';
import * as searchReferences from './searchReferences.ts';

export const referencesArea = defineArea({ name: 'references', handlers: [searchReferences] });
