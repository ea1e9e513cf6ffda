import { listings } from '../support/products.ts';
import { mailedLink } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a browser without scripts fills a cart, changes it, and is told what needs scripts', async ({
  page,
  message,
}) => {
  await page.goto(listings.merch);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\/(?!category\/)/);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page
    .getByRole('button', { name: message('product.addToCart'), exact: true })
    .first()
    .click();

  await expect(page).toHaveURL(/\/cart$/);
  const block = page.getByRole('main');
  await expect(block.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  const quantity = block.getByRole('spinbutton');
  await quantity.fill('2');
  await block.getByRole('button', { name: message('cart.quantity.set'), exact: true }).click();
  await expect(block.getByRole('spinbutton')).toHaveValue('2');
  await block.getByRole('button', { name: message('cart.removeTitle').replace('{title}', title), exact: true }).click();
  await expect(page.getByText(message('cart.empty'))).toBeVisible();

  await page.goto('/checkout');
  // Playwright looks for texts everywhere but in a noscript.
  await expect(page.locator('noscript').getByRole('link', { name: '(615) 555-0142' })).toBeVisible();
});

test('a browser without scripts signs in by a form, goes on to where it wanted to, and signs out', async ({
  page,
  message,
}) => {
  await page.goto('/shop');
  await page
    .getByRole('banner')
    .getByRole('link', { name: message('shell.account.login'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/sign-in$/);
  const block = page.getByRole('main');
  const signIn = async (password: string): Promise<void> => {
    await block.getByRole('textbox', { name: message('signIn.email') }).fill('buyer@headstock.test');
    await block.getByLabel(message('signIn.password')).fill(password);
    await block.getByRole('button', { name: message('signIn.submit'), exact: true }).click();
  };
  await page.goto('/sign-in?next=%2Fprofile%2Fbuying%2Fpurchases');
  await signIn('not-the-password');
  await expect(page).toHaveURL(/\/sign-in\?problem=wrong-credentials&next=/);
  await expect(block.getByLabel(message('signIn.password'))).toHaveAccessibleDescription(
    message('signIn.problem.wrong-credentials'),
  );
  await signIn('headstock-buyer');
  await expect(page).toHaveURL(/\/profile\/buying\/purchases$/);
  await page.goto('/sign-in');
  await block.getByRole('button', { name: message('signIn.signOut'), exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/profile');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a browser without scripts opens an account, confirms its e-mail, and has its password replaced', async ({
  page,
  message,
}) => {
  const block = page.getByRole('main');
  const email = `plain-${Date.now()}@example.com`;
  const press = (id: string) => block.getByRole('button', { name: message(id), exact: true }).click();
  const signIn = async (password: string): Promise<void> => {
    await block.getByRole('textbox', { name: message('signIn.email') }).fill(email);
    await block.getByLabel(message('signIn.password')).fill(password);
    await press('signIn.submit');
  };
  await page.goto('/sign-in');
  await block.getByRole('link', { name: message('signIn.toRegister'), exact: true }).click();
  await block.getByRole('textbox', { name: message('signIn.firstName') }).fill('Nina');
  await block.getByRole('textbox', { name: message('signIn.lastName') }).fill('Rosewood');
  await block.getByRole('textbox', { name: message('signIn.email') }).fill(email);
  await block.getByLabel(message('signIn.password')).fill('maple-neck-and-tweed');
  await block.getByRole('checkbox').check();
  await press('signIn.create');
  await expect(block.getByText(message('signIn.done.registered'))).toBeVisible();

  await page.goto(await mailedLink(email, 'confirm-email'));
  await press('confirmEmail.confirm');
  await expect(block.getByText(message('signIn.done.confirmed'))).toBeVisible();

  await block.getByRole('link', { name: message('signIn.toRecover'), exact: true }).click();
  await block.getByRole('textbox', { name: message('signIn.email') }).fill(email);
  await press('signIn.sendLink');
  await expect(block.getByText(message('signIn.done.mailed'))).toBeVisible();
  await page.goto(await mailedLink(email, 'reset-password'));
  const type = async (password: string, repeated: string): Promise<void> => {
    await block.getByLabel(message('auth.password'), { exact: true }).fill(password);
    await block.getByLabel(message('auth.confirmPassword'), { exact: true }).fill(repeated);
    await press('resetPassword.save');
  };
  await type('spruce-top-and-bone', 'something-else');
  await expect(block.getByText(message('resetPassword.problem.passwords-differ'))).toBeVisible();
  await type('spruce-top-and-bone', 'spruce-top-and-bone');
  await expect(block.getByText(message('signIn.done.password-set'))).toBeVisible();
  await signIn('spruce-top-and-bone');
  await expect(page).toHaveURL(/\/profile$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, language: 'fr' });

  test('the header leads to the links of the shop and to the cart', async ({ page, message }) => {
    await page.goto('/fr');
    await page
      .getByRole('banner')
      .getByRole('link', { name: message('shell.menu.label'), exact: true })
      .click();
    await expect(page).toHaveURL(/#footer$/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: message('shell.search.label'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/fr\/shop#filters$/);
    await page.locator('#filters').getByRole('searchbox').fill('telecaster');
    await page.locator('#filters').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/fr\/shop\?keywords=telecaster/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: message('shell.cart.label'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/fr\/cart$/);
    await expect(page.getByText(message('cart.empty'))).toBeVisible();
    const wide = await page.evaluate('document.documentElement.scrollWidth');
    expect(wide).toBe(375);
  });
});
