import { callArguments, type SearchQuery } from '@salient/shared/areas/functions/query/searchQuery.ts';
import { useEffect } from 'react';
import { type Selection, selectionOf } from '../../lib/list/selection.ts';
import { useServices } from '../../lib/services/services.ts';
import { useStore } from '../../lib/store/Store.ts';

/** Who was chosen among those whom a search finds, whatever page of it they stand on. */
export function useChosenPersons(query: SearchQuery): Selection {
  const { chosenPersons } = useServices();
  const chosen = useStore(chosenPersons);
  const question = JSON.stringify(callArguments(query));
  const isOther = chosen.question !== question;
  useEffect(() => {
    if (isOther) chosenPersons.choose(question, new Map());
  }, [isOther, question, chosenPersons]);
  return selectionOf(isOther ? new Map() : chosen.rows, (rows) => chosenPersons.choose(question, rows));
}
