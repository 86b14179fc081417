import { useLocation, useSearchParams } from 'react-router-dom';

/** The tab that is open, as the address says it, so that a link or Back leads to the same part (A8). */
export function useActiveTab<Key extends string>(keys: readonly [Key, ...Key[]]) {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const named = address.get('tab');
  const active = keys.find((key) => key === named) ?? keys[0];
  /** @param alone forgets what the address says of the state of the tab before. */
  const open = (key: Key, { alone = false } = {}) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(alone ? '' : before);
        if (key === keys[0]) next.delete('tab');
        else next.set('tab', key);
        return next;
      },
      // Where the page leads back to stays known.
      { replace: true, preventScrollReset: true, state },
    );
  return [active, open] as const;
}
