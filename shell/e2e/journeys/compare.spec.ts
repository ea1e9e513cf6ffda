import { checkAccessibility } from '@headstock/testing/accessibility';
import { validateHtml } from '@headstock/testing/validate-html';
import { expect, settle, test } from '../support/test.ts';

const listing = '/shop/category/electric-guitars';

test.describe('the comparison', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is chosen on cards, kept in step between tabs, and has an address of its own', async ({ page, message }) => {
    await page.goto(listing);
    await settle(page);
    const toggles = page.getByRole('article').getByRole('button', { name: /^Compare: / });
    const tray = page.getByRole('region', { name: message('comparisonBar.title') });
    await expect(tray).toBeHidden();
    for (const place of [0, 1, 2]) {
      await toggles.nth(place).click();
      await expect(toggles.nth(place)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(tray).toBeVisible();

    const other = await page.context().newPage();
    await other.goto(listing);
    await other
      .getByRole('button', { name: /^Take .* out of the comparison/ })
      .first()
      .click();
    await expect(toggles.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await other.close();

    await toggles.nth(0).click();
    await tray.getByRole('link', { name: 'Compare 3' }).click();
    await expect(page).toHaveURL(/\/shop\/compare\?ids=\w+,\w+,\w+$/);
    const names = page.getByRole('columnheader');
    await expect(names).toHaveCount(3);
    const before = await names.allTextContents();
    await page.reload();
    await settle(page);
    expect(await names.allTextContents()).toEqual(before);

    const right = page.getByRole('link', { name: /^Move .* to the right/ }).first();
    await right.focus();
    await page.keyboard.press('Enter');
    await expect(names.nth(1)).toHaveText(before[0] ?? '');
    await expect(page.getByRole('link', { name: /^Move .* to the right/ }).nth(1)).toBeFocused();
    expect(await validateHtml(await (await page.request.get(page.url())).text())).toEqual([]);
    await page.getByRole('link', { name: message('compare.onlyDifferences') }).click();
    await expect(page).toHaveURL(/only=differences/);
    expect(await checkAccessibility(page)).toEqual([]);

    await page.goto(listing);
    await settle(page);
    await tray.getByRole('button', { name: message('comparisonBar.clear') }).click();
    await expect(tray).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

    test('is read, changed by links and filled by a form', async ({ page, message }) => {
      await page.goto(listing);
      const links = await page.getByRole('article').getByRole('heading').getByRole('link').all();
      const paths = await Promise.all(links.slice(0, 2).map((link) => link.getAttribute('href')));
      const ids = paths.map((path) => path?.split('/').at(-1));
      await page.goto(`/shop/compare?ids=${ids.join(',')}`);
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByLabel(message('compare.find')).fill('stratocaster');
      await page
        .getByRole('button', { name: message('compare.search'), exact: true })
        .last()
        .click();
      await page
        .getByRole('link', { name: /^Add .*Stratocaster/ })
        .first()
        .click();
      await expect(page.getByRole('columnheader')).toHaveCount(3);
      await page
        .getByRole('link', { name: /^Remove / })
        .first()
        .click();
      await expect(page.getByRole('columnheader')).toHaveCount(2);
    });
  });
});
