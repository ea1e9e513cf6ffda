import type { Page } from '@playwright/test';
import { formatMoney } from '@headstock/ui/format-money';
import { paymentLabels } from '@headstock/contracts/payments';
import { checkAccessibility } from '@headstock/testing/accessibility';
import { ask, signIn } from '../support/accounts.ts';
import { cards, giveCard } from '../support/checkout.ts';
import { placeByCard, readyToPay, register } from '../support/prepare.ts';
import { expect, settle, test } from '../support/test.ts';
import { withAnyValues, type MessageText } from '#shell/e2e/support/messages.ts';

const labels = paymentLabels.en;
const money = (cents: number): string => formatMoney(cents, { locale: 'en', currency: 'USD', cents: 'always' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openPayment(page: Page, message: MessageText): Promise<void> {
  await page.goto('/checkout?step=payment');
  await expect(heading(page)).toHaveText(message('checkout.heading.payment'));
  await settle(page);
}

async function choose(page: Page, message: MessageText, label: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${label}`) }).check();
  await page.getByRole('button', { name: message('checkout.toReview') }).click();
  await expect(heading(page)).toHaveText(message('checkout.heading.review'));
}

/** Presses the button that pays, and answers on the provider’s page. */
async function answerAt(page: Page, button: RegExp, answer: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: answer, exact: true }).click();
}

const payments = (page: Page) => page.getByRole('complementary');

test('a challenge by the bank: declined, the cart is kept; confirmed, the order is placed', async ({
  page,
  message,
}) => {
  await readyToPay(page, 10_000);
  await openPayment(page, message);
  await giveCard(page, message, cards.challenge);
  const place = withAnyValues(message('checkout.place'));
  await answerAt(page, place, 'Decline');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(heading(page)).toHaveText(message('checkout.heading.payment'));
  await giveCard(page, message, cards.challenge);
  await answerAt(page, place, 'Confirm payment');
  await page.waitForURL(/\/orders\//);
  await expect(page.getByText(message('order.state.PAID'), { exact: true }).first()).toBeVisible();
});

test('a gift code, store credits and a card pay one order, each its share to the cent', async ({
  page,
  browser,
  message,
}) => {
  const account = await register(page);
  const desk = await browser.newPage();
  await signIn(desk, 'admin');
  const { prepaidCodeIssue } = await ask<{ prepaidCodeIssue: { issuedCode: string } }>(
    desk,
    'mutation { prepaidCodeIssue(amountCents: 5001) { issuedCode } }',
  );
  await ask(desk, 'mutation ($id: ID!) { storeCreditGrant(accountId: $id, amountCents: 2550) { success } }', {
    id: account,
  });
  await desk.close();
  const { totalCents } = await readyToPay(page, 20_000, false);
  await openPayment(page, message);

  const field = page.getByLabel(message('payment.code.label'));
  await field.fill('GUTR-9999-DEMA-9999');
  await page.getByRole('button', { name: message('payment.code.apply') }).click();
  await expect(field).toHaveAccessibleDescription(/This code is not known/);
  await expect(field).toHaveValue('GUTR-9999-DEMA-9999');
  await field.fill(prepaidCodeIssue.issuedCode.toLowerCase());
  await field.press('Enter');
  const storedValues = page.getByRole('group', { name: message('payment.storedValues') });
  await expect(storedValues.getByText(money(-5001))).toBeVisible();
  await page.getByRole('checkbox', { name: new RegExp(labels.storeCredits) }).check();
  const remainder = money(totalCents - 5001 - 2550);
  await expect(
    page.getByRole('group', { name: message('payment.restOf').replace('{amount}', remainder) }),
  ).toBeVisible();

  expect(await checkAccessibility(page)).toEqual([]);
  await giveCard(page, message, cards.good);
  await page.getByRole('button', { name: message('checkout.place').replace('{total}', money(totalCents)) }).click();
  await page.waitForURL(/\/orders\//);
  for (const [label, cents] of [
    [labels.code, 5001],
    [labels.storeCredits, 2550],
    [labels.card, totalCents - 5001 - 2550],
  ] as const) {
    const row = payments(page)
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}`) });
    await expect(row).toBeVisible();
    await expect(payments(page).getByText(money(cents), { exact: true })).toBeVisible();
  }
});

test('PayPal: cancelled, left by Back, then paid; the cart is kept throughout', async ({ page, message }) => {
  await readyToPay(page, 10_000);
  await openPayment(page, message);
  await choose(page, message, labels.paypal);
  const go = /^Continue to PayPal/;
  await answerAt(page, go, 'Cancel');
  await expect(page.getByText(message('payment.cancelled'))).toBeVisible();
  await choose(page, message, labels.paypal);
  await page.getByRole('button', { name: go }).click();
  await expect(heading(page)).toHaveText('Pay with PayPal');
  await page.goBack();
  await expect(page.getByText(message('checkout.status.action'))).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: message('checkout.status.confirm') }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/\/orders\//);
  await expect(payments(page).getByText(labels.paypal)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: message('cart.empty') })).toBeVisible();
});

test('ACH: the mandate, an account to verify, and the link to do so on the order’s page', async ({ page, message }) => {
  await readyToPay(page, 10_000);
  await openPayment(page, message);
  await page.getByRole('radio', { name: new RegExp(`^${labels.ach}`) }).check();
  await expect(page.getByText(/you authorize .+ to debit/)).toBeVisible();
  await choose(page, message, labels.ach);
  await answerAt(page, /^Continue to your bank/, 'Use a bank account that must be verified');
  await page.waitForURL(/\/orders\//);
  await expect(payments(page).getByText(message('order.status.SUBMITTED'))).toBeVisible();
  await page.getByRole('link', { name: message('order.confirmAmounts') }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/\/orders\//);
  await expect(payments(page).getByText(labels.ach)).toBeVisible();
  await expect(page.getByRole('link', { name: message('order.confirmAmounts') })).toBeHidden();
});

test('Affirm: its fee is in the total before anything is paid, and gone with another method', async ({
  page,
  message,
}) => {
  const { totalCents } = await readyToPay(page, 10_000);
  await openPayment(page, message);
  const total = page.getByRole('complementary').getByRole('definition').filter({ hasText: /^\$/ });
  await expect(total.last()).toHaveText(money(totalCents));
  await page.getByRole('radio', { name: new RegExp(`^${labels.affirm}`) }).check();
  await expect(page.getByText(withAnyValues(message('payment.affirm.fee')))).toBeVisible();
  await expect(total.last()).not.toHaveText(money(totalCents));
  await page.getByRole('radio', { name: new RegExp(`^${labels.paypal}`) }).check();
  await expect(total.last()).toHaveText(money(totalCents));
  await choose(page, message, labels.affirm);
  const withFee = (await total.last().textContent()) ?? '';
  await answerAt(page, /^Continue to Affirm/, 'Approve');
  await page.waitForURL(/\/orders\//);
  await expect(payments(page).getByText(labels.affirm)).toBeVisible();
  await expect(payments(page).getByText(withFee).last()).toBeVisible();
});

test.describe('Valor', () => {
  test.use({ language: 'fr' });

  test('has a page of the shop before its own, visible to the payer only', async ({
    page,
    browser,
    message,
    watch,
  }) => {
    await readyToPay(page, 10_000);
    await page.goto('/fr/checkout?step=payment');
    await choose(page, message, paymentLabels.fr.valor);
    await page.getByRole('button', { name: /^Continuer vers Valor/ }).click();
    await page.waitForURL(/\/fr\/valor-payment\?payment=/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(await checkAccessibility(page)).toEqual([]);
    const address = page.url();

    const other = await browser.newPage();
    expect((await other.goto(address))?.status()).toBe(404);
    await other.close();
    expect((await page.goto('/fr/valor-payment'))?.status()).toBe(404);
    watch.allow(/404/);

    const tab = await page.context().newPage();
    await tab.goto(address);
    await tab.getByRole('link', { name: message('payment.valor.go') }).click();
    await tab.getByRole('button', { name: 'Approuver', exact: true }).click();
    await tab.waitForURL(/\/fr\/orders\//);
    await tab.close();
    await page.goto(address);
    await page.waitForURL(/\/fr\/orders\//);
    await expect(payments(page).getByText(paymentLabels.fr.valor)).toBeVisible();
  });
});

test('layaway: a schedule to the cent, the deposit now, and the balance by the guest’s link in another session', async ({
  page,
  browser,
  message,
}) => {
  const { totalCents } = await readyToPay(page, 31_000);
  await openPayment(page, message);
  await page.getByRole('radio', { name: /^Layaway, 3 months/ }).check();
  const cells = page.getByRole('table', { name: message('payment.schedule') }).getByRole('cell');
  const amounts = (await cells.allTextContents()).map((text) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100));
  expect(amounts.at(-1)).toBe(totalCents);
  expect(amounts.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(totalCents);
  await giveCard(page, message, cards.good);
  await page.getByRole('button', { name: message('checkout.place').replace('{total}', money(amounts[0]!)) }).click();
  await page.waitForURL(/\/orders\/.+key=/);
  await expect(page.getByText(message('order.state.PARTIALLY_PAID'), { exact: true }).first()).toBeVisible();

  // The banner above the page fades from one text to the next, which is no contrast to measure.
  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
  const friend = await elsewhere.newPage();
  await friend.goto(page.url());
  await settle(friend);
  await friend.getByRole('button', { name: message('order.action.pay') }).click();
  const dialog = friend.getByRole('dialog');
  await expect(dialog.getByLabel(message('payment.partialAmount'))).toHaveValue((amounts[1]! / 100).toFixed(2));
  expect(await checkAccessibility(friend)).toEqual([]);
  const payAll = async (at: Page): Promise<void> => {
    const form = at.getByRole('dialog');
    await form.getByLabel(message('payment.partialAmount')).fill('');
    await form.getByRole('radio', { name: new RegExp(`^${labels.paypal}`) }).check();
    await form.getByRole('button', { name: message('orderActions.pay.submit') }).click();
    await expect(heading(at)).toHaveText('Pay with PayPal');
  };
  await payAll(friend);
  // A tab of its own knows nothing but the payment's key, and is led to where it goes on.
  const tab = await elsewhere.newPage();
  await tab.goto(friend.url());
  await tab.getByRole('button', { name: 'Cancel', exact: true }).click();
  await tab.waitForURL(/\/orders\/.+key=/);
  await expect(tab.getByRole('dialog').getByText(message('payment.cancelled'))).toBeVisible();
  await payAll(tab);
  await tab.getByRole('button', { name: 'Approve', exact: true }).click();
  await tab.waitForURL(/\/orders\/.+key=/);
  await expect(tab.getByText(message('order.state.PAID'), { exact: true }).first()).toBeVisible();
  await expect(payments(tab).getByText(money(totalCents - amounts[0]!), { exact: true })).toBeVisible();
  await elsewhere.close();
});

test('staff take the balance of a plan: one part manually, the other at the terminal', async ({
  page,
  browser,
  message,
}) => {
  const { id, totalCents } = await placeByCard(page, await readyToPay(page, 31_000), 'by the month');

  const counter = await browser.newContext();
  const desk = await counter.newPage();
  await signIn(desk, 'admin');
  await desk.goto(`/orders/${id}`);
  await settle(desk);
  const dialog = desk.getByRole('dialog');
  const take = dialog.getByRole('button', { name: message('orderActions.pay.submit') });
  await desk.getByRole('button', { name: message('order.action.pay') }).click();
  await dialog.getByLabel(message('payment.partialAmount')).fill('100.50');
  await dialog.getByRole('radio', { name: new RegExp(`^${labels.manual}`) }).check();
  await dialog.getByLabel(message('counterPayment.type')).fill('Cash');
  await take.click();
  await expect(dialog).toBeHidden();
  await expect(payments(desk).getByText(money(10_050), { exact: true })).toBeVisible();

  await desk.getByRole('button', { name: message('order.action.pay') }).click();
  await dialog.getByLabel(message('payment.partialAmount')).fill('');
  await dialog.getByRole('radio', { name: new RegExp(`^${labels.terminal}`) }).check();
  await take.click();
  await expect(desk.getByText(message('order.state.PAID'), { exact: true }).first()).toBeVisible();
  await expect(payments(desk).getByText(labels.terminal)).toBeVisible();
  const paid = payments(desk).getByRole('definition').filter({ hasText: /^\$/ });
  await expect(paid.filter({ hasText: money(totalCents) })).toHaveCount(1);
  await counter.close();
});
