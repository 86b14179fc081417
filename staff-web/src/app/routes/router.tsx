import { type PageCode, staffPages } from '@salient/shared/pages/staffPages.ts';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { NoFrameLayout } from '../layout/NoFrameLayout.tsx';
import { RegularLayout } from '../layout/RegularLayout.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RouteFailed } from '../pages/RouteFailed.tsx';
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

export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      children: [
        { element: <NoFrameLayout />, children: routesOf((code) => withoutFrame.has(code)) },
        {
          element: <RegularLayout />,
          children: [...routesOf((code) => !withoutFrame.has(code)), { path: '*', element: <NotFoundPage /> }],
        },
      ],
    },
  ]);
