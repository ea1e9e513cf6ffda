import { CONSENT_COOKIE } from '@headstock/contracts/cookie-names';
import { monitorPage, type PageMonitor } from '@headstock/testing/page-monitor';
import { withDatabase } from '@headstock/testing/shop-database';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { ask } from './accounts.ts';
import { journeyShop } from './journey-shop.ts';
import { mailedLink } from './mails.ts';
import { register } from './prepare.ts';
import { expect } from './test.ts';

/** Of a click or a field that does not come; a long journey has no time to wait for its own end. */
const PATIENCE_MS = 60_000;

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly context: BrowserContext;
  /** Where they do things. */
  readonly page: Page;
  readonly watch: PageMonitor;
}

/** Opens a browser of its own at a shell of the shop, for a visitor who has declined tracking and the newsletter. */
export async function openVisitor(browser: Browser, origin: string): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: origin });
  await context.addCookies([{ name: CONSENT_COOKIE, value: 'needed', url: origin }]);
  await context.addInitScript(() => localStorage.setItem('newsletter_signup', 'false'));
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const watch = monitorPage(page);
  await page.goto('/faqs');
  return { context, page, watch };
}

/** Registers a member whose e-mail is confirmed; with `sells` one whom the shop's operator has made a private seller. Gives the id. */
export async function join(page: Page, { sells = false } = {}): Promise<string> {
  const id = await register(page);
  const { viewer } = await ask<{ viewer: { email: string } }>(page, '{ viewer { email } }');
  const code = (await mailedLink(viewer.email, 'confirm-email')).split('/').at(-1) ?? '';
  await ask(page, 'mutation ($code: String!) { accountConfirmEmail(code: $code) { success } }', { code });
  if (sells)
    await withDatabase(journeyShop(), (db) =>
      db.updateTable('accounts').set({ is_private_seller: true }).where('id', '=', id).execute(),
    );
  return id;
}

/** Tabs at some origins that nobody touches; gives a check that each one's bell shows how much is new. */
export async function openBells(
  context: BrowserContext,
  origins: readonly string[],
): Promise<(count: number) => Promise<void>> {
  const tabs = await Promise.all(origins.map(() => context.newPage()));
  for (const [index, tab] of tabs.entries()) await tab.goto(`${origins[index]}/about-us`);
  return async (count) => {
    const name = count > 0 ? `Notifications, ${count} unread` : 'Notifications';
    for (const tab of tabs)
      await expect(tab.getByRole('banner').getByRole('button', { name, exact: true })).toBeVisible();
  };
}
