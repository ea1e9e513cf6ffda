import { startApiInstance } from '@headstock/testing/api-instance';
import { portsOfWorkers } from '@headstock/testing/free-ports';
import { startShellInstance } from '@headstock/testing/shell-instance';
import { withDatabase } from '@headstock/testing/shop-database';
import type { Page } from '@playwright/test';
import { ask, signIn } from '../support/accounts.ts';
import { cards, giveAddress, giveCard } from '../support/checkout.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { showsState, takeStep } from '../support/listing-editor.ts';
import { mailedSubjects } from '../support/mails.ts';
import type { MessageText } from '../support/messages.ts';
import { drawPhotographs } from '../support/photographs.ts';
import { expect, settle, test, workProof } from '../support/test.ts';
import { join, openBells, openVisitor } from '../support/visitors.ts';

const MINUTES = 60_000;
const TRIAL_IS_OVER_MS = 4 * 86_400_000;
test.setTimeout(10 * MINUTES);

/** Writes everything that the shop asks of a proposal. */
async function propose(page: Page, message: MessageText, model: string): Promise<void> {
  const field = (id: string) => page.getByLabel(message(`listingEditor.field.${id}`), { exact: true });
  await field('brand').fill('Kay');
  await field('model').fill(model);
  await field('category').selectOption('electric-guitars');
  await field('type').selectOption('solid-body');
  await field('yearFrom').fill('1957');
  await page.locator('input[name="condition"][value="GOOD"]').check();
  await field('priceCents').fill('1,400');
  await takeStep(page, message, 'SUBMIT');
  await showsState(page, message, 'DESCRIPTION');
}

/** Describes and photographs it, and sends it to the shop. */
async function describeIt(page: Page, message: MessageText): Promise<void> {
  const field = (id: string) => page.getByLabel(message(`listingEditor.field.${id}`), { exact: true });
  await field('finish.en').fill('Shaded walnut');
  await field('finishFamily').selectOption('brown');
  await page
    .getByRole('row', { name: /^Tuners/ })
    .getByRole('combobox')
    .selectOption('replaced');
  await page
    .getByRole('textbox', { name: message('listingEditor.field.description'), exact: true })
    .fill('It hung in a barber shop in Tulsa from the day it was bought, and was played on Saturdays.');
  await field('shippingGrams').fill('6.5');
  await page
    .locator('#photographs input[type="file"]')
    .first()
    .setInputFiles(await drawPhotographs(page, 6));
  const last = message('photographs.move').replace('{position}', '6').replace('{count}', '6');
  await expect(page.getByRole('button', { name: last })).toBeVisible({ timeout: 2 * MINUTES });
  await takeStep(page, message, 'SUBMIT');
  await showsState(page, message, 'FINAL_APPROVAL');
}

/** Rates the other side of an order. */
async function rate(page: Page, orderId: string, message: MessageText, text: string): Promise<void> {
  await page.goto(`/profile/feedback/${orderId}`);
  await settle(page);
  const main = page.getByRole('main');
  await main
    .getByRole('group', { name: message('feedback.overall') })
    .getByRole('radio', { name: '5 stars' })
    .check({ force: true });
  await main.getByRole('textbox').last().fill(text);
  await main.getByRole('button', { name: message('feedback.send') }).click();
  await expect(main.getByText(text)).toBeVisible();
}

/** The lines of the month's statement of the page's seller as a CSV file, and the same as PDF. */
async function statementOf(page: Page, origin: string): Promise<{ csv: readonly string[]; pdf: Buffer }> {
  const load = async (name: string): Promise<Buffer> => {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    return (await page.context().request.get(`${origin}${href}`)).body();
  };
  const [, ...csv] = (await load('CSV')).toString('utf8').trim().split('\r\n');
  return { csv, pdf: await load('PDF') };
}

/** The subjects of what the shop has mailed to whoever uses the page's browser, without the numbers of orders. */
async function subjectsTo(page: Page): Promise<readonly string[]> {
  const { viewer } = await ask<{ viewer: { email: string } }>(page, '{ viewer { email } }');
  return (await mailedSubjects(viewer.email)).map((subject) => subject.replaceAll(/HS-[\w-]+/g, 'HS'));
}

test('what a seller photographs is approved, bargained over, paid, sent and paid out, through two processes', async ({
  browser,
  message,
}, { config }) => {
  const first = journeyShop();
  const origins = portsOfWorkers(config.workers).map((port) => `http://localhost:${port}`);
  await using api = await startApiInstance(first, { ALLOWED_ORIGINS: origins.join(',') });
  await using second = await startShellInstance({ shop: api.shop });
  const seller = await openVisitor(browser, second.origin);
  // The card form can be framed by the shop's own origin alone.
  const buyer = await openVisitor(browser, first.origin);
  const desk = await openVisitor(browser, second.origin);
  const button = (page: Page, id: string) => page.getByRole('button', { name: message(id), exact: true });
  const sellerId = await join(seller.page, { sells: true });
  // Mails are in the language of the account.
  await withDatabase(first, (db) =>
    db.updateTable('accounts').set({ locale: 'fr' }).where('id', '=', sellerId).execute(),
  );
  await join(buyer.page);
  await signIn(desk.page, 'admin');
  const tabs = [first.origin, second.origin, second.origin];
  const sellersBell = await openBells(seller.context, tabs);
  const buyersBell = await openBells(buyer.context, tabs);
  const bells = async (ofSeller: number, ofBuyer: number): Promise<void> => {
    await sellersBell(ofSeller);
    await buyersBell(ofBuyer);
  };
  await bells(0, 0);

  const model = `Barber ${Date.now().toString(36)}`;
  await seller.page.goto('/profile/selling/listings');
  await settle(seller.page);
  await button(seller.page, 'listings.new').first().click();
  await button(seller.page, 'listings.begin').click();
  await expect(seller.page).toHaveURL(/\/profile\/selling\/listings\/[0-9a-z]{13}$/);
  const id = new URL(seller.page.url()).pathname.split('/').at(-1) ?? '';
  await propose(seller.page, message, model);
  await describeIt(seller.page, message);

  await desk.page.goto(`/profile/selling/listings/${id}`);
  await settle(desk.page);
  await takeStep(desk.page, message, 'APPROVE');
  await showsState(desk.page, message, 'LISTING_ACTIVE');
  await bells(0, 0);

  const onShop = desk.page.getByRole('link', { name: message('listings.view'), exact: true });
  const itemPath = (await onShop.getAttribute('href')) ?? '';
  await buyer.page.goto(itemPath);
  await settle(buyer.page);
  await button(buyer.page, 'product.makeOffer').click();
  const offer = buyer.page.getByRole('dialog', { name: message('product.makeOffer') });
  await offer.getByLabel(message('offer.amount')).fill('1,100', workProof);
  await offer.getByRole('button', { name: message('offer.send') }).click();
  await offer.getByRole('button', { name: message('offer.done') }).click();
  await bells(0, 0);

  await seller.page.goto('/profile/selling/offers?state=turn');
  await settle(seller.page);
  await seller.page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await button(seller.page, 'offers.do.COUNTER').click();
  await seller.page.getByLabel(message('offers.amount')).fill('1,250');
  await button(seller.page, 'offers.send.COUNTER').click();
  await expect(seller.page.getByText(/named another price: \$1,250/)).toBeVisible();

  await buyer.page.goto(itemPath);
  await settle(buyer.page);
  await buyer.page.getByRole('link', { name: message('product.seller.contact') }).click();
  await buyer.page.getByRole('textbox', { name: /^Write to/ }).fill('Does the neck move?');
  await buyer.page.keyboard.press('Control+Enter');
  await expect(buyer.page.getByRole('log').getByText('Does the neck move?')).toBeVisible();
  await bells(1, 0);
  await buyer.page.goto('/profile/buying/offers');
  await seller.page.goto('/profile/messages');
  await settle(seller.page);
  await seller.page.getByRole('main').getByRole('link', { name: /Ada/ }).first().click();
  await expect(seller.page.getByRole('log').getByText('Does the neck move?')).toBeVisible();
  await bells(0, 0);
  await seller.page.getByRole('textbox', { name: /^Write to/ }).fill('Not for sixty years.');
  await button(seller.page, 'messages.send').click();
  await bells(0, 1);
  await buyer.page.goto('/profile/messages');
  await settle(buyer.page);
  await buyer.page.getByRole('main').getByRole('link', { name: /Ada/ }).first().click();
  await expect(buyer.page.getByRole('log').getByText('Not for sixty years.')).toBeVisible();
  await bells(0, 0);

  await buyer.page.goto('/profile/buying/offers');
  await settle(buyer.page);
  await buyer.page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await button(buyer.page, 'offers.do.ACCEPT').click();
  await button(buyer.page, 'offers.send.ACCEPT').click();
  await button(buyer.page, 'offers.addToCart').click();
  await buyer.page.getByRole('dialog', { name: message('cart.drawerTitle') }).waitFor();
  await buyer.page.goto('/checkout');
  await settle(buyer.page);
  await giveAddress(buyer.page, message);
  await giveCard(buyer.page, message, cards.good);
  await buyer.page.getByRole('button', { name: /^Place order, / }).click();
  await expect(buyer.page).toHaveURL(/\/orders\/[0-9a-z]{13}/, { timeout: MINUTES });
  const orderId = new URL(buyer.page.url()).pathname.split('/').at(-1) ?? '';
  await expect(buyer.page.getByText(message('order.state.PAID'), { exact: true }).first()).toBeVisible();
  await bells(0, 0);

  await seller.page.goto('/profile/selling/orders');
  await settle(seller.page);
  await seller.page
    .getByRole('link', { name: message('selling.do.SHIP') })
    .first()
    .click();
  const dialog = seller.page.getByRole('dialog');
  await dialog.getByLabel(message('orderActions.carrier')).fill('UPS');
  await dialog.getByLabel(message('orderActions.number')).fill('1Z999AA10123456784');
  await dialog.getByRole('button', { name: message('orderActions.ship.submit') }).click();
  await expect(dialog).toBeHidden();
  await buyer.page.reload();
  await expect(buyer.page.getByText('1Z999AA10123456784').first()).toBeVisible();

  await desk.page.goto(`/orders/${orderId}`);
  await settle(desk.page);
  await button(desk.page, 'order.action.deliver').click();
  await desk.page
    .getByRole('dialog')
    .getByRole('button', { name: message('orderActions.deliver.submit') })
    .click();
  await expect(desk.page.getByRole('dialog')).toBeHidden();
  await bells(0, 0);

  await rate(seller.page, orderId, message, 'Paid at once.');
  await bells(0, 0);
  await rate(buyer.page, orderId, message, 'Sings like the barber did.');
  await bells(0, 0);

  const refund = { id: orderId, amountCents: 5_000, reason: 'A tuner slips', key: crypto.randomUUID() };
  const { orderRefundCreate } = await ask<{ orderRefundCreate: { success: boolean; message: string | null } }>(
    desk.page,
    `mutation ($id: ID!, $amountCents: Int!, $reason: String!, $key: String!) {
      orderRefundCreate(id: $id, amountCents: $amountCents, reason: $reason, idempotencyKey: $key) { success message } }`,
    refund,
  );
  expect(orderRefundCreate).toEqual({ success: true, message: null });
  await bells(0, 0);
  // Three days pass.
  await withDatabase(first, (db) =>
    db
      .updateTable('shipments')
      .set({ delivered_at: new Date(Date.now() - TRIAL_IS_OVER_MS) })
      .where('order_id', '=', orderId)
      .execute(),
  );
  const { orderSetPaidOut } = await ask<{ orderSetPaidOut: { success: boolean; message: string | null } }>(
    desk.page,
    'mutation ($id: ID!) { orderSetPaidOut(id: $id) { success message } }',
    { id: orderId },
  );
  expect(orderSetPaidOut).toEqual({ success: true, message: null });
  await seller.page.goto('/profile/selling/orders');
  await expect(seller.page.getByText(/^Paid out /)).toBeVisible();
  await seller.page.goto('/profile/selling/payouts');
  const payout = seller.page.getByRole('row').filter({ hasText: message('payouts.kind.payout') });
  await expect(payout).toContainText('-$964.30');
  await bells(0, 0);
  const { csv, pdf } = await statementOf(seller.page, second.origin);
  expect(csv.map((line) => line.split(',').slice(3, 8))).toEqual([
    ['1250.00', '-250.00', '1000.00', '1000.00', ''],
    ['-44.62', '8.92', '-35.70', '964.30', 'A tuner slips'],
    ['0.00', '0.00', '-964.30', '0.00', ''],
  ]);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await expect
    .poll(async () => (await subjectsTo(seller.page)).toSorted())
    .toEqual(
      [
        'Confirm your e-mail for Headstock',
        `Kay ${model} 1957 est en ligne`,
        `Une offre pour Kay ${model} 1957`,
        `Ada Guest vous a écrit au sujet de Kay ${model} 1957`,
        `Votre prix pour Kay ${model} 1957 est accepté`,
        'Vendu\u00a0: commande HS',
        '5 étoiles pour vous\u00a0: commande HS',
        'Remboursement\u00a0: commande HS',
        'Versement\u00a0: 964,30\u00a0$ pour la commande HS',
      ].toSorted(),
    );
  for (const { watch, context } of [seller, buyer, desk]) {
    expect(watch.problems()).toEqual([]);
    await context.close();
  }
});
