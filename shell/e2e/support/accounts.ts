import { demoAccount, type DemoRole } from '@headstock/testing/demo-account';
import type { Page } from '@playwright/test';
import { journeyShop } from './journey-shop.ts';
import { expect } from './test.ts';

const SIGN_IN = `mutation SessionCreate($email: String!, $password: String!) {
  sessionCreate(email: $email, password: $password) { success }
}`;

/** Signs the page's browser in as one of the demo accounts, by the API alone; `account.spec.ts` does it with the dialog. */
export async function signIn(page: Page, role: DemoRole): Promise<void> {
  const { email, password } = demoAccount(role);
  await page.request.get('/shop');
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrf-token')?.value ?? '';
  const response = await page.request.post('/graphql', {
    headers: { 'csrf-token': token, origin: journeyShop().origin },
    data: { operationName: 'SessionCreate', query: SIGN_IN, variables: { email, password } },
  });
  expect(await response.json()).toEqual({ data: { sessionCreate: { success: true } } });
}
