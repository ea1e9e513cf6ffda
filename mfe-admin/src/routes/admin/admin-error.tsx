import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ForbiddenPage } from './forbidden-page.tsx';

/** Says that the API refused the page (403). Throws every other error again, for the shell's boundary around the remote. */
export function ErrorBoundary(): ReactNode {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 403) throw error;
  return <ForbiddenPage />;
}
