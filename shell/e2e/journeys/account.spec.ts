import { demoAccount } from '@headstock/testing/demo-account';
import { signIn } from '../support/accounts.ts';
import { addToCart, listings, openProduct } from '../support/products.ts';
import { expect, settle, test, workProof } from '../support/test.ts';

const session = (name: string) => name === 'headstock-session';

test.describe('an account', () => {
  test('is made, signed in to at once, left, and come back to', async ({ page, context }) => {
    const email = `journey-${Date.now()}@headstock.test`;
    await page.goto('/');
    await settle(page);
    await page.getByRole('button', { name: 'Login/Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login/Register' });
    await dialog.getByRole('tab', { name: 'Register' }).click();
    await dialog.getByLabel('First name').fill('Jo');
    await dialog.getByLabel('Last name').fill('Journey');
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('a long password');
    await dialog.getByLabel('Confirm password').fill('another password');
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog.getByText("Password doesn't match")).toBeVisible();
    await expect(dialog.getByText('You must accept terms and conditions')).toBeVisible();
    await dialog.getByLabel('Confirm password').fill('a long password');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible(workProof);
    expect((await context.cookies()).find(({ name }) => session(name))).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
    });

    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible();

    await page.getByRole('button', { name: 'Login/Register' }).click();
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill('a long password');
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible(workProof);
  });

  test('leads home, and asks for no sign-in, when it ends on a page of its own', async ({ page }) => {
    await signIn(page, 'buyer');
    await page.goto('/profile/settings/details');
    await settle(page);
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('cannot be distinguished from a missing one by a wrong password', async ({ page }) => {
    await page.goto('/');
    await settle(page);
    await page.getByRole('button', { name: 'Login/Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login/Register' });
    for (const email of ['buyer@headstock.test', 'nobody@headstock.test']) {
      await dialog.getByLabel('Email address').fill(email);
      await dialog.getByLabel('Password', { exact: true }).fill('not the password');
      await dialog.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByText('Username or password not found').first()).toBeVisible(workProof);
    }
  });

  test('is asked for where it is needed, on the home page with the dialog open', async ({ page }) => {
    await page.goto('/wishlist');
    await expect(page).toHaveURL(/^[^?]*\/(\?.*)?$/);
    await expect(page.getByRole('dialog', { name: 'Login/Register' })).toBeVisible();
  });

  test('keeps what lay in the cart before signing in, and what lay in its own', async ({ page, message }) => {
    const { email, password } = demoAccount('private');
    await openProduct(page, listings.merch, 4);
    const { pathname } = new URL(page.url());
    await addToCart(page, message('product.addToCart'), message('cart.drawerTitle'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Login/Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login/Register' });
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible(workProof);
    await page.goto('/cart');
    await expect(page.getByRole('main').locator(`a[href="${pathname}"]`).first()).toBeVisible();
  });
});
