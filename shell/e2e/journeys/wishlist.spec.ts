import { demoAccount } from '@headstock/testing/demo-account';
import { signIn } from '../support/accounts.ts';
import { listings } from '../support/products.ts';
import { expect, settle, test, workProof } from '../support/test.ts';

test.describe('the wishlist', () => {
  test('begins with a guest’s heart, and is kept, undone and moved into the cart', async ({ page, message }) => {
    const { email, password } = demoAccount('pro');
    await page.goto(`${listings.electrics}&seller=headstock`);
    await settle(page);
    const heart = page.getByRole('button', { name: /^Save: / }).nth(5);
    const title = (await heart.getAttribute('aria-label'))?.replace('Save: ', '') ?? '';
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    const dialog = page.getByRole('dialog', { name: 'Login/Register' });
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true', workProof);

    await page
      .getByRole('banner')
      .getByRole('link', { name: message('shell.account.wishlist') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('wishlist.title'));
    await page.getByRole('button', { name: `Remove: ${title}` }).click();
    await page.getByRole('button', { name: `Undo: ${title}` }).click();
    await page.reload();
    await settle(page);
    await page.getByRole('button', { name: `Add to cart: ${title}` }).click();
    await expect(page.getByRole('dialog', { name: message('cart.drawerTitle') })).toContainText(title);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByText(message('wishlist.empty'))).toBeVisible();
  });

  test('shows price drops and sold items, to its owner only', async ({ page, message }) => {
    await signIn(page, 'buyer');
    const response = await page.goto('/wishlist');
    expect(response?.headers()['cache-control']).toContain('private');
    await expect(page.getByText(/less than when you saved it$/).first()).toBeVisible();
    await page
      .getByRole('link', { name: message('wishlist.similar') })
      .first()
      .click();
    await expect(page).toHaveURL(/#similar-items$/);
    await expect(page.locator('#similar-items')).toBeVisible();
  });

  test('is shared by a link that works for guests until its owner ends it', async ({
    page,
    message,
    browser,
    baseURL,
  }) => {
    await signIn(page, 'buyer');
    await page.goto('/wishlist');
    await settle(page);
    await page.getByRole('button', { name: message('wishlist.share'), exact: true }).click();
    const open = page.getByRole('link', { name: message('wishlist.share.open') });
    const path = (await open.getAttribute('href')) ?? '';
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const guest = await context.newPage();
    await guest.goto(path);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(message('wishlist.shared.title'));
    await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await settle(guest);
    await guest
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await expect(guest.getByRole('dialog', { name: message('cart.drawerTitle') })).toBeVisible();
    await page.getByRole('button', { name: message('wishlist.share.stop') }).click();
    await expect(page.getByRole('button', { name: message('wishlist.share'), exact: true })).toBeVisible();
    expect((await guest.goto(path))?.status()).toBe(404);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(message('wishlist.shared.unknown'));
    await context.close();
  });
});
