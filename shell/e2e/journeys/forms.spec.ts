import { checkAccessibility } from '@headstock/testing/accessibility';
import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expect, settle, test, workProof } from '../support/test.ts';

/** The smallest picture that there is: one red dot. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') });

const SUBMISSIONS = `query S { formSubmissions(type: "repair", first: 20) { edges { node {
  reference answers { name value } pictures { url fileName }
} } } }`;

async function fillRepair(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('June Carter');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Brand').fill('Gibson');
  await page.getByLabel('Model').fill('J-45');
  await page.getByLabel('How does it come to us?').selectOption('ship');
  await page.getByLabel('What is wrong?').fill('The top cracked.');
}

test('a repair is asked for with a picture, and the shop sees it', async ({ page, watch }) => {
  watch.allow(/404/);
  await page.goto('/forms/repair?year=1953');
  await settle(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByText('Please type something')).toHaveCount(4);
  await expect(page.getByText('Please select something')).toBeVisible();
  await fillRepair(page, 'june');
  await page.locator('input[name=pictures]').setInputFiles([picture('front.png'), picture('back.png')]);
  await page.getByRole('button', { name: 'Remove back.png' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Email address')).toBeFocused();
  await expect(page.getByText('Invalid E-mail')).toBeVisible();
  await page.getByLabel('Email address').fill('June@example.com');
  await expect(page.getByText('Invalid E-mail')).toBeHidden();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'It is here.' })).toBeFocused(workProof);
  const reference = new URL(page.url()).searchParams.get('sent');
  await expect(page.getByText(reference!, { exact: true })).toBeVisible();
  expect(await checkAccessibility(page)).toEqual([]);

  await signIn(page, 'admin');
  const answer = await page.request.post('/graphql', { data: { query: SUBMISSIONS } });
  const { data } = await answer.json();
  const sent = data.formSubmissions.edges.find(
    ({ node }: { node: { reference: string } }) => node.reference === reference,
  );
  expect(sent.node.answers).toContainEqual({ name: 'email', value: 'june@example.com' });
  expect(sent.node.answers).toContainEqual({ name: 'year', value: '1953' });
  expect(sent.node.pictures).toEqual([
    { url: expect.stringMatching(/^\/api\/forms\/pictures\//), fileName: 'front.png' },
  ]);
  const { url } = sent.node.pictures[0];
  expect((await page.request.get(url)).headers()['content-type']).toBe('image/jpeg');
  await page.context().clearCookies();
  expect((await page.request.get(url)).status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form comes back with what was typed and chosen, then arrives', async ({ page }) => {
    await page.goto('/fr/forms/repair');
    await page.locator('[name=name]').fill('June Carter');
    await page.locator('[name=email]').fill('june');
    await page.locator('[name=brand]').fill('Gibson');
    await page.locator('[name=model]').fill('J-45');
    await page.locator('[name=handover]').selectOption('bring');
    await page.locator('[name=wrong]').fill('La table est fendue.');
    await page.locator('[name=pictures]').setInputFiles(picture('table.png'));
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page).toHaveURL(/\/fr\/forms\/repair\?draft=/);
    await expect(page.getByText('E-mail non valide')).toHaveCount(2);
    await expect(page.locator('[name=brand]')).toHaveValue('Gibson');
    await expect(page.getByText('1 photo est déjà ici.')).toBeVisible();
    await page.locator('[name=email]').fill('june@example.com');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page).toHaveURL(/\/fr\/forms\/repair\?sent=R-/);
    await expect(page.getByRole('heading', { level: 1, name: 'C’est arrivé.' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('every form is for everybody, at every width', async ({ page }) => {
      for (const [path, width] of [
        ['/forms/contact', 320],
        ['/fr/forms/consign?keywords=Gibson+J-45', 375],
        ['/forms/appraisal', 1440],
        ['/forms/general', 2560],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await settle(page);
        expect.soft(await checkAccessibility(page), path).toEqual([]);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect.soft(wide, path).toBe(false);
      }
    });
  });

test('an unknown form is not found', async ({ page, watch }) => {
  watch.allow(/404/);
  expect((await page.goto('/forms/unknown'))?.status()).toBe(404);
});
