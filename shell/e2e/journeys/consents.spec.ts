import { checkAccessibility } from '@headstock/testing/accessibility';
import { withDatabase } from '@headstock/testing/shop-database';
import type { Browser, Page } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { publishConsigned, takeIn } from '../support/consign.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { mailedText } from '../support/mails.ts';
import { expect, settle, test } from '../support/test.ts';

const CONSIGNOR = 'private@headstock.test';
const CONSIGNMENT = `query ($id: ID!) { consignment(listingId: $id) { price { amountCents } requests { id state obstacle } } }`;
test.setTimeout(5 * 60_000);

interface Consignment {
  readonly price: { readonly amountCents: number };
  readonly requests: readonly { readonly id: string; readonly state: string; readonly obstacle: string | null }[];
}

/** What staff sees of a consigned listing, and of its newest question or the one with an id. */
async function consignmentOf(staff: Page, listingId: string, id?: string) {
  const { consignment } = await ask<{ consignment: Consignment }>(staff, CONSIGNMENT, { id: listingId });
  return {
    priceCents: consignment.price.amountCents,
    newest: consignment.requests.find((request) => id === undefined || request.id === id),
  };
}

/** Asks the consignor for a lower price at the page of the instrument; gives the path that was mailed. */
async function askFor(staff: Page, listingId: string, price: string): Promise<string> {
  await staff.goto(`/admin/listings/${listingId}`);
  await settle(staff);
  await staff.getByRole('button', { name: 'Ask the consignor' }).click();
  await staff.getByLabel(/^New price/).fill(price);
  await staff.getByLabel('A word to the consignor').fill('Two shops nearby sold one for less.');
  await staff.getByRole('button', { name: 'Send the question' }).click();
  await expect(staff.getByRole('button', { name: 'Take the question back' })).toBeVisible();
  const { newest } = await consignmentOf(staff, listingId);
  return mailedText(CONSIGNOR, new RegExp(`/consents/${newest?.id}\\?key=[\\w.~%-]+`));
}

/** Somebody who reads mails in a browser without scripts, and is not signed in. */
async function openReader(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  return context.newPage();
}

test('a consignor answers by the mailed link, signed out and without scripts', async ({
  page: staff,
  browser,
  message,
  baseURL,
}) => {
  const run = Date.now().toString(36);
  await signIn(staff, 'admin');
  await takeIn(staff, { serial: `C${run}`, model: `Jaguar ${run}`, email: CONSIGNOR });
  const itemPath = await publishConsigned(staff, message);
  const listingId = /listings\/([0-9a-z]{13})/.exec(staff.url())?.[1] ?? '';
  const reader = await openReader(browser, baseURL ?? '');
  const main = reader.getByRole('main');

  await test.step('declines, after a price that makes no sense was refused at its field', async () => {
    const link = await askFor(staff, listingId, '6000');
    await reader.goto(link);
    await expect(main.getByRole('row', { name: /^You get/ })).toContainText('$4,800.00');
    // Looking at the page is no answer.
    await reader.reload();
    const withScripts = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await withScripts.newPage();
    await page.goto(link);
    expect(await checkAccessibility(page)).toEqual([]);
    await withScripts.close();
    expect((await consignmentOf(staff, listingId)).newest?.state).toBe('OPEN');
    await main.getByText('I do not agree').click();
    await main.getByLabel('Why not?').fill('I wait for the spring.');
    await main.getByLabel(/^A price that would be fine/).fill('7000');
    await main.getByRole('button', { name: 'Decline' }).click();
    await expect(main.getByText(/^Enter a price above the proposed one/)).toBeVisible();
    await expect(main.getByLabel('Why not?')).toHaveValue('I wait for the spring.');
    await main.getByLabel(/^A price that would be fine/).fill('6,300');
    await main.getByRole('button', { name: 'Decline' }).click();
    await expect(main.getByText(/^You declined on/)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    expect(await consignmentOf(staff, listingId)).toMatchObject({ priceCents: 650_000, newest: { state: 'DECLINED' } });
    await staff.goto('/admin/consents');
    const row = staff.getByRole('listitem').filter({ hasText: `Jaguar ${run}` });
    await expect(row).toContainText('“I wait for the spring.” Named $6,300.00 instead.');
    await expect(row).toContainText('by the mailed link');
  });

  await test.step('agrees in French, twice, and only once', async () => {
    const link = await askFor(staff, listingId, '6200');
    await reader.goto(`/fr${link}`);
    const second = await reader.context().newPage();
    await second.goto(`/fr${link}`);
    await main.getByRole('button', { name: /^J’accepte/ }).click();
    await expect(main.getByText(/^Vous avez accepté le/)).toBeVisible();
    // Another tab, where the question still stood.
    await second.getByRole('button', { name: /^J’accepte/ }).click();
    await expect(second.getByText(/^Vous avez accepté le/)).toBeVisible();
    await second.close();
    expect(await consignmentOf(staff, listingId)).toMatchObject({ priceCents: 620_000, newest: { state: 'AGREED' } });
    await reader.goto(itemPath);
    await expect(main).toContainText('$6,200');
  });

  await test.step('cannot agree to a price that staff changed meanwhile', async () => {
    const link = await askFor(staff, listingId, '6000');
    await reader.goto(link);
    const { listingEditor } = await ask<{ listingEditor: { listing: { version: number } } }>(
      staff,
      'query ($id: ID!) { listingEditor(id: $id) { listing { version } } }',
      { id: listingId },
    );
    await ask(
      staff,
      'mutation ($id: ID!, $version: Int!) { listingChangeOffer(id: $id, version: $version, priceCents: 610000) { success } }',
      { id: listingId, version: listingEditor.listing.version },
    );
    // The page was opened before.
    await main.getByRole('button', { name: 'I agree to $6,000.00' }).click();
    await expect(main.getByText(/^Its price was changed since you were asked/)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    expect(await consignmentOf(staff, listingId)).toMatchObject({
      priceCents: 610_000,
      newest: { state: 'OPEN', obstacle: 'PRICE_CHANGED' },
    });
    await staff.goto(`/admin/listings/${listingId}`);
    await settle(staff);
    await expect(staff.getByText(/^Cannot be agreed to: the price was changed since/)).toBeVisible();
    await staff.getByRole('button', { name: 'Take the question back' }).click();
    await expect(staff.getByRole('button', { name: 'Ask the consignor' })).toBeVisible();
    await reader.goto(link);
    await expect(main.getByText(/^The shop took this question back/)).toBeVisible();
  });

  await test.step('comes too late', async () => {
    const link = await askFor(staff, listingId, '5900');
    await reader.goto(link);
    const { newest } = await consignmentOf(staff, listingId);
    await withDatabase(journeyShop(), (db) =>
      db
        .updateTable('consent_requests')
        .set({ asked_at: new Date(Date.now() - 7_200_000), expires_at: new Date(Date.now() - 3_600_000) })
        .where('id', '=', newest?.id ?? '')
        .execute(),
    );
    await main.getByRole('button', { name: 'I agree to $5,900.00' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link opens nothing any more.');
    expect(await consignmentOf(staff, listingId, newest?.id)).toMatchObject({
      priceCents: 610_000,
      newest: { state: 'EXPIRED' },
    });
    // Signed in, the consignor sees what became of all.
    await signIn(reader, 'private');
    await reader.goto(`/consents/${newest?.id}`);
    await expect(main.getByText(/^The time for an answer ended/)).toBeVisible();
    await reader.goto('/profile/selling/consents');
    await expect(main.getByRole('link', { name: `Jaguar ${run}` })).toHaveCount(4);
  });
  await reader.context().close();
});
