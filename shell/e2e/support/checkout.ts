import type { Page } from '@playwright/test';
import { expect, workProof } from './test.ts';
import type { MessageText } from './messages.ts';

/** A guest with an address that carriers know. */
export const guest = {
  email: 'ada.guest@headstock.test',
  firstName: 'Ada',
  lastName: 'Guest',
  line1: '500 Broadway',
  city: 'Nashville',
  region: 'Tennessee',
  postalCode: '37203',
} as const;

/** Cards of the payment sandbox. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002500003155',
} as const;

/** Fills the step of the contact and goes on. */
export async function giveContact(page: Page, message: MessageText): Promise<void> {
  await page.getByLabel(message('checkout.field.email')).fill(guest.email);
  await page.getByLabel(message('address.field.firstName'), { exact: true }).fill(guest.firstName);
  await page.getByLabel(message('address.field.lastName'), { exact: true }).fill(guest.lastName);
  await page.getByRole('button', { name: message('checkout.toDelivery') }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(message('checkout.heading.delivery'), workProof);
}

/** Fills the address, waits for the ways to ship, and goes on with the one that is chosen. */
export async function giveAddress(page: Page, message: MessageText): Promise<void> {
  await page.getByLabel(message('address.field.line1')).fill(guest.line1);
  await page.getByLabel(message('address.field.city')).fill(guest.city);
  await page.getByLabel(message('address.region.state')).selectOption({ label: guest.region });
  const postal = page.getByLabel(message('address.field.postalCode'));
  await postal.fill(guest.postalCode);
  await postal.blur();
  const ways = page.getByRole('group', { name: message('checkout.howFast') });
  await expect(ways.getByRole('radio').first()).toBeVisible();
  const go = page.getByRole('button', { name: message('checkout.toPayment') });
  await go.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.heading.payment'));
}

/** Types a card into the provider's form and goes on to the review. */
export async function giveCard(page: Page, message: MessageText, number: string): Promise<void> {
  const form = page.frameLocator(`iframe[title="${message('checkout.cardFrame')}"]`);
  await form.locator('#number').fill(number);
  await form.locator('#expiry').fill('12/30');
  await form.locator('#cvc').fill('123');
  await page.getByRole('button', { name: message('checkout.toReview') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.heading.review'));
}
