import { breakRemote, type BrowserFault } from '@headstock/testing/break-remote';
import type { RemoteName } from '@headstock/contracts/remotes';
import type { Page } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

interface Case {
  readonly remote: RemoteName;
  /** Brings the visitor to where the remote is wanted. */
  readonly go: (page: Page) => Promise<unknown>;
  /** What still works. */
  readonly works: (page: Page) => Promise<void>;
}

const FALLBACK = 'This part of the shop is not available just now.';
/** The fallback appears after 1.5 s on an idle machine; the margin is for what runs beside the journeys. */
const LIMIT = 4000;
/** What browsers say themselves when a script does not come; the shop adds nothing to it. */
const OWN_WORDS = [
  /Failed to load resource/,
  /response 404: .*\/remotes\//,
  /Invalid or unexpected token/,
  /Unexpected token '}'/,
];

const headerWorks = async (page: Page): Promise<void> => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeEnabled();
};

const cases: readonly Case[] = [
  {
    remote: 'mfe-catalog',
    go: (page) => page.goto('/shop/category/merch', { waitUntil: 'commit' }),
    works: async (page) => {
      // The server's page stays, readable.
      await expect(page.getByRole('article').first()).toBeVisible();
      await headerWorks(page);
    },
  },
  { remote: 'mfe-cart-checkout', go: (page) => page.goto('/cart', { waitUntil: 'commit' }), works: headerWorks },
  {
    remote: 'mfe-account',
    go: async (page) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Login/Register' }).click();
    },
    works: async (page) => expect(page.getByRole('heading', { level: 1 })).toBeAttached(),
  },
  {
    remote: 'mfe-admin',
    go: async (page) => {
      await signIn(page, 'admin');
      await page.goto('/admin/accounts', { waitUntil: 'commit' });
    },
    works: headerWorks,
  },
];

for (const { remote, go, works } of cases) {
  for (const fault of ['missing', 'hanging', 'chunk', 'corrupt'] as const satisfies readonly BrowserFault[]) {
    test(`${remote} ${fault} in the browser: the other remotes work, and so does retrying`, async ({ page, watch }) => {
      watch.allow(...OWN_WORDS);
      const mend = await breakRemote(page, remote, fault);
      await go(page);
      await page.getByRole('banner').waitFor();
      const fallback = page.getByText(FALLBACK).first();
      await expect(fallback).toBeVisible({ timeout: LIMIT });
      await works(page);
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await mend();
      // An entry that answers in the end takes its place by itself.
      if (fault !== 'hanging') await page.getByRole('button', { name: 'Try again' }).first().click();
      await expect(fallback).toBeHidden();
    });
  }
}

test('mfe-ai-chat missing in the browser: nothing but the chat is missing', async ({ page, watch }) => {
  watch.allow(...OWN_WORDS);
  await signIn(page, 'admin');
  await breakRemote(page, 'mfe-ai-chat', 'missing');
  await page.goto('/?enableAI=true');
  await page.waitForLoadState('networkidle');
  await headerWorks(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
