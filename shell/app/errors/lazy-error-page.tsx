import { lazy, Suspense, type ReactNode } from 'react';
import type { ErrorPageProps } from './error-page.tsx';
import { UnavailableFallback } from './unavailable-fallback.tsx';

const Loaded = lazy(() =>
  import(/* webpackChunkName: "error-page" */ './error-page.tsx').then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: Unreachable }),
  ),
);

/** When not even the page of the error can be had. */
function Unreachable(): ReactNode {
  return <UnavailableFallback onRetry={() => window.location.reload()} />;
}

/** The page of an error, whose code few visitors ever need. */
export function LazyErrorPage(props: ErrorPageProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
