import type { Page } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { drawPhotographs } from '../support/photographs.ts';
import { expect, settle, test } from '../support/test.ts';

/** How many photographs the shop has of the instrument of the page. */
async function savedPhotographs(page: Page): Promise<number> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { portfolioItem } = await ask<{ portfolioItem: { photographs: unknown[] } }>(
    page,
    'query ($id: ID!) { portfolioItem(id: $id) { photographs { id } } }',
    { id },
  );
  return portfolioItem.photographs.length;
}

test('an owner adds an instrument with its papers, has it as a PDF, and takes it out again', async ({
  page,
  message,
}) => {
  await signIn(page, 'private');
  await page.goto('/profile/portfolio/new');
  await settle(page);
  // What the browser draws for a date is no wider than its column on the narrowest phone.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 320, height });
  const [date, form] = await Promise.all(
    [page.locator('input[type=date]'), page.locator('main form')].map((each) => each.boundingBox()),
  );
  expect((date?.x ?? 0) + (date?.width ?? 0)).toBeLessThanOrEqual((form?.x ?? 0) + (form?.width ?? 0));
  await page.setViewportSize({ width, height });
  await page.getByRole('textbox', { name: message('portfolio.field.brand') }).fill('Fender');
  await page.getByRole('textbox', { name: message('portfolio.field.model') }).fill('A model of my own');
  await page.getByRole('textbox', { name: message('portfolio.field.acquiredFor') }).fill('1,250.50');
  await page.getByRole('button', { name: message('portfolio.save') }).click();
  await expect(page).toHaveURL(/\/profile\/portfolio\/(?!new)\w+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fender A model of my own' })).toBeVisible();
  const receipt = {
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'),
  };
  await page.getByLabel(message('portfolio.documents.add')).setInputFiles(receipt);
  await expect(page.getByRole('link', { name: 'receipt.pdf' })).toBeVisible();
  const photographs = page.getByRole('region', { name: message('portfolio.photographs') });
  await photographs
    .locator('input[type=file]')
    .first()
    .setInputFiles(await drawPhotographs(page, 2));
  const at = (id: string, position: number, count = 2): string =>
    message(id).replace('{position}', `${position}`).replace('{count}', `${count}`);
  await expect(page.getByRole('button', { name: at('photographs.move', 2) })).toBeVisible({ timeout: 60_000 });
  const pictures = photographs.getByRole('list', { name: message('photographs.list') }).getByRole('img');
  const last = await pictures.nth(1).getAttribute('src');
  await page.getByRole('button', { name: at('photographs.earlier', 2) }).click();
  await expect(pictures.nth(0)).toHaveAttribute('src', last ?? '');
  await page.getByRole('button', { name: at('photographs.remove', 2) }).click();
  await expect(pictures).toHaveCount(1);
  await expect.poll(() => savedPhotographs(page)).toBe(1);
  await page.reload();
  await expect(pictures).toHaveCount(1);
  await expect(pictures.nth(0)).toHaveAttribute('src', last ?? '');
  const packet = await page.request.get('/api/portfolio/insurance.pdf');
  expect(packet.headers()['content-type']).toBe('application/pdf');
  await page.getByRole('button', { name: message('portfolio.remove') }).click();
  await expect(page).toHaveURL(/removed=/);
  await page.getByRole('button', { name: message('portfolio.undo') }).click();
  await expect(page.getByRole('link', { name: 'receipt.pdf' })).toBeVisible();
  await page.getByRole('button', { name: message('portfolio.remove') }).click();
  await expect(page).toHaveURL(/removed=/);
});

test('a buyer finds delivered purchases in the portfolio, in French as well', async ({ page }) => {
  await signIn(page, 'buyer');
  await page.goto('/fr/profile/portfolio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Acheté ici').first()).toBeVisible();
});
