import { listen } from '@headstock/event-bus';
import type { Answers } from '@headstock/testing/fake-graphql-client';
import { renderRoutes } from '@headstock/testing/render-routes';
import { screen } from '@testing-library/react';
import { createRoutes } from '#mfe-account/routes/index.ts';

/** Renders a page of this remote by its path, with a server that answers as given; `authRequests` are the dialogs it asked for. */
export async function openRoute(path: string, answers: Answers = {}) {
  const routes = [{ hydrateFallbackElement: <p>Loading</p>, children: createRoutes({ locale: 'en' }) }];
  const page = renderRoutes({ routes, path, answers });
  const authRequests: unknown[] = [];
  listen(page.store, 'auth/open', (request) => authRequests.push(request));
  await screen.findByRole('heading', { level: 1 });
  return { ...page, authRequests };
}
