import { checkAccessibility } from '@headstock/testing/accessibility';
import type { Page, Request } from '@playwright/test';
import { expect, settle, test } from '../support/test.ts';

test.use({ answered: false });

const notice = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const isCount = (request: Request): boolean => new URL(request.url()).pathname === '/api/tracking';

/** What the page has told the shop of the visit. */
function listen(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (!isCount(request)) return;
    const { eventName, properties } = request.postDataJSON();
    told.push([eventName, properties.path].filter(Boolean).join(' '));
  });
  return told;
}

test('asks before it counts, counts from the beginning, and forgets on demand', async ({ page, context }) => {
  const told = listen(page);
  await page.goto('/shop');
  await settle(page);
  await expect(notice(page)).toBeHidden();
  await page.mouse.move(400, 400);
  await expect(notice(page)).toBeVisible();
  expect(await checkAccessibility(page)).toEqual([]);
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL('/faqs');
  expect(told).toEqual([]);

  const counted = page.waitForResponse((response) => isCount(response.request()) && response.status() === 204);
  await notice(page).getByRole('button', { name: 'Accept' }).click();
  await expect(notice(page)).toBeHidden();
  await counted;
  await expect.poll(() => told).toEqual(['pageViewed /shop', 'pageViewed /faqs']);
  const kept = (await context.cookies()).find(({ name }) => name === 'headstock-consent');
  expect(kept).toMatchObject({ value: 'all', path: '/', sameSite: 'Lax' });
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await expect(notice(page).getByRole('heading')).toBeFocused();
  await notice(page).getByRole('button', { name: 'Only what is needed' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.reload();
  await settle(page);
  await page.mouse.move(300, 300);
  await settle(page);
  await expect(notice(page)).toBeHidden();
  expect(told).toEqual(['pageViewed /shop', 'pageViewed /faqs']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, newsletter: true });

  test('the question moves nothing, hides no button, and the newsletter waits for its answer', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/shop');
    await settle(page);
    await page.clock.runFor(8500);
    await settle(page);
    await expect(notice(page)).toBeHidden();
    const shifts = (): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'shifts'));
    const before = await shifts();
    await page.mouse.move(160, 300);
    await expect(notice(page)).toBeVisible();
    expect(await shifts()).toEqual(before);
    await page.mouse.wheel(0, 900);
    await expect(page.locator('[data-thumb-bar]')).toBeInViewport({ ratio: 1 });
    const [question, bar] = await Promise.all([
      notice(page).boundingBox(),
      page.locator('[data-thumb-bar]').boundingBox(),
    ]);
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.clock.runFor(6500);
    await expect(page.getByRole('dialog', { name: 'Newsletter' })).toBeHidden();
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(6500);
    await expect(page.getByRole('dialog', { name: 'Newsletter' })).toBeVisible();
  });
});
