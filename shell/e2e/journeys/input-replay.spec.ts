import type { Page } from '@playwright/test';
import { signIn } from '#shell/e2e/support/accounts.ts';
import { fillCart, findListing } from '#shell/e2e/support/cart.ts';
import { guest } from '#shell/e2e/support/checkout.ts';
import { expect, settle, test } from '#shell/e2e/support/test.ts';

/** Keeps code away until the returned function is called, as a slow line would. */
async function holdScripts(page: Page, which = /\/assets\/main\./): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

test.describe('a visitor who is faster than the scripts', () => {
  test('gets the cart that was asked for', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/shop/category/merch', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Cart', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    letGo();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('sees the listing in the order that was chosen', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/shop/category/mandolins', { waitUntil: 'domcontentloaded' });
    await page.locator('#sort').selectOption('PRICE_DESC');
    letGo();
    await expect(page).toHaveURL(/sort=PRICE_DESC/);
  });

  test('keeps what was typed into the search box', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const box = page.locator('input[name=keywords]').first();
    await box.fill('banjo');
    letGo();
    await settle(page);
    await page.waitForTimeout(500);
    await expect(box).toHaveValue('banjo');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/shop\?keywords=banjo/);
  });

  test('loses nothing that was typed into the checkout, before its scripts and between them', async ({
    page,
    message,
  }) => {
    await fillCart(page, await findListing(page, 'seller: ["headstock"], keywords: "hercules stand"'));
    const letGo = await holdScripts(page);
    const letGoOfStep = await holdScripts(page, /step-contact/);
    await page.goto('/checkout', { waitUntil: 'domcontentloaded' });
    const field = (name: string) => page.getByLabel(message(`address.field.${name}`), { exact: true });
    const email = page.getByLabel(message('checkout.field.email'));
    await email.fill(guest.email);
    const step = page.waitForRequest(/step-contact/);
    letGo();
    await step;
    await field('firstName').pressSequentially(guest.firstName);
    letGoOfStep();
    await field('lastName').pressSequentially(guest.lastName);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    for (const read of [() => Promise.resolve(), () => page.reload()]) {
      await read();
      await expect(email).toHaveValue(guest.email);
      await expect(field('firstName')).toHaveValue(guest.firstName);
      await expect(field('lastName')).toHaveValue(guest.lastName);
    }
  });

  test('has the file read that was chosen', async ({ page, message }) => {
    const csv = `sku,title,make,model,year,finish,condition,price,inventory,description,offers_enabled\nearly-1,,Kay,,1957,,Good,90,1,,no\n`;
    await signIn(page, 'pro');
    const letGo = await holdScripts(page);
    await page.goto('/profile/selling/imports', { waitUntil: 'domcontentloaded' });
    await page
      .getByLabel(message('listingImports.upload'))
      .setInputFiles({ name: 'early.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    letGo();
    await expect(page).toHaveURL(/\/profile\/selling\/imports\/[0-9a-z]{13}$/);
  });

  test('follows links and searches without any script', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/shop/category/merch', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').first().fill('banjo');
    await page.getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL(/\/shop\?keywords=banjo/);
    await page.getByRole('link', { name: 'Electrics', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Electric');
  });
});
