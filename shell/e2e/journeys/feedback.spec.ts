import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

test('buyer and seller rate each other without reading the other first', async ({
  page,
  message,
  browser,
  baseURL,
}) => {
  await signIn(page, 'buyer');
  await page.goto('/profile/buying/purchases?state=delivered');
  await settle(page);
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /^Rate this purchase/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile\/feedback\/\w+$/);
  const path = new URL(page.url()).pathname;
  await main.getByRole('button', { name: message('feedback.send') }).click();
  await expect(main.getByText(message('feedback.starsMissing'))).toBeVisible();
  await main
    .getByRole('group', { name: message('feedback.overall') })
    .getByRole('radio', { name: '5 stars' })
    .check({ force: true });
  const text = main.getByLabel(message('feedback.text.BUYER'));
  await text.fill('Write to me at joe@example.com');
  await main.getByRole('button', { name: message('feedback.send') }).click();
  await expect(main.getByText(/leave e-mail addresses/)).toBeVisible();
  await expect(text).toHaveValue('Write to me at joe@example.com');
  await text.fill('Rings like a bell.');
  await main.getByRole('button', { name: message('feedback.send') }).click();
  await expect(main.getByText('Rings like a bell.')).toBeVisible();
  await expect(main.getByText(/once both of you have written/)).toBeVisible();

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const seller = await context.newPage();
  await signIn(seller, 'private');
  await seller.goto(path);
  await settle(seller);
  const side = seller.getByRole('main');
  await expect(side.getByText('Rings like a bell.')).toHaveCount(0);
  await side
    .getByRole('group', { name: message('feedback.overall') })
    .getByRole('radio', { name: '5 stars' })
    .check({ force: true });
  await side.getByRole('button', { name: message('feedback.send') }).click();
  await expect(side.getByText('Rings like a bell.')).toBeVisible();
  await context.close();
});

test('everybody reads what buyers say of a seller', async ({ page, message }) => {
  await page.goto('/sellers/headstock');
  const feedback = page.locator('#feedback');
  await expect(feedback.getByRole('heading', { level: 2 })).toHaveText(message('sellerFeedback.title'));
  await expect(feedback.getByRole('article')).toHaveCount(8);
  await feedback.getByRole('link', { name: message('sellerFeedback.older') }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(feedback.getByRole('link', { name: message('sellerFeedback.newer') })).toBeVisible();
});

test('whoever is signed in reports a rating, and guests are asked to sign in', async ({ page, message }) => {
  await page.goto('/sellers/headstock');
  await settle(page);
  const report = page.locator('#feedback').getByRole('article').first().getByRole('button');
  await report.click();
  await expect(page.getByRole('dialog', { name: message('auth.title') })).toBeVisible();
  await page.getByRole('button', { name: message('auth.close') }).click();
  await signIn(page, 'private');
  // Twice is once, and no error.
  for (let time = 0; time < 2; time += 1) {
    await page.goto('/sellers/headstock');
    await settle(page);
    await report.click();
    const dialog = page.getByRole('dialog', { name: message('feedbackReport.title') });
    await dialog.getByLabel(message('feedbackReport.reason')).selectOption('UNTRUE');
    await dialog.getByRole('button', { name: message('feedbackReport.send') }).click();
    await expect(page.getByText(message('feedbackReport.done'))).toBeVisible();
  }
});
