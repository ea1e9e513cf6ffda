import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** The part of the editor that is for one language. */
const language = (page: Page, name: 'English' | 'French'): Locator => page.getByRole('region', { name, exact: true });

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeHidden();
  await expect(language(page, 'English').getByText('Published', { exact: true })).toBeVisible();
}

test('staff writes a page in both languages, looks at it, publishes it and takes a change back', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/content/new');
  await page.getByLabel('Title in English').fill('String swap nights');
  await page.getByLabel('Title in French').fill('Les soirées cordes');
  await page.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(page).toHaveURL(/\/admin\/content\/edit\//);
  for (const [name, words] of [
    ['English', ['Bring a guitar, we bring the strings.', 'First Tuesday of the month.']],
    ['French', ['Apportez une guitare, nous apportons les cordes.', 'Le premier mardi du mois.']],
  ] as const) {
    const part = language(page, name);
    await part.getByLabel(/^Description/).fill(words[0]);
    await part.getByLabel(/^Lead(?!s)/).fill(words[0]);
    await part.getByLabel(/^Text/).last().fill(`## When\n\n${words[1]}`);
  }

  const opening = context.waitForEvent('page');
  await language(page, 'French').getByRole('button', { name: 'Preview on the page' }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Les soirées cordes');
  await expect(preview.getByText('Le premier mardi du mois.')).toBeVisible();
  const { headers, status } = await preview.evaluate(async (address) => {
    const answer = await fetch(address);
    const plain = await fetch(location.pathname);
    return { headers: Object.fromEntries(answer.headers), status: plain.status };
  }, preview.url());
  expect(status).toBe(404);
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex, nofollow']);
  await preview.close();

  await publish(page);
  const visitor = await context.newPage();
  await expect(async () => {
    await visitor.goto('/string-swap-nights');
    await expect(visitor.getByText('First Tuesday of the month.')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });

  await language(page, 'English')
    .getByLabel(/^Title/)
    .fill('String swap days');
  await publish(page);
  await page.getByRole('link', { name: 'History' }).click();
  const drawer = page.getByRole('dialog');
  await drawer
    .getByRole('button', { name: /^Make version \d+ the draft$/ })
    .first()
    .click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('String swap nights');
  await publish(page);
  await expect(async () => {
    await visitor.goto('/string-swap-nights');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('String swap nights', { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });

  await page.getByRole('link', { name: 'Address, copy, archive' }).click();
  await drawer.getByRole('button', { name: 'Archive' }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(async () => (await page.request.get('/string-swap-nights')).status()).toBe(404);
});
