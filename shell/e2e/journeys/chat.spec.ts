import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

const chat = /\/remotes\/mfe-ai-chat\//;

test.describe('the chat widget', () => {
  test('opens for an admin who asks for it, and answers', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/?enableAI=true');
    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    const question = page.getByRole('textbox', { name: 'Your question' });
    await expect(page.getByText('Hit shift+enter to send')).toBeVisible();
    const assistant = page.getByRole('combobox', { name: 'Assistant' });
    await expect(assistant).toBeEnabled();
    await assistant.selectOption({ index: 1 });
    await question.fill('Do you have a mandolin?');
    await question.press('Shift+Enter');
    await expect(question).toHaveValue('');
    const log = page.getByRole('log', { name: 'Conversation' });
    await expect(log).toContainText('Do you have a mandolin?');
    await expect(log.getByRole('link').first()).toBeVisible();
    await expect(assistant).toBeDisabled();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(log).not.toContainText('mandolin');
  });

  test('stays away from an admin who does not ask', async ({ page, watch }) => {
    await signIn(page, 'admin');
    await page.goto('/');
    await settle(page);
    expect(watch.requests.filter((request) => chat.test(request))).toEqual([]);
  });

  test('stays away from everybody else', async ({ page, watch }) => {
    await signIn(page, 'buyer');
    await page.goto('/?enableAI=true');
    await settle(page);
    expect(watch.requests.filter((request) => chat.test(request))).toEqual([]);
  });
});
