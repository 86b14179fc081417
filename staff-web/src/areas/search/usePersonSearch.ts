import { findPersonAdvancedInternal as definition } from '@salient/shared/areas/functions/personFunctions.ts';
import { type FunctionForm, useFunctionForm } from './useFunctionForm.ts';

export type PersonSearch = FunctionForm;

/** The advanced search of staff, whose results are a part of the page (ADVSEARCH-01 to -04). */
export const usePersonSearch = (): PersonSearch =>
  useFunctionForm(definition, { kept: ['via'], executed: ['tab', 'results'] });
