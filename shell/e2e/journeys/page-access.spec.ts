import { routeTable, type RouteRule } from '@headstock/contracts/routes';
import type { DemoRole } from '@headstock/testing/demo-account';
import type { APIRequestContext } from '@playwright/test';
import { signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

/** The pages of accounts, sellers and staff, with an id that is nobody's. */
const pages = routeTable
  .filter(({ access }) => access !== 'public')
  .map(({ path, access }) => ({ access, path: path.replace(/:\w+/, 'nobodys').replace('/*', '/accounts') }));

/** The index of the back office leads on to its first list. */
const leads: Readonly<Record<string, string>> = { '/admin': '/admin/registrations' };

/** Plain forms that say in their query what they are about. */
const aboutNothing: ReadonlySet<string> = new Set(['/plain/message', '/plain/return', '/plain/cancel']);

const opens: Readonly<Record<'guest' | DemoRole, readonly RouteRule['access'][]>> = {
  guest: [],
  buyer: ['account'],
  private: ['account', 'seller'],
  pro: ['account', 'seller', 'importer'],
  admin: ['account', 'seller', 'importer', 'admin'],
};

/** Guests of an account's page are asked to sign in, and come back to it; everybody else is led home. */
const asksToSignIn = (path: string): boolean => /^\/(profile(?!\/selling)|wishlist|plain)/.test(path);

/** What a page answers: its status, where it leads, and what caches and search engines may do with it. */
function expected(role: 'guest' | DemoRole, { path, access }: (typeof pages)[number], prefix: string): string {
  if (!opens[role].includes(access)) {
    const wish = role === 'guest' && asksToSignIn(path) ? ` back to ${path}` : '';
    return `302 ${prefix || '/'} no-store${wish}`;
  }
  const lead = leads[path];
  if (lead !== undefined) return `302 ${prefix}${lead} private, no-store`;
  const isMissing = path.includes('nobodys') || aboutNothing.has(path);
  return `${isMissing ? 404 : 200} private, no-store noindex`;
}

async function answerOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const headers = answer.headers();
  const wish = /redirect-after-login=([^;]+)/.exec(headers['set-cookie'] ?? '')?.[1];
  const back = wish && `back to ${decodeURIComponent(wish)}`;
  return [answer.status(), headers['location'], headers['cache-control'], headers['x-robots-tag'], back]
    .filter(Boolean)
    .join(' ');
}

for (const role of ['guest', 'buyer', 'private', 'pro', 'admin'] as const)
  test(`every page of accounts, sellers and staff answers ${role} as the permissions say, in both languages`, async ({
    page,
  }) => {
    if (role !== 'guest') await signIn(page, role);
    for (const prefix of ['', '/fr']) {
      const said: Record<string, string> = {};
      for (const { path } of pages) said[path] = await answerOf(page.request, prefix + path);
      expect(said).toEqual(Object.fromEntries(pages.map((one) => [one.path, expected(role, one, prefix)])));
    }
  });
