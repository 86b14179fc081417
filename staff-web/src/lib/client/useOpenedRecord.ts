import { type MethodOptions, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf, ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { MethodName, Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useState } from 'react';

/**
 * A record to be edited, as the server has it when the form is opened. What is read again while the form is open does
 * not disturb it: the form learns of other saves when it saves itself.
 */
export function useOpenedRecord<Name extends MethodName>(
  method: Name,
  params: ParamsOf<Methods[Name]>,
  options?: MethodOptions,
) {
  const { data, isFetching, error, refetch } = useMethod(method, params, options);
  const [record, setRecord] = useState<ResultOf<Methods[Name]> | null>(null);
  if (record === null && data !== undefined && !isFetching) setRecord(data as ResultOf<Methods[Name]>);
  return { record, error: record === null ? error : null, refetch };
}
