import type { DemoRole } from '@headstock/testing/demo-account';
import { signInAs } from '@headstock/testing/query-api';
import type { Browser } from '@playwright/test';

/** Where somebody who is signed in begins, and which pages are visited. */
const walks: readonly { readonly role: DemoRole; readonly within: RegExp; readonly starts: readonly string[] }[] = [
  {
    role: 'buyer',
    within: /^\/(?:profile(?!\/selling)|orders)(?:\/|$)/,
    starts: ['/profile/dashboard', '/profile/messages', '/profile/settings/replies'],
  },
  { role: 'pro', within: /^\/profile\/selling(?:\/|$)/, starts: ['/profile/selling', '/profile/selling/imports'] },
  { role: 'admin', within: /^\/(?:admin|dashboard)(?:\/|$)/, starts: ['/admin/overview'] },
];

/** A page of somebody who is signed in. */
export interface SignedInPage {
  /** Made of its role and address; things that it shows are `id`. */
  readonly name: string;
  readonly path: string;
  readonly as: DemoRole;
  /** As it was served. */
  readonly html: string;
}

const pathOf = (address: string): string => address.replace(/\?.*/, '');

/** The page that an address is of, whichever thing it shows: ids, numbers and keys such as `order.placed` are one. */
const shapeOf = (address: string): string => pathOf(address).replaceAll(/\/[^/]*[\d.][^/]*/g, '/:id');

/** The addresses of this shop that a page links to, those without a query first. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map(([, link]) =>
    (link ?? '').replaceAll('&amp;', '&'),
  );
  return links.toSorted((one, other) => Number(one.includes('?')) - Number(other.includes('?')));
}

const nameOf = (role: DemoRole, path: string): string =>
  `${role}${shapeOf(path).replaceAll('/', '-').replaceAll(':', '')}`;

/**
 * The pages of accounts, sellers and staff, each once: found by following the links of a running shop as the demo accounts. Throws when a
 * page does not answer 200.
 */
export async function discoverSignedInPages(browser: Browser, origin: string): Promise<SignedInPage[]> {
  const found: SignedInPage[] = [];
  for (const { role, within, starts } of walks) {
    const context = await browser.newContext();
    try {
      await signInAs(role, context, origin);
      const waiting = [...starts];
      const seen = new Set(starts.map(shapeOf));
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        const answer = await context.request.get(origin + address);
        if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
        if (answer.status() !== 200) throw new Error(`${address} answered ${answer.status()} to ${role}.`);
        const html = await answer.text();
        found.push({ name: nameOf(role, address), path: address, as: role, html });
        for (const link of linksOf(html)) {
          if (!within.test(pathOf(link)) || seen.has(shapeOf(link))) continue;
          seen.add(shapeOf(link));
          waiting.push(link);
        }
      }
    } finally {
      await context.close();
    }
  }
  return found;
}
