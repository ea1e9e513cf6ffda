import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

test('an owner adds an instrument with its papers, has it as a PDF, and takes it out again', async ({
  page,
  message,
}) => {
  await signIn(page, 'private');
  await page.goto('/profile/portfolio/new');
  await settle(page);
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
  await page.locator('input[type=file]').setInputFiles(receipt);
  await expect(page.getByRole('link', { name: 'receipt.pdf' })).toBeVisible();
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
