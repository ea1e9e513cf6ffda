import { checkAccessibility } from '@headstock/testing/accessibility';
import { structuredDataOf, validateStructuredData } from '@headstock/testing/validate-structured-data';
import { ask, signIn } from '../support/accounts.ts';
import { listings, openProduct } from '../support/products.ts';
import { expect, settle, test } from '../support/test.ts';

test.describe('the page of a seller', () => {
  test('is linked from a product, cached, and lists what is for sale', async ({ page, message }) => {
    await openProduct(page, `${listings.electrics}&seller=headstock`);
    const link = page.locator('main a[href^="/sellers/"]');
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const response = await page.goto('/sellers/headstock');
    expect(response?.headers()['cache-control']).not.toContain('no-store');
    await settle(page);
    expect(await page.getByRole('article').count()).toBeGreaterThan(3);
    expect(await checkAccessibility(page)).toEqual([]);
    await page.getByRole('link', { name: message('seller.pages.next') }).click();
    await expect(page).toHaveURL(/\/sellers\/headstock\?page=2$/);
  });

  test('shows the avatar that a seller chose, and initials without one', async ({ page, message }) => {
    await page.goto('/');
    await signIn(page, 'private');
    await page.goto('/profile/settings/details');
    await settle(page);
    const { viewer } = await ask<{ viewer: { username: string } }>(page, '{ viewer { username } }');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
          'base64',
        ),
      });
    await page.getByLabel(message('pictures.zoom')).press('ArrowRight');
    expect(await checkAccessibility(page)).toEqual([]);
    await page.getByRole('button', { name: message('pictures.save') }).click();
    await expect(page.getByText(message('pictures.saved.avatar'))).toBeVisible();
    const avatar = page.locator('main img[src^="/api/profile-pictures/"]');
    await expect(avatar).toHaveCount(1);
    const { seller } = await ask<{ seller: { avatarUrl: string | null } }>(
      page,
      'query ($username: String!) { seller(username: $username) { avatarUrl } }',
      viewer,
    );
    expect((await page.request.get(seller.avatarUrl ?? '')).headers()['content-type']).toBe('image/webp');
    await page.getByRole('button', { name: message('pictures.remove.avatar') }).click();
    await expect(avatar).toHaveCount(0);
  });

  test('is in the sitemap, and says to search engines who it is about', async ({ request }) => {
    expect(await (await request.get('/en-sitemap.xml')).text()).toContain('/sellers/headstock</loc>');
    const html = await (await request.get('/fr/sellers/headstock')).text();
    const [data] = structuredDataOf(html);
    expect(await validateStructuredData(new Map([['/fr/sellers/headstock', data]]))).toEqual([]);
    expect(JSON.stringify(data)).toContain('"@type":"ProfilePage"');
    expect((await request.get('/sellers/nobody-of-this-name')).status()).toBe(404);
  });
});
