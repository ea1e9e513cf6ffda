import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Reach us' });
const banner = (page: Page) => page.getByRole('region', { name: 'Announcements' });

test('the menu becomes a drawer, the search a dialog and the contact a strip below 916 px', async ({ page }) => {
  await page.setViewportSize({ width: 916, height: 900 });
  await page.goto('/shop');
  await settle(page);
  await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await expect(strip(page)).toBeHidden();
  await expect(banner(page).getByRole('link', { name: '(615) 555-0142' })).toBeVisible();
  expect((await banner(page).boundingBox())?.height).toBe(45);

  await page.setViewportSize({ width: 915, height: 900 });
  expect((await banner(page).boundingBox())?.height).toBe(45);
  await expect(strip(page).getByRole('link', { name: '(615) 555-0142' })).toHaveAttribute('href', 'tel:+16155550142');
  await expect(strip(page).getByRole('link', { name: '2210 Dogwood Avenue' })).toHaveAttribute('href', /^https:.*map/);
  await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toBeHidden();
  await page.getByRole('button', { name: 'Search the shop' }).click();
  const search = page.getByRole('dialog', { name: 'Search the shop' });
  // It becomes a combobox when the code of the suggestions is there.
  await expect(search.getByRole('searchbox').or(search.getByRole('combobox'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Electrics', { exact: true })).toBeVisible();
});

test('the bell rings in the header at every width, and its list fits', async ({ page, message }) => {
  await signIn(page, 'buyer');
  await page.goto('/about-us');
  const header = page.getByRole('banner');
  const bell = header.getByRole('button', { name: /^Notifications/ });
  const list = header.getByRole('navigation', { name: message('bell.label') });
  const heart = header.getByRole('link', { name: 'Wishlist' });
  // As wide as it gets, the number leaves half of the bell to be seen, and does not reach what stands beside it.
  const count = bell.locator('[data-count]');
  await count.evaluate((badge) => badge.setAttribute('data-count', '99+'));
  const [number, icon, next] = await Promise.all(
    [count, bell.locator('svg'), heart.locator('svg')].map((each) => each.boundingBox()),
  );
  expect(number?.x).toBeGreaterThanOrEqual((icon?.x ?? 0) + (icon?.width ?? 0) / 2);
  expect((number?.x ?? 0) + (number?.width ?? 0)).toBeLessThan(next?.x ?? 0);
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bell).toBeInViewport({ ratio: 1 });
    await expect(heart).toBeVisible({ visible: width >= 425 });
    await bell.click();
    await expect(list).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  }
});

test('a page begins at its top, and is found again where it was left', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/shop');
  await settle(page);
  const card = page.getByRole('article').nth(8).getByRole('heading').getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const left = await top();
  expect(left).toBeGreaterThan(300);
  await card.click();
  await expect(page).toHaveURL(/\/shop\/[^/]+\/[^/]+$/);
  await expect.poll(top).toBe(0);
  await page.evaluate(() => scrollTo(0, 700));
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
  await expect.poll(top).toBe(left);
  await page.goForward();
  await expect.poll(top).toBe(700);
  await page.reload();
  await settle(page);
  await page.mouse.move(300, 300);
  await settle(page);
  await expect.poll(top).toBe(700);
});

test('the print view shows the page and its URL, and no controls', async ({ page }) => {
  await page.goto('/shop?keywords=les+paul&key=secret#top');
  await settle(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const part of ['body > header', 'body > footer', 'body > [role=region]', 'section[aria-label=Announcements]'])
    for (const each of await page.locator(part).all()) await expect(each).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const address = await page.evaluate(() => getComputedStyle(document.body, '::after').content);
  expect(address).toMatch(/^"http:\/\/localhost:\d+\/shop\?keywords=les\+paul"$/);
});

for (const [what, size, width, path] of [
  ['the menu in the longer language where it just begins', 100, 916, '/fr/faqs'],
  ['large letters on a phone', 200, 375, '/fr/faqs'],
  ['large letters on a phone, in a form', 200, 375, '/fr/forms/repair'],
  ['large letters on a wide screen', 200, 1280, '/fr/faqs'],
] as const)
  test(`nothing is wider than the window: ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await settle(page);
    const beyond = await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    }, size);
    expect(beyond).toBe(0);
    const words = await page.locator('header .word:visible').all();
    for (const word of words) expect((await word.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  });
