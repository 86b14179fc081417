// What makes the lists of methods and texts known to the types of `lib`: each program's tsconfig.json includes this file.
import type {} from '../lib/contract/methodRegister.ts';
import type {} from '../lib/i18n/texts.ts';
import type {} from './methods.ts';
import type {} from './texts.ts';
