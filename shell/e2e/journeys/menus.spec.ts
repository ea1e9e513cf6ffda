import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** Pages show a menu that was published within this time. */
const follows = { timeout: 20_000 };

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeHidden();
}

/** What visitors find below “Infos” under “La maison”, on a page that was just loaded. */
async function linksOf(visitor: Page): Promise<string[]> {
  await visitor.goto('/fr/faqs');
  const row = visitor.getByRole('banner').getByRole('navigation', { name: 'Rayons', exact: true });
  await row.getByRole('button', { name: /Infos/ }).click();
  const list = row.getByRole('list').filter({ hasText: 'Invités célèbres' }).last();
  await expect(list).toBeVisible({ timeout: 3_000 });
  return list.getByRole('listitem').allTextContents();
}

test('staff adds a link to the menu by keyboard, moves it and takes it out again, and visitors have it in their language', async ({
  page,
  context,
}) => {
  const label = `Bench diary ${Date.now().toString(36)}`;
  await signIn(page, 'admin');
  await page.goto('/admin/content/menus');
  await page.getByRole('link', { name: 'Menu below the header' }).click();
  await page.getByRole('button', { name: /^“Info”: / }).press('Enter');
  await page.getByRole('button', { name: 'Add a line below “The shop”' }).press('Enter');
  await page.keyboard.type(label);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${label} (fr)`);
  await page.getByLabel(`Where “${label}” leads`).fill('/repairs');
  await publish(page);
  const visitor = await context.newPage();
  const expected = async (links: readonly string[]): Promise<void> =>
    expect(async () => expect((await linksOf(visitor)).slice(-links.length)).toEqual(links)).toPass(follows);
  await expected(['Blog', `${label} (fr)`]);
  await expect(visitor.getByRole('link', { name: `${label} (fr)`, exact: true })).toHaveAttribute(
    'href',
    '/fr/repairs',
  );

  const up = page.getByRole('button', { name: `Move “${label}” up` });
  await up.press('Enter');
  await expect(up).toBeFocused();
  await publish(page);
  await expected([`${label} (fr)`, 'Blog']);

  await page.getByRole('button', { name: `Remove “${label}” and all below it` }).press('Enter');
  await expect(page.locator('[data-line="info.shop.blog"] input').first()).toBeFocused();
  await publish(page);
  await expected(['Invités célèbres', 'Blog']);
});
