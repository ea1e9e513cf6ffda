import { signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

const question = 'Do you have a mandolin?';

test('an admin defines an assistant, tries it and publishes it; the chat asks it, and a low rating is in the log', async ({
  page,
  message,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/ai/new');
  await page.getByLabel(message('assistants.nameEn')).fill('Luthier');
  await page.getByLabel(message('assistants.nameFr')).fill('Luthier');
  await page.getByRole('checkbox', { name: message('assistants.source.catalogue') }).check();
  await page.getByRole('button', { name: message('assistants.questionAdd') }).click();
  await page.getByRole('textbox', { name: 'Question 1' }).fill('Who won the world cup?');
  await page.getByLabel(message('assistants.expects')).selectOption('unknown');
  await page.getByRole('button', { name: message('assistants.create') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luthier');

  await page.getByLabel(message('assistants.try.question'), { exact: true }).fill(question);
  await page.getByRole('button', { name: message('assistants.try.ask') }).click();
  await expect(page.getByText(message('assistants.outcome.answered'))).toBeVisible();
  await page.getByRole('button', { name: 'Run 1 question' }).click();
  await expect(page.getByText('1 of 1 as expected')).toBeVisible();
  await page.getByRole('button', { name: message('assistants.publish'), exact: true }).click();
  await expect(page.getByText(message('assistants.active'), { exact: true })).toBeVisible();

  await page.goto('/?enableAI=true');
  await page.getByRole('button', { name: 'Ask the assistant' }).click();
  await page.getByRole('combobox', { name: 'Assistant' }).selectOption({ label: 'Luthier' });
  const box = page.getByRole('textbox', { name: 'Your question' });
  await box.fill(question);
  await box.press('Shift+Enter');
  const rated = page.waitForResponse((answer) => answer.url().includes('rating') && answer.ok());
  await page.getByRole('button', { name: 'Not helpful' }).click();
  await rated;
  await expect(page.getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/admin/ai/questions?rating=low');
  await page.getByRole('link', { name: question }).first().click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(message('assistants.rating.low'));
  await expect(drawer.getByRole('link', { name: 'Open Luthier' })).toBeVisible();
});

test('an admin reads how the assistants did', async ({ page, message }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/ai');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('assistants.dashboard'));
  await expect(page.getByText(message('assistants.total.answeredShare'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toHaveAttribute('aria-current', 'page');
});
