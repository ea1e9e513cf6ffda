import { checkAccessibility } from '@headstock/testing/accessibility';
import { register } from '../support/prepare.ts';
import { expect, settle, test } from '../support/test.ts';

test.describe('the notification settings', () => {
  test('save each choice at once, by mouse and keyboard, and keep it', async ({ page, message }) => {
    await page.goto('/');
    await register(page);
    await page.goto('/profile/settings/notifications');
    await settle(page);
    expect(await checkAccessibility(page)).toEqual([]);
    const label = (channel: 'mail' | 'bell', event: string) =>
      page.getByRole('checkbox', {
        name: message(`notifications.label.${channel}`).replace('{event}', message(`unsubscribe.event.${event}`)),
      });
    await expect(label('mail', 'offer.received')).toBeChecked();
    await label('mail', 'offer.received').click();
    await expect(page.getByText(message('notifications.saved'))).toBeAttached();
    await label('bell', 'offer.accepted').press('Space');
    await expect(label('bell', 'offer.accepted')).not.toBeChecked();
    await expect
      .poll(async () => {
        await page.reload();
        await settle(page);
        return [await label('mail', 'offer.received').isChecked(), await label('bell', 'offer.accepted').isChecked()];
      })
      .toEqual([false, false]);
    await expect(label('mail', 'order.placed')).toHaveCount(0);
  });

  test('fit a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/');
    await register(page);
    await page.goto('/profile/settings/notifications');
    await settle(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
