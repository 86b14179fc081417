import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * State that a screen finds again when somebody comes back to it, and no other screen does. It is kept where the answers of
 * the server are, which the end of a visit clears.
 */
export function useKeptState<State>(name: string, first: State): [State, (next: State) => void] {
  const queries = useQueryClient();
  const { key } = useLocation();
  const [state, setState] = useState(() => queries.getQueryData<State>(['kept', name, key]) ?? first);
  const change = useCallback(
    (next: State) => {
      setState(next);
      queries.setQueryData<State>(['kept', name, key], next);
    },
    [queries, name, key],
  );
  return [state, change];
}
