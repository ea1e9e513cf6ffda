import { lazy, Suspense, type ReactNode } from 'react';
import type { ErrorPageProps } from './error-page.tsx';
import { UnavailableFallback } from './unavailable-fallback.tsx';

const Loaded = lazy(() =>
  import(/* webpackChunkName: "error-page" */ './error-page.tsx').then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: Unreachable }),
  ),
);

/** Shown when the error page's own code cannot be loaded. */
function Unreachable(): ReactNode {
  return <UnavailableFallback onRetry={() => window.location.reload()} />;
}

/** The error page, loaded on demand: few visitors ever need its code. */
export function LazyErrorPage(props: ErrorPageProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
