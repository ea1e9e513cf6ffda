import type { Page } from '@playwright/test';
import { addToCart, listings, openProduct } from '../support/products.ts';
import { expect, settle, test } from '../support/test.ts';

const chooser = (page: Page) => page.getByRole('combobox', { name: 'Currency' });
const inEuros = /^about €[\d,.]+$/;

test('somebody who chose euros sees them beside dollars on every page and in every tab, pays in dollars, and goes back', async ({
  page,
  context,
  message,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('ShellExchangeRates') || /\/currency\./.test(request.url())) asked.push(request.url());
  });
  await page.goto(listings.merch);
  await settle(page);
  const card = page.getByRole('article').first();
  await expect(card.getByText(/^\$[\d,.]+$/)).toBeVisible();
  await expect(page.getByText(/^about /)).toHaveCount(0);
  expect(asked).toEqual([]);

  await chooser(page).focus();
  await chooser(page).selectOption({ label: 'EUR €' });
  await expect(card.getByText(inEuros)).toBeVisible();
  await expect(card.getByText(/^\$[\d,.]+$/)).toBeVisible();
  const note = page.getByRole('contentinfo').getByRole('status');
  await expect(note).toHaveText(
    /^Prices in euros are approximate, at the rates of .+\. You always pay in US dollars\.$/,
  );
  await expect(chooser(page)).toHaveAccessibleDescription(/^Prices in euros are approximate/);
  expect(asked).toHaveLength(2);

  await openProduct(page, listings.merch);
  const main = page.getByRole('main');
  await expect(main.getByText(/^At the .+ rate\. You pay in US dollars\.$/)).toBeVisible();
  await addToCart(page, message('product.addToCart'), message('cart.drawerTitle'));
  const drawer = page.getByRole('dialog', { name: message('cart.drawerTitle') });
  await expect(drawer.getByText(/^You pay in US dollars: \$[\d,.]+\. That is about €/)).toBeVisible();
  await drawer.getByRole('link', { name: message('cart.cart'), exact: true }).click();
  const summary = page.getByRole('complementary', { name: message('cart.summary') });
  await expect(summary.getByText(/^You pay in US dollars: \$[\d,.]+\. That is about €/)).toBeVisible();

  const second = await context.newPage();
  await second.goto('/fr/cart');
  await expect(second.getByText(/^Vous payez en dollars américains\s: /)).toBeVisible();
  await expect(second.getByRole('combobox', { name: 'Devise' })).toHaveValue('EUR');
  await second.getByRole('combobox', { name: 'Devise' }).selectOption('USD');
  await expect(second.getByText(/environ/)).toHaveCount(0);
  await expect(summary.getByText(/^You pay in US dollars/)).toHaveCount(0);
  await expect(chooser(page)).toHaveValue('USD');
  await expect(note).toBeEmpty();
  await second.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('prices are in US dollars, and no currency is offered', async ({ page }) => {
    await page.goto(listings.merch);
    await expect(
      page
        .getByRole('article')
        .first()
        .getByText(/^\$[\d,.]+$/),
    ).toBeVisible();
    await expect(page.getByText('USD $')).toBeHidden();
  });
});
