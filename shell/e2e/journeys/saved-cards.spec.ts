import type { Page } from '@playwright/test';
import { checkAccessibility } from '@headstock/testing/accessibility';
import { ask } from '../support/accounts.ts';
import { cards } from '../support/checkout.ts';
import type { MessageText } from '../support/messages.ts';
import { readyToPay, register } from '../support/prepare.ts';
import { expect, settle, test } from '../support/test.ts';
import { withAnyValues } from '#shell/e2e/support/messages.ts';

const MASTERCARD = '5555555555554444';
const CARDS = '{ viewer { savedCards { id last4 isDefault } } }';
const REMOVE = 'mutation ($id: ID!) { savedCardRemove(id: $id) { success } }';

interface Kept {
  readonly viewer: {
    readonly savedCards: readonly { readonly id: string; readonly last4: string; readonly isDefault: boolean }[];
  };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const keptCards = async (page: Page) => (await ask<Kept>(page, CARDS)).viewer.savedCards;
const offered = (page: Page, last4: string) => page.getByRole('radio', { name: new RegExp(`ending in ${last4}`) });

async function typeCard(page: Page, title: string, number: string): Promise<void> {
  const form = page.frameLocator(`iframe[title="${title}"]`);
  await form.locator('#number').fill(number);
  await form.locator('#expiry').fill('12/30');
  await form.locator('#cvc').fill('123');
}

async function openPayment(page: Page, message: MessageText): Promise<void> {
  await page.goto('/checkout?step=payment');
  await expect(heading(page)).toHaveText(message('checkout.heading.payment'));
  await settle(page);
}

async function review(page: Page, message: MessageText): Promise<void> {
  await page.getByRole('button', { name: message('checkout.toReview') }).click();
  await expect(heading(page)).toHaveText(message('checkout.heading.review'));
}

const place = (page: Page, message: MessageText): Promise<void> =>
  page.getByRole('button', { name: withAnyValues(message('checkout.place')) }).click();

async function expectPaid(page: Page, message: MessageText): Promise<void> {
  await page.waitForURL(/\/orders\//);
  await expect(page.getByText(message('order.state.PAID'), { exact: true }).first()).toBeVisible();
}

/** Pays an order with a card that is typed, and has it kept. */
async function payAndKeep(page: Page, message: MessageText, number: string): Promise<void> {
  await readyToPay(page, 5_000, false);
  await openPayment(page, message);
  await typeCard(page, message('checkout.cardFrame'), number);
  await page.getByRole('checkbox', { name: message('payment.saved.save') }).check();
  await review(page, message);
  await place(page, message);
}

test('cards are added in the settings, one is offered first, and removing asks once', async ({
  page,
  message,
  watch,
}) => {
  await page.goto('/');
  await register(page);
  await page.goto('/profile/settings/payment');
  await settle(page);
  const section = page.getByRole('region', { name: message('savedCards.title') });
  await expect(section.getByText(message('savedCards.none'))).toBeVisible();
  const add = section.getByRole('button', { name: message('savedCards.add') });
  const save = section.getByRole('button', { name: message('savedCards.save') });
  const rows = section.getByRole('listitem');

  await add.click();
  const title = message('savedCards.frame');
  await typeCard(page, title, '4242424242424241');
  await save.click();
  const number = page.frameLocator(`iframe[title="${title}"]`).locator('#number');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  // The provider refuses the number with this status.
  watch.allow(/\b422\b|\/v1\/tokens/);
  expect(await checkAccessibility(page)).toEqual([]);
  await number.fill(cards.good);
  await save.click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Visa ending in 4242');
  await expect(rows.first()).toContainText(message('savedCards.default'));
  await expect(page.locator('iframe')).toHaveCount(0);

  await add.click();
  await typeCard(page, title, MASTERCARD);
  await save.click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Offer first: Mastercard ending in 4444' }).click();
  await expect(rows.filter({ hasText: '4444' })).toContainText(message('savedCards.default'));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(rows.filter({ hasText: '4242' })).not.toContainText(message('savedCards.default'));
  expect(await checkAccessibility(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove: Mastercard ending in 4444' }).click();
  const dialog = page.getByRole('dialog', { name: message('savedCards.removeTitle') });
  await expect(dialog.getByRole('button', { name: message('savedCards.keepIt') })).toBeFocused();
  expect(await checkAccessibility(page)).toEqual([]);
  await dialog.getByRole('button', { name: message('savedCards.confirmRemove') }).click();
  await expect(rows).toHaveCount(1);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(message('savedCards.default'));
});

test('a card that was kept when it paid pays the next order, without being typed again', async ({ page, message }) => {
  await page.goto('/');
  await register(page);
  await payAndKeep(page, message, cards.good);
  await expectPaid(page, message);
  expect(await keptCards(page)).toMatchObject([{ last4: '4242', isDefault: true }]);

  await readyToPay(page, 5_000, false);
  await openPayment(page, message);
  await expect(offered(page, '4242')).toBeChecked();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await checkAccessibility(page)).toEqual([]);
  await page.getByRole('radio', { name: message('payment.saved.other') }).check();
  await expect(page.getByRole('checkbox', { name: message('payment.saved.save') })).not.toBeChecked();
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(await checkAccessibility(page)).toEqual([]);
  await offered(page, '4242').check();
  await review(page, message);
  await expect(page.getByText('Visa ending in 4242').first()).toBeVisible();
  await place(page, message);
  await expectPaid(page, message);
  expect(await keptCards(page)).toHaveLength(1);
});

test('the bank asks for a kept card too; what is declined leads back to the payment', async ({ page, message }) => {
  await page.goto('/');
  await register(page);
  await payAndKeep(page, message, cards.challenge);
  await page.getByRole('button', { name: 'Confirm payment', exact: true }).click();
  await expectPaid(page, message);

  await readyToPay(page, 5_000, false);
  await openPayment(page, message);
  await review(page, message);
  await place(page, message);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(heading(page)).toHaveText(message('checkout.heading.payment'));
  await expect(offered(page, '3155')).toBeChecked();
  await review(page, message);
  await place(page, message);
  await page.getByRole('button', { name: 'Confirm payment', exact: true }).click();
  await expectPaid(page, message);
});

test('a kept card that another tab removes meanwhile leads back to the payment, which says so', async ({
  page,
  message,
}) => {
  await page.goto('/');
  await register(page);
  await payAndKeep(page, message, cards.good);
  await expectPaid(page, message);
  await readyToPay(page, 5_000, false);
  await openPayment(page, message);
  await review(page, message);
  const [card] = await keptCards(page);
  await ask(page, REMOVE, { id: card?.id });
  await place(page, message);
  await expect(page.getByRole('alert')).toContainText('This card is not saved here any more.');
  await expect(heading(page)).toHaveText(message('checkout.heading.payment'));
  await expect(offered(page, '4242')).toHaveCount(0);
  await typeCard(page, message('checkout.cardFrame'), MASTERCARD);
  await review(page, message);
  await place(page, message);
  await expectPaid(page, message);
  expect(await keptCards(page)).toEqual([]);
});
