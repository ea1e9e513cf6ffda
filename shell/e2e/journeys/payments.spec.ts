import type { Page } from '@playwright/test';
import { formatMoney } from '@headstock/ui/format-money';
import { paymentLabels } from '@headstock/contracts/payments';
import { signIn } from '../support/accounts.ts';
import { cards, giveCard } from '../support/checkout.ts';
import { ask, readyToPay, register } from '../support/prepare.ts';
import { expect, settle, test } from '../support/test.ts';
import { withAnyValues, type Words } from '../support/words.ts';

const labels = paymentLabels.en;
const money = (cents: number): string => formatMoney(cents, { locale: 'en', currency: 'USD', cents: 'always' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openPayment(page: Page, words: Words): Promise<void> {
  await page.goto('/checkout?step=payment');
  await expect(heading(page)).toHaveText(words('checkout.heading.payment'));
  await settle(page);
}

async function choose(page: Page, words: Words, label: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${label}`) }).check();
  await page.getByRole('button', { name: words('checkout.toReview') }).click();
  await expect(heading(page)).toHaveText(words('checkout.heading.review'));
}

/** Presses the button that pays, and answers on the provider’s page. */
async function answerAt(page: Page, button: RegExp, answer: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: answer, exact: true }).click();
}

const payments = (page: Page) => page.getByRole('complementary');

test('a bank that asks: declined, nothing is lost; confirmed, the order is there', async ({ page, words }) => {
  await readyToPay(page, 10_000);
  await openPayment(page, words);
  await giveCard(page, words, cards.challenge);
  const place = withAnyValues(words('checkout.place'));
  await answerAt(page, place, 'Decline');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(heading(page)).toHaveText(words('checkout.heading.payment'));
  await giveCard(page, words, cards.challenge);
  await answerAt(page, place, 'Confirm payment');
  await page.waitForURL(/\/orders\//);
  await expect(page.getByText(words('order.state.PAID'), { exact: true }).first()).toBeVisible();
});

test('a gift code, store credits and a card pay one order, each its part to the cent', async ({
  page,
  browser,
  words,
}) => {
  const account = await register(page);
  const desk = await browser.newPage();
  await signIn(desk, 'admin');
  const { prepaidCodeIssue } = await ask<{ prepaidCodeIssue: { code: string } }>(
    desk,
    'mutation { prepaidCodeIssue(amountCents: 5001) { code } }',
  );
  await ask(desk, 'mutation ($id: ID!) { storeCreditGrant(accountId: $id, amountCents: 2550) { success } }', {
    id: account,
  });
  await desk.close();
  const { totalCents } = await readyToPay(page, 20_000, false);
  await openPayment(page, words);

  const field = page.getByLabel(words('pay.code.label'));
  await field.fill('GUTR-9999-DEMA-9999');
  await page.getByRole('button', { name: words('pay.code.apply') }).click();
  await expect(field).toHaveAccessibleDescription(/This code is not known/);
  await expect(field).toHaveValue('GUTR-9999-DEMA-9999');
  await field.fill(prepaidCodeIssue.code.toLowerCase());
  await field.press('Enter');
  const purses = page.getByRole('group', { name: words('pay.purses') });
  await expect(purses.getByText(money(-5001))).toBeVisible();
  await page.getByRole('checkbox', { name: new RegExp(labels.storeCredits) }).check();
  const rest = money(totalCents - 5001 - 2550);
  await expect(page.getByRole('group', { name: words('pay.restOf').replace('{amount}', rest) })).toBeVisible();

  await giveCard(page, words, cards.good);
  await page.getByRole('button', { name: words('checkout.place').replace('{total}', money(totalCents)) }).click();
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

test('PayPal: cancelled, left by Back, then paid; the cart waits all the while', async ({ page, words }) => {
  await readyToPay(page, 10_000);
  await openPayment(page, words);
  await choose(page, words, labels.paypal);
  const go = /^Continue to PayPal/;
  await answerAt(page, go, 'Cancel');
  await expect(page.getByText(words('pay.cancelled'))).toBeVisible();
  await choose(page, words, labels.paypal);
  await page.getByRole('button', { name: go }).click();
  await expect(heading(page)).toHaveText('Pay with PayPal');
  await page.goBack();
  await expect(page.getByText(words('checkout.status.action'))).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: words('checkout.status.confirm') }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.waitForURL(/\/orders\//);
  await expect(payments(page).getByText(labels.paypal)).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: words('cart.empty') })).toBeVisible();
});
