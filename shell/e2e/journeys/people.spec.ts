import type { Page } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { mailedText } from '../support/mails.ts';
import { expect, test } from '../support/test.ts';
import { join, openVisitor } from '../support/visitors.ts';

const APPLY = `mutation ($application: SellerApplicationInput!) {
  sellerApplicationCreate(application: $application) { success code application { id } } }`;

const emailOf = async (page: Page): Promise<string> =>
  (await ask<{ viewer: { email: string } }>(page, '{ viewer { email } }')).viewer.email;

test('applications to sell are approved and denied, and the applicants hear of it', async ({ page, browser }) => {
  const applicants = await Promise.all([1, 2].map(() => openVisitor(browser, journeyShop().origin)));
  await signIn(page, 'admin');
  const [approved, denied] = applicants;
  if (!approved || !denied) throw new Error('Two apply.');
  for (const [{ page: theirs }, isApproved] of [
    [approved, true],
    [denied, false],
  ] as const) {
    await join(theirs);
    const email = await emailOf(theirs);
    const about = 'Three parlour guitars from the attic of my grandfather.';
    const { sellerApplicationCreate: sent } = await ask<{
      sellerApplicationCreate: { success: boolean; code: string | null; application: { id: string } | null };
    }>(theirs, APPLY, { application: { kind: 'PRIVATE', about } });
    expect(sent).toMatchObject({ success: true, code: null });
    await page.goto(`/admin/registrations/${sent.application?.id}`);
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(about);
    if (!isApproved) {
      await drawer.getByRole('button', { name: 'Deny' }).click();
      await expect(drawer).toContainText('Please tell the applicant why.');
      await drawer.getByLabel(/^What the applicant reads/).fill('Please send photographs first.');
    }
    await drawer.getByRole('button', { name: isApproved ? 'Approve' : 'Deny' }).click();
    await expect(drawer).toBeHidden();
    const { viewer } = await ask<{ viewer: { isPrivateSeller: boolean } }>(theirs, '{ viewer { isPrivateSeller } }');
    expect(viewer.isPrivateSeller).toBe(isApproved);
    if (!isApproved) await mailedText(email, /Please send photographs first/);
  }
});

test('staff act as a customer who reads out a code, and the customer is mailed what was done', async ({
  page,
  browser,
  watch,
}) => {
  watch.allow(/404/);
  const { page: theirs } = await openVisitor(browser, journeyShop().origin);
  const id = await join(theirs);
  const email = await emailOf(theirs);
  await signIn(page, 'admin');
  await page.goto(`/fr/admin/accounts/${id}/act`);
  await page
    .getByRole('dialog')
    .getByLabel(/^Motif/)
    .fill('Appel téléphonique');
  await page.getByRole('dialog').getByRole('button', { name: 'Commencer' }).click();
  await expect(page).toHaveURL(/\/fr\/profile/);
  const banner = page.locator('#acting-banner');
  await expect(banner).toBeVisible();
  // Nothing can be changed before the customer agrees; the banner is on every page.
  const change = 'mutation { accountUpdate(account: { bio: "Changed on the phone" }) { success code } }';
  await expect(ask(page, change)).rejects.toThrow();
  for (const address of ['/fr/nothing-is-here', '/fr/checkout']) {
    await page.goto(address);
    await expect(banner).toBeVisible();
  }
  // Nor does paper, or a low window, lose sight of whose account this is.
  await page.goto('/fr/profile');
  await page.emulateMedia({ media: 'print' });
  await expect(banner).toBeVisible();
  await expect(banner.getByRole('button')).toHaveCount(0);
  const [printed, title] = await Promise.all([banner.boundingBox(), page.locator('h1').boundingBox()]);
  expect((printed?.y ?? 0) + (printed?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 375, height: 320 });
  await banner.getByRole('button', { name: 'Modifier quelque chose…' }).click();
  await banner.getByRole('button', { name: 'Revenir à mon compte' }).scrollIntoViewIfNeeded();
  await expect(banner.getByRole('button', { name: 'Revenir à mon compte' })).toBeInViewport();
  await banner.getByRole('button', { name: 'Modifier quelque chose…' }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  await banner.getByRole('button', { name: 'Modifier quelque chose…' }).click();
  await banner.getByRole('button', { name: 'Envoyer le code' }).click();
  const code = (await mailedText(email, /read out this code: \d{6}/)).slice(-6);
  await banner.getByLabel(/^Code/).fill(code);
  await banner.getByLabel(/^Motif/).fill('Elle l’a demandé');
  await banner.getByRole('button', { name: 'Permettre les modifications' }).click();
  await expect(banner.getByLabel(/^Code/)).toBeHidden();
  await expect(ask(page, change)).resolves.toMatchObject({ accountUpdate: { success: true } });
  await banner.getByRole('button', { name: 'Revenir à mon compte' }).click();
  await expect(page).toHaveURL(new RegExp(`/fr/admin/accounts/${id}$`));
  await mailedText(email, /Your profile was changed/);
});
