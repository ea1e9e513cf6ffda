import { checkAccessibility } from '@headstock/testing/accessibility';
import { structuredDataOf, validateStructuredData } from '@headstock/testing/validate-structured-data';
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

  test('is in the sitemap, and says to search engines who it is about', async ({ request }) => {
    expect(await (await request.get('/en-sitemap.xml')).text()).toContain('/sellers/headstock</loc>');
    const html = await (await request.get('/fr/sellers/headstock')).text();
    const [data] = structuredDataOf(html);
    expect(await validateStructuredData(new Map([['/fr/sellers/headstock', data]]))).toEqual([]);
    expect(JSON.stringify(data)).toContain('"@type":"ProfilePage"');
    expect((await request.get('/sellers/nobody-of-this-name')).status()).toBe(404);
  });
});
