import { expect, settle, test } from '../support/test.ts';

const count = /^(\d[\d,]*) results?$/;

test.describe('the listing', () => {
  test('keeps every state in its address: facet, order, page and keyword', async ({ page, message }) => {
    await page.goto('/shop/category/electric-guitars');
    await settle(page);
    const status = page.getByRole('status').filter({ hasText: count });
    const whole = await status.textContent();

    const brand = page.getByRole('group').filter({ hasText: message('listing.facet.BRAND') });
    await brand.getByRole('link', { name: /^Fender/ }).click();
    await expect(page).toHaveURL(/brand=/);
    await expect(status).not.toHaveText(whole!);
    await expect(page.getByRole('list', { name: message('listing.activeFilters') })).toContainText('Fender');

    const titles = page.getByRole('article').getByRole('heading');
    const newest = await titles.first().textContent();
    await page.getByLabel(message('listing.sort')).filter({ visible: true }).selectOption('PRICE_ASC');
    await expect(page).toHaveURL(/sort=PRICE_ASC/);
    await expect(titles.first()).not.toHaveText(newest!);
    const first = await titles.first().textContent();

    await page
      .getByRole('navigation', { name: message('listing.pages') })
      .getByRole('link', { name: 'Page 2' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(titles.first()).not.toHaveText(first!);

    const onPageTwo = await titles.first().textContent();
    await page.reload();
    await expect(titles.first()).toHaveText(onPageTwo!);

    await page.goBack();
    await expect(titles.first()).toHaveText(first!);
  });

  test('finds what is typed with mistakes, and helps when there is nothing', async ({ page, message }) => {
    await page.goto('/shop');
    await settle(page);
    const search = page.getByRole('searchbox', { name: message('listing.keywords') });
    await search.fill('stratocster');
    await search.press('Enter');
    await expect(page).toHaveURL(/keywords=stratocster/);
    await expect(page.getByRole('article').first()).toContainText(/stratocaster/i);

    await page.goto('/shop?keywords=qqqqzzzzxxxx');
    await expect(page.getByText(message('listing.noResults'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });

  test('takes prices that are typed as words for filters', async ({ page, message, request }) => {
    await page.goto('/shop');
    await settle(page);
    const search = page.getByRole('searchbox', { name: message('listing.keywords') });
    await search.fill('telecaster under 2,500');
    await search.press('Enter');
    await expect(page).toHaveURL('/shop?keywords=telecaster&maxPrice=2500');
    const chosen = page.getByRole('list', { name: message('listing.activeFilters') });
    await expect(chosen.getByRole('link', { name: /2,500/ })).toBeVisible();
    await expect(search).toHaveValue('telecaster');
    const french = await request.get('/fr/shop?keywords=basse+moins+de+900+%24');
    expect(new URL(french.url()).search).toBe('?keywords=basse&maxPrice=900');
  });

  test('is found again as it was left: place, folded and unfolded filters, also by tag', async ({ page, message }) => {
    await page.goto('/shop/category/electric-guitars');
    await settle(page);
    const group = (id: string) =>
      page
        .getByRole('complementary')
        .locator('details', { hasText: message(id) })
        .first();
    await group('listing.facet.BRAND').locator('summary').click();
    await group('listing.facet.TAGS').locator('summary').click();
    await expect(group('listing.facet.TAGS').getByRole('link', { name: /^All original/ })).toBeVisible();
    const card = page.getByRole('article').nth(9).getByRole('heading').getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(400);
    await card.click();
    await expect(page).not.toHaveURL(/category/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect(group('listing.facet.BRAND')).not.toHaveAttribute('open');
    await expect(group('listing.facet.TAGS')).toHaveAttribute('open');
  });

  test('takes a filter away again by its chip', async ({ page, message }) => {
    await page.goto('/shop/category/electric-guitars?brand=gibson');
    await settle(page);
    const chosen = page.getByRole('list', { name: message('listing.activeFilters') });
    await chosen.getByRole('link', { name: /^Gibson/ }).click();
    await expect(chosen).toBeHidden();
    await expect(page).not.toHaveURL(/brand=/);
  });
});
