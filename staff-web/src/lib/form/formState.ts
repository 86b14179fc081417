import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { changedKeys, mergeThreeWays } from './mergeThreeWays.ts';

/** The draft of one record: what it began from, what has been typed, and what is wrong with it. */
export interface FormState<T extends object> {
  /** The saved record, or the empty one of a new record. */
  readonly base: T;
  readonly draft: T;
  readonly errors: FieldErrors;
  readonly saving: boolean;
  /** Counts refusals, so that each one moves the focus to its first field. */
  readonly refusals: number;
}

export type FormAction<T extends object> =
  | { readonly type: 'edited'; readonly field: keyof T & string; readonly value: T[keyof T] }
  | { readonly type: 'mended'; readonly fields: readonly string[] }
  | { readonly type: 'saving' }
  | { readonly type: 'refused'; readonly errors: FieldErrors }
  | { readonly type: 'stopped' }
  /** `sent` is the draft that was saved: what was typed since stays, unsaved. */
  | { readonly type: 'saved'; readonly record: T; readonly sent: T }
  | { readonly type: 'adopted'; readonly record: T }
  /** `draft` was made of `sent`: what was typed since goes before. */
  | { readonly type: 'rebased'; readonly base: T; readonly draft: T; readonly sent: T };

export const startForm = <T extends object>(base: T): FormState<T> => ({
  base,
  draft: base,
  errors: {},
  saving: false,
  refusals: 0,
});

export function formReducer<T extends object>(state: FormState<T>, action: FormAction<T>): FormState<T> {
  switch (action.type) {
    case 'edited':
      return {
        ...state,
        draft: { ...state.draft, [action.field]: action.value },
        errors: withoutField(state.errors, action.field),
      };
    case 'mended':
      return { ...state, errors: action.fields.reduce(withoutField, state.errors) };
    case 'saving':
      return { ...state, saving: true };
    case 'refused':
      return { ...state, saving: false, errors: action.errors, refusals: state.refusals + 1 };
    case 'stopped':
      return { ...state, saving: false };
    case 'saved': {
      const draft = withTyped(state, action.sent, action.record);
      return { ...startForm(action.record), draft, refusals: state.refusals };
    }
    case 'adopted':
      return { ...state, base: action.record, draft: withTyped(state, state.base, action.record) };
    case 'rebased':
      return { ...state, base: action.base, draft: withTyped(state, action.sent, action.draft), errors: {} };
  }
}

/** What became of a draft elsewhere, with what has been typed since it was `former`. */
function withTyped<T extends object>({ base, draft }: FormState<T>, former: T, next: T): T {
  return mergeThreeWays(Object.keys(base) as (keyof T & string)[], former, draft, next).merged;
}

/** What remains to be mended once a field was edited: its own errors and those inside it are gone (VALID-02). */
export function withoutField(errors: FieldErrors, field: string): FieldErrors {
  return Object.fromEntries(
    // What concerns the whole form may have been mended by any field.
    Object.entries(errors).filter(([key]) => key !== field && key !== 'none' && !key.startsWith(`${field}.`)),
  );
}

/** Whether something was typed that is not saved. */
export const isDirty = <T extends object>({ base, draft }: FormState<T>) =>
  changedKeys(Object.keys(base) as (keyof T & string)[], base, draft).length > 0;
