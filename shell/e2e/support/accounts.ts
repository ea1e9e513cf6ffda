import type { DemoRole } from '@headstock/testing/demo-account';
import { queryApi, signInAs } from '@headstock/testing/query-api';
import type { Page } from '@playwright/test';
import { journeyShop } from './journey-shop.ts';

/** Signs the page's browser in as one of the demo accounts, by the API alone; `account.spec.ts` does it with the dialog. */
export const signIn = (page: Page, role: DemoRole): Promise<void> =>
  signInAs(role, page.context(), journeyShop().origin);

/** What the shop's API answers in the name of whoever uses the page's browser. */
export const ask = <Data>(
  page: Page,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> => queryApi(page.context(), journeyShop().origin, query, variables);
