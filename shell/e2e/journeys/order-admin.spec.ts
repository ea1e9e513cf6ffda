import type { Browser, Page } from '@playwright/test';
import { formatMoney } from '@headstock/ui/format-money';
import { signIn } from '#shell/e2e/support/accounts.ts';
import { mailsWith } from '#shell/e2e/support/mails.ts';
import { type PlacedOrder, placeByCard, readyToPay } from '#shell/e2e/support/prepare.ts';
import { expect, settle, test } from '#shell/e2e/support/test.ts';
import type { MessageText } from '#shell/e2e/support/messages.ts';

const money = (cents: number): string => formatMoney(cents, { locale: 'en', currency: 'USD', cents: 'always' });

/** The order's page as the desk sees it, in a browser of its own. */
async function openDesk(browser: Browser, { id }: PlacedOrder): Promise<Page> {
  const desk = await browser.newPage();
  await signIn(desk, 'admin');
  await desk.goto(`/orders/${id}`);
  await settle(desk);
  return desk;
}

const state = (page: Page, message: MessageText, name: string) =>
  page.getByText(message(`order.state.${name}`), { exact: true }).first();

/** What the order's page says was given back: amounts below zero, in their order. */
const refunded = (page: Page) => page.getByRole('complementary').getByText(/^-\$/);

test('an admin cancels an order: it is refunded and restocked, and its buyer sees it and gets a mail', async ({
  page,
  browser,
  message,
}) => {
  const order = await placeByCard(page, await readyToPay(page, 5_000));
  const desk = await openDesk(browser, order);
  await desk.getByRole('button', { name: message('order.action.cancel'), exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toContainText(`${money(order.totalCents)} go back`);
  await dialog.getByRole('button', { name: message('orderActions.cancel.submit') }).click();
  await expect(state(desk, message, 'CANCELLED')).toBeVisible();
  await expect(desk.getByRole('button', { name: message('order.action.refund'), exact: true })).toHaveCount(0);
  await expect(desk.getByRole('button', { name: message('order.action.cancel'), exact: true })).toHaveCount(0);

  await page.goto(order.path);
  for (const [reader, items] of [
    [desk, 'order.itemsSold'],
    [page, 'order.items'],
  ] as const) {
    await expect(state(reader, message, 'CANCELLED')).toBeVisible();
    await expect(reader.getByRole('region', { name: message(items) })).toContainText(
      message('order.lineItem.CANCELLED'),
    );
    await expect(refunded(reader)).toHaveText([money(-order.totalCents)]);
  }
  // To the buyer, and to the seller that it was sold, and cancelled.
  await expect
    .poll(async () => (await mailsWith(order.number)).toSorted(), { timeout: 30_000 })
    .toEqual(['Cancelled', 'Cancelled', 'Paid', 'Refunded', 'Sold', 'Your']);
  await desk.close();
});

test('an admin refunds a part, then the remainder, each with its reason', async ({ page, browser, message }) => {
  const order = await placeByCard(page, await readyToPay(page, 5_000));
  const desk = await openDesk(browser, order);
  const dialog = desk.getByRole('dialog');
  const refund = desk.getByRole('button', { name: message('order.action.refund'), exact: true });
  const amount = dialog.getByLabel(message('orderActions.amount'));
  const give = dialog.getByRole('button', { name: message('orderActions.refund.submit') });
  await refund.click();
  await amount.fill(((order.totalCents + 1) / 100).toFixed(2));
  await give.click();
  const wrong = message('orderActions.amountInvalid').replace('{amount}', money(order.totalCents));
  await expect(dialog.getByText(wrong)).toBeVisible();
  await expect(dialog.getByLabel(message('orderActions.reason'))).toHaveAccessibleDescription(
    new RegExp(message('orderActions.required')),
  );
  await amount.fill('10.05');
  await dialog.getByLabel(message('orderActions.reason')).fill('A scratch on the sleeve');
  await give.click();
  await expect(dialog).toBeHidden();
  await expect(refunded(desk)).toHaveText([money(-1005)]);
  await expect(state(desk, message, 'PAID')).toBeVisible();

  await refund.click();
  const remainder = order.totalCents - 1005;
  await expect(dialog.getByText(message('orderActions.most').replace('{amount}', money(remainder)))).toBeVisible();
  await amount.fill((remainder / 100).toFixed(2));
  await dialog.getByLabel(message('orderActions.reason')).fill('Sent to somebody else');
  await give.click();
  await expect(dialog).toBeHidden();
  await expect(refund).toHaveCount(0);

  await page.goto(order.path);
  for (const reader of [desk, page]) {
    await expect(state(reader, message, 'REFUNDED')).toBeVisible();
    expect((await refunded(reader).allTextContents()).toSorted()).toEqual([money(-1005), money(-remainder)].toSorted());
    for (const reason of ['A scratch on the sleeve', 'Sent to somebody else'])
      await expect(reader.getByRole('complementary').getByText(reason)).toBeVisible();
  }
  // Each refund is told to the buyer and to the seller.
  await expect
    .poll(async () => (await mailsWith(order.number)).toSorted(), { timeout: 30_000 })
    .toEqual(['Paid', 'Refunded', 'Refunded', 'Refunded', 'Refunded', 'Sold', 'Your']);
  await desk.close();
});
