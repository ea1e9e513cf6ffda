import type { Locale } from '@headstock/contracts/locale';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { renderRoutes } from '@headstock/testing/render-routes';
import { createRoutes } from '#mfe-admin/routes/index.ts';

/** Opens a page of the back office over an API that answers from a table; with `grants` for a member of staff who has these alone. */
export function openAdmin(path: string, answers: Answers, locale: Locale = 'en', grants?: readonly string[]) {
  const routes = [
    { path: '/', element: <p>The shop</p> },
    {
      errorElement: <p>The boundary around the remote</p>,
      hydrateFallbackElement: <p />,
      children: createRoutes({ locale }),
    },
  ];
  return renderRoutes({ routes, path, answers, locale, account: grants && { isAdmin: true, grants } });
}
