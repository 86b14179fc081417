import { useRouteError } from 'react-router-dom';
import { FailedPage } from './FailedPage.tsx';

/** What stands in the frame when a page could not be drawn, or its part of the build not fetched. */
export function RouteFailed() {
  return <FailedPage error={useRouteError()} />;
}
