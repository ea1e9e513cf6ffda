import type { Page } from '@playwright/test';
import { fillCart, findListing } from '../support/cart.ts';
import { giveContact } from '../support/checkout.ts';
import { expect, settle, test } from '../support/test.ts';
import type { MessageText } from '#shell/e2e/support/messages.ts';

/** Types an address in Memphis with the state of Oregon, and submits it by the keyboard. */
async function giveContradiction(page: Page, message: MessageText): Promise<void> {
  await fillCart(page, await findListing(page, 'seller: ["headstock"], keywords: "hercules stand"'));
  await page.goto('/checkout');
  await settle(page);
  await giveContact(page, message);
  await page.getByLabel(message('address.field.line1')).fill('1 Beale Street');
  await page.getByLabel(message('address.field.city')).fill('Memphis');
  await page.getByLabel(message('address.region.state')).selectOption({ label: 'Oregon' });
  const postal = page.getByLabel(message('address.field.postalCode'));
  await postal.fill('38103');
  await postal.blur();
  await expect(
    page
      .getByRole('group', { name: message('checkout.howFast') })
      .getByRole('radio')
      .first(),
  ).toBeVisible();
  await postal.press('Enter');
}

const atPayment = (page: Page, message: MessageText) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.heading.payment'));
const taxIn = (page: Page, message: MessageText) =>
  page.getByRole('complementary').locator(`dt:has-text("${message('cart.tax')}") + dd`);

test.describe('an address whose state and postal code disagree', () => {
  test('is corrected by one key press at the field, and taxed where it is', async ({ page, message }) => {
    await giveContradiction(page, message);
    const state = page.getByLabel(message('address.region.state'));
    await expect(state).toBeFocused();
    await expect(state).toHaveAccessibleDescription(/38103.*Tennessee.*Oregon/);
    await expect(page.getByLabel(message('address.field.city'))).toHaveValue('Memphis');
    await page.keyboard.press('Tab');
    const take = message('address.error.take').replace('{suggestion}', 'Tennessee');
    await expect(page.getByRole('button', { name: take })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(state).toBeFocused();
    await expect(state).toHaveValue('TN');
    await page.getByRole('button', { name: message('checkout.toPayment') }).click();
    await atPayment(page, message);
    await expect(taxIn(page, message)).toHaveText(/^\$[1-9]/);
  });

  test('is kept by a shopper who insists, and taxed all the same', async ({ page, message }) => {
    await giveContradiction(page, message);
    await page.getByRole('button', { name: message('address.keep') }).click();
    await atPayment(page, message);
    await expect(taxIn(page, message)).toHaveText(/^\$[1-9]/);
  });
});
