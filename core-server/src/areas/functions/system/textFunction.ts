import type { FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import { functions as de } from '@salient/shared/areas/functions/texts/functions.de.ts';
import { functions as en } from '@salient/shared/areas/functions/texts/functions.en.ts';
import { functions as fr } from '@salient/shared/areas/functions/texts/functions.fr.ts';
import { functions as nl } from '@salient/shared/areas/functions/texts/functions.nl.ts';
import { createTexts, textsOf } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { ArgumentValues } from '../../../lib/functions/ArgumentValues.ts';
import type { CallableFunction, FunctionCall } from '../../../lib/functions/CallableFunction.ts';
import { reportAccess } from '../../../lib/functions/SqlReport.ts';

const bundles = { nl, en, fr, de } as const;
const textsIn = (language: Language): Translate => textsOf(createTexts(language, { functions: bundles[language] })).t;

/** A function that answers with a text, in the language of the reader. */
export function textFunction(
  about: Pick<FunctionDefinition, 'name' | 'category' | 'arguments'>,
  tell: (call: FunctionCall & { readonly values: ArgumentValues; readonly t: Translate }) => Promise<string>,
): CallableFunction {
  const definition: FunctionDefinition = {
    ...about,
    ...{ access: reportAccess, result: 'text', elementType: 'none', actions: [] },
  };
  return {
    definition,
    sortColumns: [],
    validate: (args) => new ArgumentValues(definition.arguments, args).errors,
    call: (call) =>
      tell({ ...call, values: new ArgumentValues(definition.arguments, call.args), t: textsIn(call.language) }),
  };
}
