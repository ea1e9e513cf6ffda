import type { Locale } from '@headstock/contracts/locale';
import type { SessionAccount } from '@headstock/contracts/session';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { renderRoutes } from '@headstock/testing/render-routes';
import { screen } from '@testing-library/react';
import { createRoutes } from '#mfe-account/routes/index.ts';

/** Opens a page of the account as somebody who is signed in; the API answers from a table. Waits for its heading. */
export async function renderAccount(
  path: string,
  answers: Answers,
  account: Partial<SessionAccount> = {},
  locale: Locale = 'en',
) {
  const routes = [{ hydrateFallbackElement: <p />, children: createRoutes({ locale }) }];
  const page = renderRoutes({ routes, path, answers, account, locale });
  await screen.findByRole('heading', { level: 1 });
  // What the layout asks for on every page is no matter of a page's test.
  const requests = () => page.requests().filter(([name]) => name !== 'AccountDeletionState');
  return { ...page, requests };
}
