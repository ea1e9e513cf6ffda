import { signIn } from '../support/accounts.ts';
import { expect, settle, test } from '../support/test.ts';

const chat = /\/remotes\/mfe-ai-chat\//;

test.describe('the chat widget', () => {
  test('opens for an admin who asks for it, and answers', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/?enableAI=true');
    const widget = page.locator('[data-remote-part="mfe-ai-chat"], [data-chat]').first();
    await page
      .getByRole('button', { name: /assistant|chat/i })
      .first()
      .click();
    const input = page.getByRole('textbox', { name: /message|question/i });
    await expect(page.getByText('Hit shift+enter to send')).toBeVisible();
    await input.fill('Do you have a mandolin?');
    await input.press('Shift+Enter');
    await expect(input).toHaveValue('');
    await expect(page.getByText('Do you have a mandolin?')).toBeVisible();
    await expect(widget.or(page.getByRole('log')).first()).toBeVisible();
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
