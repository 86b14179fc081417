import { useServices } from '../../lib/services/services.ts';
import { placeQueries } from './form/usePlaceForm.ts';

/** Has everything asked anew that shows something of a place, pickers too. */
export function useRefreshPlaces(): () => Promise<unknown> {
  const { queries } = useServices();
  return () => {
    void queries.invalidateQueries({ queryKey: ['references', 'place'] });
    return Promise.all(placeQueries.map((method) => queries.invalidateQueries({ queryKey: [method] })));
  };
}
