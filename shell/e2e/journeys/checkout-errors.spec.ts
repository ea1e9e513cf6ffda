import { fillCart, findListing } from '../support/cart.ts';
import { giveContact, guest } from '../support/checkout.ts';
import { expect, settle, test } from '../support/test.ts';

test.describe('the checkout', () => {
  test.beforeEach(async ({ page }) => {
    await fillCart(page, await findListing(page, 'seller: ["headstock"], keywords: "hercules stand"'));
    await page.goto('/checkout');
    await settle(page);
  });

  test('says at the field what is wrong, and puts the focus there', async ({ page, message }) => {
    const go = page.getByRole('button', { name: message('checkout.toDelivery') });
    await go.click();
    const email = page.getByLabel(message('checkout.field.email'));
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(new RegExp(message('checkout.error.email')));
    await giveContact(page, message);

    await page.getByRole('button', { name: message('checkout.toPayment') }).click();
    const street = page.getByLabel(message('address.field.line1'));
    await expect(street).toHaveAccessibleDescription(new RegExp(message('address.error.missing')));
    await expect(page.getByLabel(message('address.field.postalCode'))).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(message('address.region.state'))).toHaveAttribute('aria-invalid', 'true');
  });

  test('knows the capital, the territories, and countries without regions', async ({ page, message }) => {
    await giveContact(page, message);
    const states = page.getByLabel(message('address.region.state')).getByRole('option');
    await expect(states.filter({ hasText: 'District of Columbia' })).toHaveCount(1);
    await expect(states.filter({ hasText: 'Puerto Rico' })).toHaveCount(1);
    await page.getByLabel(message('address.field.country')).selectOption({ label: 'France' });
    await expect(page.getByLabel(message('address.region.state'))).toHaveCount(0);
  });

  test('remembers after a reload what was typed', async ({ page, message }) => {
    await page.getByLabel(message('checkout.field.email')).fill(guest.email);
    await page.getByLabel(message('address.field.lastName')).fill(guest.lastName);
    await page.reload();
    await expect(page.getByLabel(message('checkout.field.email'))).toHaveValue(guest.email);
    await expect(page.getByLabel(message('address.field.lastName'))).toHaveValue(guest.lastName);
  });
});
