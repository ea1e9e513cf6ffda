import type { Browser, Page } from '@playwright/test';
import { checkAccessibility } from '@headstock/testing/accessibility';
import { guest } from '../support/checkout.ts';
import type { MessageText } from '../support/messages.ts';
import { listings } from '../support/products.ts';
import { mailedLink } from '../support/mails.ts';
import { monitorPage } from '@headstock/testing/page-monitor';
import { expect, settle, test } from '../support/test.ts';

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

  // A page of scripts leads to the one of forms.
  await page.goto('/checkout');
  await page.getByRole('link', { name: message('checkout.plain') }).click();
  await expect(page).toHaveURL(/\/checkout\/plain$/);
  await expect(page.getByText(message('cart.empty'))).toBeVisible();
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
  const why = page.locator('.hs-sign-in-needed');
  await expect(why).toBeVisible();
  await page.reload();
  await expect(why).toBeHidden();
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

/** What is wrong with the page for assistive technology, as a browser with scripts finds it: the forms are the same there. */
async function checkForms(page: Page, browser: Browser): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    storageState: await page.context().storageState(),
    viewport: page.viewportSize(),
  });
  const other = await context.newPage();
  const watch = monitorPage(other);
  await other.goto(page.url());
  await settle(other);
  await checkAccessibility(other);
  expect(watch.problems()).toEqual([]);
  await context.close();
}

const press = (page: Page, message: MessageText, id: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: message(id), exact: true })
    .first()
    .click();

/** Puts something of which there is enough into the cart, and goes from there to the step of the contact. */
async function beginCheckout(page: Page, message: MessageText, prefix: string): Promise<void> {
  await page.goto(prefix + listings.merch);
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await press(page, message, 'product.addToCart');
  await page
    .getByRole('main')
    .getByRole('link', { name: message('cart.checkout'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.heading.contact'));
}

async function giveContact(page: Page, message: MessageText): Promise<void> {
  await page.getByLabel(message('checkout.field.email')).fill(guest.email);
  await page.getByLabel(message('address.field.firstName'), { exact: true }).fill(guest.firstName);
  await page.getByLabel(message('address.field.lastName'), { exact: true }).fill(guest.lastName);
  await page.getByRole('button', { name: message('checkout.toDelivery') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.heading.delivery'));
}

async function giveAddress(page: Page, message: MessageText, region: string): Promise<void> {
  await page.getByLabel(message('address.field.line1')).fill(guest.line1);
  await page.getByLabel(message('address.field.city')).fill(guest.city);
  await page.getByLabel(message('address.region.state')).selectOption(region);
  await page.getByLabel(message('address.field.postalCode')).fill(guest.postalCode);
  await page.getByRole('button', { name: message('plainCheckout.toShipping'), exact: true }).click();
}

test('a guest without scripts buys: a refused address, a payment that is cancelled, one that is sent twice', async ({
  page,
  browser,
  message,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await beginCheckout(page, message, '');
  await giveContact(page, message);
  await giveAddress(page, message, 'OR');
  await expect(page.getByLabel(message('address.region.state'))).toHaveAccessibleDescription(/Tennessee/);
  await expect(page.getByLabel(message('address.field.line1'))).toHaveValue(guest.line1);
  await checkForms(page, browser);
  await giveAddress(page, message, 'TN');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: message('checkout.toPayment') }).click();
  await page.getByRole('button', { name: message('checkout.toReview') }).click();
  await expect(page.getByText(message('plainCheckout.chooseMethod'))).toBeVisible();
  await page.getByRole('radio', { name: /^PayPal/ }).check();
  await page.getByRole('button', { name: message('checkout.toReview') }).click();
  await expect(heading).toHaveText(message('checkout.heading.review'));

  const pay = page.getByRole('button', { name: /PayPal/ });
  await pay.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page.getByText(message('payment.cancelled'))).toBeVisible();
  await page.getByRole('button', { name: message('checkout.toReview') }).click();
  await pay.click();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await page.goBack();
  await pay.click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page).toHaveURL(/\/orders\/[^/?]+\?key=/);
  const order = new URL(page.url()).pathname;
  await page.goto('/checkout/plain');
  await expect(page.getByText(message('cart.empty'))).toBeVisible();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe(order);
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

  test('a guest buys in French, and nothing is too wide', async ({ page, browser, message }) => {
    const isNarrow = async (): Promise<void> =>
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(375);
    await beginCheckout(page, message, '/fr');
    await page.getByRole('button', { name: message('checkout.toDelivery') }).click();
    await expect(page.getByText(message('checkout.error.email'))).toBeVisible();
    await checkForms(page, browser);
    await giveContact(page, message);
    await isNarrow();
    await page.getByRole('radio', { name: new RegExp(`^${message('checkout.ship.store')}`) }).check();
    await page.getByRole('button', { name: message('plainCheckout.toShipping'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.heading.payment'));
    await isNarrow();
    await checkForms(page, browser);
    await page.getByRole('radio', { name: /Shop Pay/ }).check();
    await page.getByRole('button', { name: message('checkout.toReview') }).click();
    await isNarrow();
    await checkForms(page, browser);
    await page.getByRole('button', { name: /Shop Pay/ }).click();
    await page.getByRole('button', { name: 'Approuver', exact: true }).click();
    await expect(page).toHaveURL(/\/fr\/orders\/[^/?]+\?key=/);
    await isNarrow();
  });
});
