import { type PageCode, pageCodes, staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { RouteFailed } from '../../lib/page/RouteFailed.tsx';
import { NoFrameLayout } from '../layout/NoFrameLayout.tsx';
import { RegularLayout } from '../layout/RegularLayout.tsx';
import { Root } from '../Root.tsx';
import { Guarded } from './Guarded.tsx';
import { screens } from './screens.ts';

/** Pages without the frame (SHELL-16). */
const withoutFrame: ReadonlySet<PageCode> = new Set(['login', 'request_reset', 'reset', 'activate']);

function routesOf(isOurs: (code: PageCode) => boolean): RouteObject[] {
  return [...screens]
    .filter(([code]) => isOurs(code))
    .map(([code, screen]) => ({
      path: staffPages[code].path,
      element: <Guarded code={code} screen={screen} />,
      errorElement: <RouteFailed />,
    }));
}

/** Addresses of the documents whose page is still to come: what stands there must not be taken for the id of a record. */
const undrawn: RouteObject[] = pageCodes
  .filter((code) => !screens.has(code))
  .map((code) => ({ path: staffPages[code].path, element: <NotFoundPage /> }));

export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      children: [
        { element: <NoFrameLayout />, children: routesOf((code) => withoutFrame.has(code)) },
        {
          element: <RegularLayout />,
          children: [
            ...routesOf((code) => !withoutFrame.has(code)),
            ...undrawn,
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ]);
