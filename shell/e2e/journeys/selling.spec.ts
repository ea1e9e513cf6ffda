import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

test('a seller finds what was sold, by state and by words, and reaches the act of each order', async ({
  page,
  message,
}) => {
  await signIn(page, 'pro');
  await page.goto('/profile/selling/orders');
  await settle(page);
  const orders = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(orders.first()).toBeVisible();
  const filters = page.getByRole('navigation', { name: message('lists.filters') });
  await filters.getByRole('link', { name: /^To ship/ }).click();
  await expect(page).toHaveURL(/state=to-ship/);
  await expect(page.getByText(/^Ship by /).first()).toBeVisible();
  await page
    .getByRole('link', { name: message('selling.do.SHIP') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/orders\/\w+#ship$/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a seller gives the buyer of an accepted offer more time, and the buyer sees it', async ({
  page,
  message,
  browser,
  baseURL,
}) => {
  await signIn(page, 'pro');
  await page.goto('/profile/selling/offers?state=accepted');
  await settle(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/offer=/);
  const section = page.locator('section[aria-labelledby="open-offer"]');
  await section.getByRole('button', { name: message('offers.do.EXTEND') }).click();
  await section.getByRole('button', { name: message('offers.send.EXTEND') }).click();
  await expect(section.getByText(/gave more time/)).toBeVisible();
  await expect(section.getByRole('button', { name: message('offers.do.EXTEND') })).toHaveCount(0);

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const buyer = await context.newPage();
  await signIn(buyer, 'buyer');
  await buyer.goto(`/profile/buying/offers${new URL(page.url()).search}`);
  await expect(buyer.locator('section[aria-labelledby="open-offer"]')).toContainText('The seller gave more time');
  await context.close();
});
