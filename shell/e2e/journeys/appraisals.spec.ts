import { checkAccessibility } from '@headstock/testing/accessibility';
import { signIn } from '../support/accounts.ts';
import { drawPhotographs } from '../support/photographs.ts';
import { expect, settle, test, workProof } from '../support/test.ts';

test('an owner asks what a guitar is worth, staff answers, and the consignment goes on at the bench', async ({
  page,
}) => {
  await page.goto('/forms/appraisal?brand=Fender&model=Stratocaster&year=1962');
  await settle(page);
  await page.getByLabel('Name', { exact: true }).fill('June Carter');
  await page.getByLabel('Email address').fill('private@headstock.test');
  await page.getByLabel('Brand').fill('Fender');
  await page.getByLabel('Model').fill('Stratocaster');
  await page.getByLabel('Year').fill('c. 1962');
  await page.getByLabel('Condition').selectOption('very-good');
  await page.getByLabel('What is it for?').selectOption('sale');
  await page.locator('input[name=pictures]').setInputFiles(await drawPhotographs(page, 1));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'It is here.' })).toBeFocused(workProof);
  const reference = new URL(page.url()).searchParams.get('sent') ?? '';

  await signIn(page, 'admin');
  await page.goto(`/admin/appraisals?search=${reference}`);
  await settle(page);
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('c. 1962 Fender Stratocaster');
  await expect(page.getByRole('img', { name: /^Picture 1/ })).toBeVisible();
  expect(await checkAccessibility(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send to private@headstock.test' }).click();
  await expect(page.getByLabel('From, in dollars')).toBeFocused();
  await page.getByRole('button', { name: 'Fill in the valuation below, rounded' }).click();
  await page.getByLabel('Your words').fill('The clay dots make it an early one.');
  await page.getByRole('button', { name: 'Send to private@headstock.test' }).click();
  await expect(page.getByRole('main')).toContainText('The clay dots make it an early one.');

  await page.getByRole('button', { name: 'Begin the consignment' }).click();
  await page.getByRole('link', { name: 'Take it in at the bench' }).click();
  await expect(page).toHaveURL(/\/admin\/bench\?appraisal=/);
  await expect(page.getByLabel(/^Model/)).toHaveValue('Stratocaster');
});
