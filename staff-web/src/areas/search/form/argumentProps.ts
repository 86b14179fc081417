import type { FunctionArgument } from '@salient/shared/areas/functions/functionDefinition.ts';
import type { Narrowing } from '@salient/shared/areas/functions/query/useSuggestions.ts';
import { codeOf, type FieldErrors } from '@salient/shared/lib/contract/validation.ts';

export interface ArgumentProps {
  /** Where the argument stands in a call, which names it in errors: `surname`, `events.0.inputs.place`. */
  readonly path: string;
  readonly label: string;
  readonly argument: FunctionArgument;
  readonly errors: FieldErrors;
  /** In the shape that the kind has in a query; undefined filters nothing. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly narrowing?: Narrowing;
}

/** What the server refused of the field at `path`, as codes. */
export const codesAt = (errors: FieldErrors, path: string): readonly string[] => (errors[path] ?? []).map(codeOf);
