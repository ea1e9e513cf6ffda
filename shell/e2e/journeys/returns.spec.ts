import type { Page } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

interface Line {
  readonly id: string;
  readonly returnTerms: { readonly isOpen: boolean } | null;
  readonly returnRequest: { readonly state: string } | null;
}

const PURCHASES = `{ ordersCompleted(first: 20, stage: DELIVERED) { edges { node { lineItems {
  id returnTerms { isOpen } returnRequest { state } } } } } }`;

/** What the demo buyer has received. */
async function receivedLines(page: Page): Promise<Line[]> {
  const { ordersCompleted } = await ask<{
    ordersCompleted: { edges: { node: { lineItems: Line[] } }[] };
  }>(page, PURCHASES);
  return ordersCompleted.edges.flatMap(({ node }) => node.lineItems).filter(({ returnTerms }) => returnTerms !== null);
}

test('a buyer asks to send something back, and keeps it after all', async ({ page, message }) => {
  await signIn(page, 'buyer');
  const line = (await receivedLines(page)).find(({ returnRequest }) => returnRequest === null);
  await page.goto('/profile/buying/purchases');
  await settle(page);
  await page.locator(`a[href="/profile/buying/returns/${line?.id ?? ''}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: message('returns.title') })).toBeVisible();

  const isOpen = line?.returnTerms?.isOpen ?? false;
  const send = page.getByRole('button', { name: message(isOpen ? 'returns.ask.open' : 'returns.ask.over') });
  await send.click();
  await expect(page.getByText(message('returns.reasonMissing'))).toBeVisible();
  await page.getByLabel(message('returns.reason'), { exact: true }).selectOption('NOT_AS_DESCRIBED');
  await expect(page.getByText(message('returns.pays.shop'))).toBeVisible();
  await page.getByLabel(message('returns.note')).fill('The neck is newer than the report says.');
  await send.click();

  const state = page.getByText(message(isOpen ? 'returns.state.APPROVED' : 'returns.state.REQUESTED'), { exact: true });
  await expect(state).toBeVisible();
  await page.getByRole('button', { name: message('returns.withdraw') }).click();
  await page.getByRole('button', { name: message('returns.withdrawYes') }).click();
  await expect(page.getByText(message('returns.state.WITHDRAWN'), { exact: true })).toBeVisible();
});

test.describe('in French', () => {
  test.use({ language: 'fr' });

  test('the page of a return says until when', async ({ page, message }) => {
    await signIn(page, 'buyer');
    // The last one: the journey above sends the first one back meanwhile.
    const line = (await receivedLines(page)).findLast(({ returnRequest }) => returnRequest === null);
    await page.goto(`/fr/profile/buying/returns/${line?.id ?? ''}`);
    await expect(page.getByRole('heading', { level: 1, name: message('returns.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: message('returns.policy') })).toBeVisible();
  });

  test('an id that is nobody’s answers as not found', async ({ page }) => {
    await signIn(page, 'buyer');
    const response = await page.request.get('/fr/profile/buying/returns/nobodys');
    expect(response.status()).toBe(404);
  });
});
