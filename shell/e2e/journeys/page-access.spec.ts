import { routeTable, type RouteRule } from '@headstock/contracts/routes';
import type { DemoRole } from '@headstock/testing/demo-account';
import type { APIRequestContext } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { expect, settle, test } from '../support/test.ts';
import { join, openVisitor } from '../support/visitors.ts';

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

const ROLE = `mutation ($name: String!) { staffRoleSave(name: $name, grants: ["orders:read", "catalogue:read"]) { role { id } } }`;
const RIGHTS = `mutation ($id: ID!, $rights: AccountRightsInput!) {
  accountSetRights(id: $id, rights: $rights, reason: "A new clerk.") { success } }`;

test('a page that the role does not open is refused with 403, from the server and after a move', async ({
  page,
  browser,
}) => {
  const { page: clerk, watch, context } = await openVisitor(browser, journeyShop().origin);
  const id = await join(clerk);
  await signIn(page, 'admin');
  const { staffRoleSave } = await ask<{ staffRoleSave: { role: { id: string } } }>(page, ROLE, { name: `Clerk ${id}` });
  const rights = { isAdmin: true, staffRoleId: staffRoleSave.role.id };
  const { accountSetRights } = await ask<{ accountSetRights: { success: boolean } }>(page, RIGHTS, { id, rights });
  expect(accountSetRights.success).toBe(true);

  const refusal = clerk.getByRole('heading', { level: 1, name: 'Your role does not open this page.' });
  const said: Record<string, number | undefined> = {};
  const refused = [
    '/admin/jobs',
    '/admin/counter',
    '/admin/orders/drafts/new',
    '/admin/listings/new',
    '/fr/admin/counter',
  ];
  watch.allow(/403|404/);
  for (const path of refused) {
    const answer = await clerk.goto(path);
    said[path] = answer?.status();
    if (!path.startsWith('/fr')) await expect(refusal).toBeVisible();
    said[`${path}/_payload.json`] = (await context.request.get(`${path}/_payload.json`)).status();
  }
  expect(said).toEqual(
    Object.fromEntries(
      refused.flatMap((path) => [
        [path, 403],
        [`${path}/_payload.json`, 403],
      ]),
    ),
  );
  for (const path of ['/admin/repairs/nobodys', '/admin/batches/nobodys'])
    expect((await context.request.get(path)).status(), path).toBe(404);

  await clerk.goto('/admin/jobs');
  await settle(clerk);
  const nav = clerk.getByRole('navigation', { name: 'Back office' });
  await nav.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(clerk.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await clerk.goBack();
  await expect(refusal).toBeVisible();
  await context.close();
});
