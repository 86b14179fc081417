import { type ComponentType, lazy, Suspense } from 'react';

/**
 * What an area draws on the pages of an area below it: fetched when a page first shows it, while the rest of the page is
 * there already.
 */
export function slot<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
