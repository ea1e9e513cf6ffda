import type { Browser, Page } from '@playwright/test';
import { demoAccount } from '@headstock/testing/demo-account';
import { ask, signIn } from '../support/accounts.ts';
import { guest } from '../support/checkout.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { mailedClaim, mailedText } from '../support/mails.ts';
import { placeByCard, readyToPay } from '../support/prepare.ts';
import { expect, settle, test } from '../support/test.ts';
import { join, openVisitor } from '../support/visitors.ts';
import { withAnyValues } from '#shell/e2e/support/messages.ts';

type Order = { readonly id: string; readonly number: string };

const PURCHASES = '{ ordersCompleted(first: 5) { edges { node { id number } } } }';

async function ordersOf(page: Page): Promise<Order[]> {
  const { ordersCompleted } = await ask<{ ordersCompleted: { edges: { node: Order }[] } }>(page, PURCHASES);
  return ordersCompleted.edges.map(({ node }) => node);
}

/** What the demo buyer bought, newest first: one partially paid, two on their way. */
async function purchases(browser: Browser): Promise<Order[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, 'buyer');
  const orders = await ordersOf(page);
  await context.close();
  return orders;
}

const { email } = demoAccount('buyer');

test('a guest finds an order, and reads, prints and saves its invoice', async ({ page, browser, message }) => {
  const [order] = await purchases(browser);
  const number = order?.number ?? '';
  await page.goto('/orders/search');
  await settle(page);
  const find = page.getByRole('button', { name: message('orderSearch.find') });
  await find.click();
  await expect(page.getByLabel(message('orderSearch.number'))).toBeFocused();
  await expect(page.getByText(message('orderSearch.problem.email'))).toBeVisible();

  await page.getByLabel(message('orderSearch.number')).fill(number.toLowerCase());
  await page.getByLabel(message('orderSearch.email')).fill(email);
  await find.click();
  await expect(page.getByRole('heading', { level: 2, name: number })).toBeFocused();
  await page.goto(await mailedText(email, new RegExp(`/orders/${order?.id}\\?key=[\\w-]+`)));
  await settle(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(withAnyValues(message('order.title')));
  await expect(page.getByRole('list', { name: message('order.timeline') })).toContainText(message('order.step.placed'));

  await page.getByRole('link', { name: message('order.document.invoice') }).click();
  await expect(page.getByRole('article')).toContainText(number);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const pdf = await page.getByRole('link', { name: message('order.document.pdf') }).getAttribute('href');
  const saved = await page.request.get(pdf ?? '');
  expect([saved.status(), saved.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('link', { name: message('order.document.pdf') })).toBeHidden();
});

test('what a guest bought moves to an account, by a link that is mailed to the guest', async ({
  page,
  browser,
  message,
}) => {
  const order = await placeByCard(page, await readyToPay(page, 1_000));
  const member = await openVisitor(browser, journeyShop().origin);
  await join(member.page);
  const { viewer } = await ask<{ viewer: { email: string } }>(member.page, '{ viewer { email } }');
  await member.page.goto(order.path);
  await settle(member.page);
  await member.page.getByRole('button', { name: message('order.action.claim') }).click();
  await member.page.getByRole('button', { name: message('orderActions.claim.submit') }).click();
  await expect(member.page.getByText(message('orderActions.claim.mailed'))).toBeVisible();

  // The link is opened where nobody is signed in: that comes first, and the question after it.
  const other = await openVisitor(browser, journeyShop().origin);
  await other.page.goto(await mailedClaim(guest.email, order.id));
  const dialog = other.page.getByRole('dialog');
  await dialog.getByLabel(message('auth.email')).fill(viewer.email);
  await dialog.getByLabel(message('auth.password'), { exact: true }).fill('a long password');
  await dialog.getByLabel(message('auth.password'), { exact: true }).press('Enter');
  await dialog.getByRole('button', { name: message('orderActions.claim.submit') }).click();
  await expect(other.page.getByText(message('orderActions.claim.done'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await other.page.goto('/profile/buying/purchases');
  await expect(other.page.getByRole('link', { name: new RegExp(order.number) }).first()).toBeVisible();
  for (const { watch, context } of [member, other]) {
    expect(watch.problems()).toEqual([]);
    await context.close();
  }
});

test.describe('without scripts, in French', () => {
  test.use({ javaScriptEnabled: false, language: 'fr' });

  test('the search shows how far the order has come, or what is wrong', async ({ page, browser, message }) => {
    const [order] = await purchases(browser);
    await page.goto('/fr/orders/search');
    await page.getByLabel(message('orderSearch.number')).fill(order?.number ?? '');
    await page.getByLabel(message('orderSearch.email')).fill('eve@example.com');
    const find = page.getByRole('button', { name: message('orderSearch.find') });
    await find.click();
    await expect(page.getByText(message('orderSearch.problem.unknown'))).toBeVisible();
    await page.getByLabel(message('orderSearch.email')).fill(email);
    await find.click();
    await expect(page).toHaveURL(/\/fr\/orders\/search\?found=/);
    await expect(page.getByRole('heading', { level: 2, name: order?.number ?? '' })).toBeVisible();
    await expect(page.getByText(message('orderSearch.mailed'))).toBeVisible();
  });
});

test('an admin marks a return with notes, and cancels it; the print view has no buttons', async ({
  page,
  browser,
  message,
}) => {
  const order = (await purchases(browser)).at(-1);
  await signIn(page, 'admin');
  await page.goto(`/orders/${order?.id}`);
  await settle(page);
  const register = page.getByRole('button', { name: message('order.action.return'), exact: true });
  await register.click();
  const dialog = page.getByRole('dialog', { name: message('orderActions.return.title') });
  await dialog.getByRole('button', { name: message('orderActions.return.submit') }).click();
  await expect(dialog.getByText(message('orderActions.required'))).toBeVisible();
  await dialog.getByLabel(message('orderActions.notes')).fill('The seam opened');
  await dialog.getByRole('button', { name: message('orderActions.return.submit') }).click();
  await expect(page.getByText('The seam opened')).toBeVisible();
  await expect(dialog).toBeHidden();
  const context = await browser.newContext();
  const buyer = await context.newPage();
  await signIn(buyer, 'buyer');
  await buyer.goto(`/orders/${order?.id}`);
  await expect(buyer.getByText('The seam opened')).toBeVisible();
  await expect(buyer.getByText(withAnyValues(message('order.returnedOn')))).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  const undo = page.getByRole('button', { name: message('order.action.cancelReturn'), exact: true });
  await expect(undo).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await undo.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('orderActions.cancelReturn.submit') })
    .click();
  await expect(page.getByText('The seam opened')).toBeHidden();
  await expect(register).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText('The seam opened')).toBeHidden();
  await context.close();
});
