import { checkAccessibility } from '@headstock/testing/accessibility';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ask } from '../support/accounts.ts';
import { mailedLink } from '../support/mails.ts';
import { register } from '../support/prepare.ts';
import { expect, settle, test } from '../support/test.ts';

const SECURITY = '/profile/settings/security';
const PASSWORD = 'a long password';
const VIEWER = '{ viewer { email } }';

interface Viewer {
  readonly viewer: { readonly email: string } | null;
}
const emailOf = async (page: Page): Promise<string> => (await ask<Viewer>(page, VIEWER)).viewer?.email ?? '';

/** Registers somebody whose e-mail is confirmed, and opens the security page; gives the e-mail. */
async function openSecurity(page: Page): Promise<string> {
  await page.goto('/');
  await register(page);
  const email = await emailOf(page);
  const code = (await mailedLink(email, 'confirm-email')).split('/').at(-1) ?? '';
  await ask(page, 'mutation ($code: String!) { accountConfirmEmail(code: $code) { success } }', { code });
  await page.goto(SECURITY);
  await settle(page);
  return email;
}

/** The code of an authenticator app, so many periods of 30 seconds from now: each works once. */
const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });

/** Signs out, and presses Login/Register on the home page. */
async function pressLogin(page: Page): Promise<void> {
  await ask(page, 'mutation { sessionDestroy { success } }');
  await page.goto('/');
  await settle(page);
  // The page would show the account that it remembers until it has asked. The one before may have been writing that down just now.
  await page.evaluate(() => localStorage.removeItem('auth'));
  await page.reload();
  await settle(page);
  await page.getByRole('button', { name: 'Login/Register' }).first().click();
}

/** The same, and waits for the dialog. */
async function openDialog(page: Page): Promise<void> {
  await pressLogin(page);
  await expect(page.getByRole('dialog')).toBeVisible();
}

test.describe('two-step sign-in', () => {
  test('is switched on, asked for when signing in, replaced by a recovery code once, and switched off', async ({
    page,
    message,
  }) => {
    const email = await openSecurity(page);
    const button = (id: string) => page.getByRole('button', { name: message(id), exact: true });
    await button('factors.switchOn').press('Enter');
    const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '');
    expect(await checkAccessibility(page)).toEqual([]);
    await page.getByLabel(message('factors.code')).fill(codeOf(secret, -1));
    await page.getByLabel(message('factors.code')).press('Enter');
    await expect(page.getByText(message('factors.keepCodes'))).toBeVisible();
    const codes = await page
      .getByRole('listitem')
      .filter({ hasText: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/ })
      .allTextContents();
    expect(codes).toHaveLength(10);
    expect(await checkAccessibility(page)).toEqual([]);
    await button('factors.codesKept').click();

    await openDialog(page);
    const dialog = page.getByRole('dialog');
    const signIn = async (): Promise<void> => {
      await dialog.getByLabel(message('auth.email')).fill(email);
      await dialog.getByLabel(message('auth.password'), { exact: true }).fill(PASSWORD);
      await dialog.getByLabel(message('auth.password'), { exact: true }).press('Enter');
      await expect(dialog.getByText(message('auth.greeting.secondFactor'))).toBeVisible();
    };
    await signIn();
    expect((await ask<Viewer>(page, VIEWER)).viewer).toBeNull();
    expect(await checkAccessibility(page)).toEqual([]);
    const field = dialog.getByLabel(message('auth.code'));
    await field.fill('000000');
    await field.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(codeOf(secret));
    await field.press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(await emailOf(page)).toBe(email);

    await openDialog(page);
    await signIn();
    await dialog.getByRole('button', { name: message('auth.useRecoveryCode') }).click();
    await dialog.getByLabel(message('auth.recoveryCode')).fill(codes[0]?.toLowerCase() ?? '');
    await dialog.getByLabel(message('auth.recoveryCode')).press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(await emailOf(page)).toBe(email);

    await page.goto(SECURITY);
    await settle(page);
    await expect(page.getByText('9 of your ten codes are left.')).toBeVisible();
    await button('factors.switchOff').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: message('factors.switchOff') })
      .press('Enter');
    await expect(page.getByText(message('factors.isOff'))).toBeVisible();
    await expect(button('factors.switchOn')).toBeVisible();
  });
});

test.describe('a passkey', () => {
  test('is added, renamed, signs in without a password, and is removed', async ({ page, message }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    // The virtual authenticator answers at once what the field offers, so the button is tried in a browser that offers nothing there.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () =>
        Promise.resolve(sessionStorage.getItem('autofill') === 'on');
    });
    const email = await openSecurity(page);
    await page.getByRole('button', { name: message('factors.addPasskey') }).click();
    await page.getByLabel(message('factors.passkeyName'), { exact: true }).fill('Workshop');
    await page.getByLabel(message('factors.passkeyName'), { exact: true }).press('Enter');
    await expect(page.getByText(message('factors.passkeyAdded'))).toBeVisible();
    await page.getByRole('button', { name: 'Rename: Workshop' }).click();
    await page.getByLabel(message('factors.passkeyName'), { exact: true }).fill('Bench');
    await page.getByLabel(message('factors.passkeyName'), { exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove: Bench' })).toBeVisible();
    expect(await checkAccessibility(page)).toEqual([]);

    await openDialog(page);
    await page.getByRole('button', { name: message('auth.byPasskey') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await emailOf(page)).toBe(email);

    // Now it is offered in the field, and its owner chooses it there without another click on the page.
    await page.evaluate(() => sessionStorage.setItem('autofill', 'on'));
    await pressLogin(page);
    await expect.poll(() => emailOf(page)).toBe(email);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.goto(SECURITY);
    await settle(page);
    await expect(page.getByText(/last used/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove: Bench' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: message('factors.remove') })
      .click();
    await expect(page.getByText(message('factors.passkeyRemoved'))).toBeVisible();
    await expect(page.getByText(message('factors.noPasskeys'))).toBeVisible();
  });
});

test.describe('lost phone and codes', () => {
  test('are told of at the second step, and confirmed and stopped by mailed links', async ({ page, message }) => {
    const email = await openSecurity(page);
    const button = (id: string) => page.getByRole('button', { name: message(id), exact: true });
    await button('factors.switchOn').press('Enter');
    const secret = ((await page.locator('.secret').textContent()) ?? '').replaceAll(' ', '');
    await page.getByLabel(message('factors.code')).fill(codeOf(secret, -1));
    await page.getByLabel(message('factors.code')).press('Enter');
    await button('factors.codesKept').click();

    await openDialog(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(message('auth.email')).fill(email);
    await dialog.getByLabel(message('auth.password'), { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(message('auth.password'), { exact: true }).press('Enter');
    await dialog.getByRole('button', { name: message('auth.lost') }).press('Enter');
    await expect(dialog.getByText(message('auth.lostHint'))).toBeVisible();
    expect(await checkAccessibility(page)).toEqual([]);
    await dialog.getByRole('button', { name: message('auth.lostSend') }).press('Enter');
    await expect(dialog.getByText(message('auth.lostSent'))).toBeVisible();

    await page.goto(await mailedLink(email, 'two-step-reset'));
    await settle(page);
    await button('twoStepReset.confirm').press('Enter');
    await expect(page.getByRole('heading', { name: message('twoStepReset.asked') })).toBeVisible();
    await page.goto(await mailedLink(email, 'two-step-keep'));
    await settle(page);
    expect(await checkAccessibility(page)).toEqual([]);
    await button('twoStepReset.stop').press('Enter');
    await expect(page.getByRole('heading', { name: message('twoStepReset.stopped') })).toBeVisible();
  });
});
