import { checkAccessibility } from '@headstock/testing/accessibility';
import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { drawSound, recordVideo } from '../support/clips.ts';
import { expect, settle, test } from '../support/test.ts';
import { takeStep } from '../support/listing-editor.ts';

test.setTimeout(180_000);

const VTT = 'WEBVTT\n\n00:00.000 --> 00:03.000\nOpen strings';

/** Where a player is, in seconds. */
const timeOf = (page: Page): Promise<number> =>
  page
    .locator('[data-clip]')
    .last()
    .evaluate((media) => (media instanceof HTMLMediaElement ? media.currentTime : -1));

test('a seller adds a sound and a video, and a guest plays them by keys; nothing of them is loaded before', async ({
  page,
  message,
  browser,
  baseURL,
}) => {
  await signIn(page, 'pro');
  await page.goto('/profile/selling/listings?state=active');
  await settle(page);
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(path);
  await settle(page);
  const section = page.locator('#clips');
  await section.scrollIntoViewIfNeeded();
  const input = section.locator('input[type="file"]').last();
  await input.setInputFiles(drawSound(4));
  const sound = section.getByRole('listitem').filter({ has: page.locator('audio') });
  await expect(sound).toBeVisible({ timeout: 60_000 });
  const title = `Riff ${Date.now().toString(36)}`;
  await sound.getByLabel(message('clipField.title.en')).fill(title);
  await sound.getByLabel(message('clipField.description.en')).fill('Nickel strings into a small amplifier.');
  await sound.getByText(message('clipField.captions'), { exact: true }).click();
  await sound.getByLabel(message('clipField.captions.en')).fill(VTT);
  await section
    .locator('input[type="file"]')
    .last()
    .setInputFiles(await recordVideo(page));
  await expect(section.locator('video')).toBeVisible({ timeout: 60_000 });
  expect(await checkAccessibility(page)).toEqual([]);
  await expect(page.locator('p[data-status="saved"]')).toBeVisible();
  await takeStep(page, message, 'PUBLISH');
  const shown =
    (await page.getByRole('link', { name: message('listings.view'), exact: true }).getAttribute('href')) ?? '';

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const guest = await context.newPage();
  const asked: string[] = [];
  guest.on('request', (request) => {
    if (/\/api\/(?:clips|captions)\/|clip-player/.test(request.url())) asked.push(request.url());
  });
  await guest.goto(shown);
  await settle(guest);
  const clips = guest.locator('#clips');
  await clips.scrollIntoViewIfNeeded();
  const play = clips.getByRole('button', { name: new RegExp(title) });
  await expect(play).toBeVisible();
  expect(await checkAccessibility(guest)).toEqual([]);
  expect(asked).toEqual([]);
  await play.focus();
  await guest.keyboard.press('Enter');
  await expect(clips.locator('audio[data-clip]')).toBeFocused();
  await expect.poll(() => timeOf(guest)).toBeGreaterThan(0.2);
  await expect(clips.getByText('Open strings')).toBeVisible();
  expect(await checkAccessibility(guest)).toEqual([]);
  await clips.getByRole('button').last().focus();
  await guest.keyboard.press('Space');
  await expect.poll(() => timeOf(guest)).toBeGreaterThan(0.2);
  expect(
    await clips.locator('audio[data-clip]').evaluate((audio) => audio instanceof HTMLAudioElement && audio.paused),
  ).toBe(true);
  await context.close();
});
