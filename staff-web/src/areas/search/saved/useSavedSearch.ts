import { parseQuery } from '@salient/shared/areas/functions/query/queryAddress.ts';
import { isEmptyQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { findPersonAdvancedInternal as definition } from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { savedParam } from '../savedParam.ts';
import type { PersonSearch } from '../usePersonSearch.ts';
import { questionOf } from './savedAddress.ts';

/**
 * The saved search that the address names. An address that names it and asks nothing, as one in a mail does, is given its
 * question once.
 */
export function useSavedSearch({ open }: Pick<PersonSearch, 'open'>) {
  const [address] = useSearchParams();
  const id = address.get(savedParam) ?? '';
  const saved = useMethod('getSavedSearch', { id }, { enabled: id !== '' });
  const filled = useRef('');
  const { data } = saved;
  useEffect(() => {
    if (!data || filled.current === data.id) return;
    filled.current = data.id;
    if (isEmptyQuery(parseQuery(definition, [...address]))) open(questionOf(data));
  }, [data, address, open]);
  return { id, ...saved };
}
