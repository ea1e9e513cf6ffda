import { checkAccessibility } from '@headstock/testing/accessibility';
import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

test.use({ newsletter: true, contextOptions: { reducedMotion: 'reduce' } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Newsletter' });
const flag = (page: Page) => page.evaluate(() => localStorage.getItem('newsletter_signup'));

async function open(page: Page, path = '/shop'): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await settle(page);
}

/** Time passes; answers of the server take their own. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await settle(page);
}

test('invites after three seconds, once, and remembers a no', async ({ page }) => {
  await open(page);
  await expect(dialog(page)).toBeHidden();
  await pass(page, 3500);
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByLabel('Email address')).toBeFocused();
  expect(await checkAccessibility(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await flag(page)).toBe('false');
  await page.reload();
  await settle(page);
  await pass(page, 10_000);
  await expect(dialog(page)).toBeHidden();
});

test('says what is wrong, subscribes, and closes after three seconds', async ({ page, watch }) => {
  watch.allow(/500/);
  await open(page);
  await pass(page, 3500);
  const send = dialog(page).getByRole('button', { name: 'Subscribe' });
  await send.click();
  await expect(dialog(page).getByText('Email address is required').first()).toBeVisible();
  await page.getByLabel('Email address').fill('june@b');
  await send.click();
  await expect(dialog(page).getByText('Please enter a valid email address').first()).toBeVisible();
  await page.route('**/api/subscribe', (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 });
  await page.getByLabel('Email address').fill('june.letter@example.com');
  await send.click();
  const failed = 'There was an error subscribing to our newsletter. Please try again.';
  await expect(dialog(page).getByText(failed).first()).toBeVisible();
  // From here on time passes only as the test says.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await send.click();
  await expect(dialog(page).getByText('You are on the list. See you Tuesday.').first()).toBeVisible();
  await page.clock.runFor(2500);
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(dialog(page)).toBeHidden();
  expect(await flag(page)).toBe('true');
});

test('waits while somebody types, or another dialog is open', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Cart', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await pass(page, 3500);
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await pass(page, 3500);
  await expect(dialog(page)).toBeVisible();
});

test('does not invite where the shop does not want it, in the checkout, nor whom it knows', async ({ page }) => {
  await page.route('**/api/cms-options', (route) => route.fulfill({ json: { newsletter_modal: false } }));
  await open(page);
  await pass(page, 10_000);
  await expect(dialog(page)).toBeHidden();
  await page.unroute('**/api/cms-options');
  await page.goto('/checkout');
  await settle(page);
  await pass(page, 10_000);
  await expect(dialog(page)).toBeHidden();
  await signIn(page, 'buyer');
  await page.goto('/shop');
  await settle(page);
  await pass(page, 10_000);
  await expect(dialog(page)).toBeHidden();
});
