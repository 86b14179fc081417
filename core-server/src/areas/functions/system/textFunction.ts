import type { FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { ArgumentValues } from '../../../lib/functions/ArgumentValues.ts';
import type { CallableFunction, FunctionCall } from '../../../lib/functions/CallableFunction.ts';
import { reportAccess } from '../../../lib/functions/SqlReport.ts';
import { functionWords } from '../functionWords.ts';

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
      tell({ ...call, values: new ArgumentValues(definition.arguments, call.args), t: functionWords(call.language) }),
  };
}
