import type { Page } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { register } from '../support/prepare.ts';
import { expect, settle, test } from '../support/test.ts';

/** An instrument of a seller. */
async function findItem(page: Page): Promise<{ readonly id: string; readonly slug: string }> {
  const { viewer } = await ask<{ viewer: { username: string } }>(page, '{ viewer { id username } }');
  const { listings } = await ask<{ listings: { nodes: { item: { id: string; slug: string } }[] } }>(
    page,
    'query ($seller: [String!]) { listings(first: 1, filter: { seller: $seller, availability: [AVAILABLE] }) { nodes { item { id slug } } } }',
    { seller: [viewer.username] },
  );
  const [own] = listings.nodes;
  if (!own) throw new Error('The seller has nothing on the wall.');
  return own.item;
}

const bellOf = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('button', {
    name: count > 0 ? `Notifications, ${count} unread` : 'Notifications',
    exact: true,
  });

const unreadOf = async (page: Page): Promise<number> =>
  (await ask<{ messageCountUnread: number }>(page, '{ messageCountUnread }')).messageCountUnread;

test.setTimeout(90_000);

test('two members write to each other, and every bell of both is right', async ({ page, browser, message }) => {
  const seller = await browser.newContext({ baseURL: journeyShop().origin });
  const [one, other] = [await seller.newPage(), await seller.newPage()];
  await signIn(one, 'private');
  const item = await findItem(one);
  const before = await unreadOf(one);
  await one.goto('/faqs');
  await other.goto('/about-us');
  for (const tab of [one, other]) await expect(bellOf(tab, before)).toBeVisible();

  await page.goto('/');
  await register(page);
  await page.goto(`/shop/${item.slug}/${item.id}`);
  await settle(page);
  await page.getByRole('link', { name: message('product.seller.contact') }).click();
  await page.getByRole('textbox', { name: /^Write to/ }).fill('Does it have its case? Call me: 615-555-0142');
  await page.getByRole('button', { name: message('messages.send'), exact: true }).click();
  await expect(page.getByText(message('messages.contactDetails'))).toBeVisible();
  await expect(page.getByText('615-555-0142', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: message('messages.change') }).click();
  await page.getByRole('textbox', { name: /^Write to/ }).fill('Does it have its case?');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/profile\/messages\/[0-9a-z]{13}$/);
  const log = page.getByRole('log');
  await expect(log.getByText('Does it have its case?')).toBeVisible();

  // Both tabs of the seller hear of it without being touched.
  for (const tab of [one, other]) await expect(bellOf(tab, before + 1)).toBeVisible();
  await bellOf(one, before + 1).click();
  await one
    .getByRole('navigation', { name: message('bell.label') })
    .getByRole('link', { name: /^Ada / })
    .click();
  await expect(one.getByRole('log').getByText('Does it have its case?')).toBeVisible();
  for (const tab of [one, other]) await expect(bellOf(tab, before)).toBeVisible();

  const second = await page.context().newPage();
  await second.goto('/faqs');
  await one.getByRole('textbox', { name: /^Write to/ }).fill('The original one, with the key.');
  await one.getByRole('button', { name: message('messages.send'), exact: true }).click();
  await expect(log.getByText('The original one, with the key.')).toBeVisible();
  // It was read at once, where it was seen.
  await expect.poll(() => unreadOf(page)).toBe(0);
  await expect(bellOf(second, 0)).toBeVisible();
  await seller.close();
});

test('a member answers with a saved reply, and is answered for while away', async ({ page, browser, message }) => {
  const seller = await browser.newContext({ baseURL: journeyShop().origin });
  const other = await seller.newPage();
  await signIn(other, 'pro');
  const item = await findItem(other);

  await page.goto('/');
  await register(page);
  await page.goto('/profile/settings/replies');
  await settle(page);
  await page.getByRole('button', { name: message('replies.add') }).click();
  await page.getByRole('textbox', { name: message('replies.name') }).fill('Asking');
  await page.getByRole('textbox', { name: message('replies.textEn'), exact: true }).fill('About {item}: {price}?');
  await page.getByRole('button', { name: message('replies.save'), exact: true }).click();
  await expect(page.getByText('About {item}: {price}?')).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('textbox', { name: message('replies.away.textEn') }).fill('On a journey until tomorrow.');
  await page.getByLabel(message('replies.away.until')).fill(tomorrow);
  await page.getByRole('button', { name: message('replies.away.save') }).click();
  await expect(page.getByRole('button', { name: message('replies.away.clear') })).toBeVisible();

  await page.goto(`/profile/messages/new?about=item&id=${item.id}`);
  await settle(page);
  await page.getByRole('textbox', { name: /^Write to/ }).fill('Good evening.');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/profile\/messages\/[0-9a-z]{13}$/);
  await page.getByRole('button', { name: message('messages.replies') }).click();
  await page.getByRole('button', { name: 'Asking' }).click();
  const box = page.getByRole('textbox', { name: /^Write to/ });
  await expect(box).toHaveValue(/^About .+: \$[\d,]+\?$/);
  const written = await box.inputValue();
  await box.focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('log').getByText(written)).toBeVisible();

  await other.goto(new URL(page.url()).pathname);
  await settle(other);
  for (const text of ['Yes, gladly.', 'It is.']) {
    await other.getByRole('textbox', { name: /^Write to/ }).fill(text);
    await other.getByRole('button', { name: message('messages.send'), exact: true }).click();
    await expect(other.getByRole('log').getByText(text)).toBeVisible();
  }
  await expect(other.getByText('On a journey until tomorrow.')).toHaveCount(1);
  await expect(other.getByText(message('messages.automatic'))).toHaveCount(1);
  await seller.close();
});
