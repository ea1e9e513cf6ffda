import { fillCart, findListing } from '../support/cart.ts';
import { addToCart, listings, openProduct } from '../support/products.ts';
import { expect, settle, test } from '../support/test.ts';

test.describe('the cart', () => {
  test('keeps quantities between one and the stock, and says so', async ({ page, message }) => {
    await fillCart(page, await findListing(page, 'seller: ["headstock"], keywords: "hang tag mug"'));
    await page.goto('/cart');
    await settle(page);
    const quantity = page.getByRole('textbox', { name: /^Quantity of / });
    await quantity.fill('0');
    await quantity.press('Enter');
    await expect(page.getByText(message('cart.quantity.minimum'))).toBeVisible();
    await expect(quantity).toHaveValue('1');

    const sum = page.getByRole('complementary', { name: message('cart.summary') });
    const before = await sum.innerText();
    await quantity.fill('9999');
    await quantity.press('Enter');
    await expect(page.getByText(/^Quantity cannot exceed \d+\. It has been reset to the maximum\.$/)).toBeVisible();
    const most = await quantity.inputValue();
    expect(Number(most)).toBeGreaterThan(1);

    // The prices follow with the server's answer.
    await expect(sum).not.toHaveText(before, { useInnerText: true });
    await page.reload();
    await expect(quantity).toHaveValue(most);
  });

  test('brings a removed line back, and is empty with a way out', async ({ page, message }) => {
    await fillCart(page, await findListing(page, 'seller: ["headstock"], keywords: "hang tag mug"'));
    await page.goto('/cart');
    await settle(page);
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('heading', { name: message('cart.empty') })).toBeVisible();
    await page.getByRole('button', { name: message('cart.undo') }).click();
    await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
    await page.getByRole('button', { name: /^Remove / }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: message('cart.toShop'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/shop/);
  });

  test('shows in the header how much is in it, on every page and after a reload', async ({ page, message }) => {
    await openProduct(page, listings.mandolins);
    await addToCart(page, message('product.addToCart'), message('cart.drawerTitle'));
    await page.keyboard.press('Escape');
    const button = page.getByRole('button', { name: 'Cart', exact: true });
    await expect(button).toHaveAccessibleDescription('1 item');
    await page.goto('/shop');
    await expect(button).toHaveAccessibleDescription('1 item');
    await page.reload();
    await expect(button).toHaveAccessibleDescription('1 item');
  });
});
