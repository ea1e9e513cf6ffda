import type { SessionAccount } from '@headstock/contracts/session';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { renderRoutes } from '@headstock/testing/render-routes';
import { screen } from '@testing-library/react';
import { createRoutes } from '#mfe-account/routes/index.ts';

/** Shows a page of the profile to a signed-in account, over a table of answers; waits for its heading. */
export async function renderProfile(path: string, answers: Answers, account: Partial<SessionAccount> = {}) {
  const errorElement = <h1>Error</h1>;
  const routes = [{ hydrateFallbackElement: <p />, errorElement, children: createRoutes({ locale: 'en' }) }];
  const page = renderRoutes({ routes, path, answers, account });
  await screen.findByRole('heading', { level: 1 });
  return page;
}
