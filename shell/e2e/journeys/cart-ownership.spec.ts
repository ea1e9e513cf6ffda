import { paymentLabels } from '@headstock/contracts/payments';
import { checkAccessibility } from '@headstock/testing/accessibility';
import { demoAccount } from '@headstock/testing/demo-account';
import { formatMoney } from '@headstock/ui/format-money';
import { ask, signIn } from '#shell/e2e/support/accounts.ts';
import { emptyCart, fillCart, findListing, linesOf } from '#shell/e2e/support/cart.ts';
import { journeyShop } from '#shell/e2e/support/journey-shop.ts';
import { mailsWith } from '#shell/e2e/support/mails.ts';
import { readyToPay, register } from '#shell/e2e/support/prepare.ts';
import { expect, settle, test, workProof } from '#shell/e2e/support/test.ts';

const money = (cents: number): string => formatMoney(cents, { locale: 'en', currency: 'USD', cents: 'always' });

test('three lines of an account and two of a guest, one in both, are four after signing in', async ({
  page,
  browser,
}) => {
  const { email, password } = demoAccount('pro');
  test.slow();
  const find = (keywords: string) => findListing(page, `seller: ["headstock"], keywords: "${keywords}"`);
  const [a, b, d] = [await find('yoke capo'), await find('repair guide'), await find('harper american guitars')];
  const shared = await find('the wall poster');
  const setQuantity = async (who: typeof page, quantity: number): Promise<void> => {
    const line = (await linesOf(who)).find(({ listingId }) => listingId === shared.id)!;
    await ask(
      who,
      `mutation { cartUpdateLineItemQuantity(lineItemId: "${line.id}", orderId: "${line.orderId}", quantity: ${quantity}) { success } }`,
    );
  };
  const context = await browser.newContext({ baseURL: journeyShop().origin });
  const before = await context.newPage();
  await signIn(before, 'pro');
  await emptyCart(before);
  await fillCart(before, a, b, shared);
  const stock = (await linesOf(before)).find(({ listingId }) => listingId === shared.id)!.stock;
  await setQuantity(before, stock);
  await context.close();

  await fillCart(page, shared, d);
  await setQuantity(page, 2);
  await page.goto('/cart');
  await settle(page);
  await page.getByRole('button', { name: 'Login/Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login/Register' });
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText(/^What you just chose now lies with what was in your cart: 4 things\./)).toBeVisible({
    timeout: 3 * workProof.timeout,
  });
  const lines = page.getByRole('main').getByRole('button', { name: /^Remove / });
  await expect(lines).toHaveCount(4);
  await expect(page.getByRole('textbox', { name: `Quantity of ${shared.item.title}` })).toHaveValue(String(stock));
  await emptyCart(page);
});

test.describe('staff tools', () => {
  // There is one admin, with one cart.
  test.describe.configure({ mode: 'default' });

  test('an admin sets a price and an owner, sends the draft order, and its owner claims it as it is', async ({
    page,
    browser,
    message,
  }) => {
    const { email } = demoAccount('private');
    await signIn(page, 'admin');
    await emptyCart(page);
    const listing = await findListing(page, 'seller: ["headstock"], keywords: "lakota cradle strap"');
    await fillCart(page, listing);
    await page.goto('/cart');
    const desk = page.getByRole('region', { name: message('staffTools.title') });
    await expect(desk).toBeVisible();
    expect(await checkAccessibility(page)).toEqual([]);

    await page.getByRole('button', { name: `Change the price of ${listing.item.title}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Price of/).fill('');
    await dialog.getByRole('button', { name: message('staffTools.price.submit') }).click();
    await expect(dialog.getByText(message('staffTools.error.empty'))).toBeVisible();
    await dialog.getByLabel(/^Price of/).fill('81.50');
    await dialog.getByLabel(message('staffTools.reason')).fill('A scratch on the back');
    await dialog.getByRole('button', { name: message('staffTools.price.submit') }).click();
    await expect(page.getByRole('complementary', { name: message('cart.summary') })).toContainText('$81.50');

    await desk.getByRole('button', { name: message('staffTools.change.owner') }).click();
    await dialog.getByLabel(message('orderActions.search')).fill(email);
    await dialog.getByRole('radio', { name: new RegExp(email) }).check();
    await dialog.getByRole('button', { name: message('staffTools.owner.submit') }).click();
    // Going on before it is saved would take it back.
    await expect(dialog).toBeHidden();
    await expect(desk).toContainText(email);

    await page.goto('/checkout?step=contact');
    await expect(page.getByText(/^You buy for /)).toContainText(email);
    await page.goto('/cart');

    await desk.getByRole('button', { name: message('staffTools.sendDraft') }).click();
    const link = await dialog.getByLabel(message('staffTools.link')).inputValue();
    await dialog.getByRole('button', { name: message('staffTools.sendDraft.submit') }).click();
    await expect(page.getByRole('heading', { name: message('cart.empty') })).toBeVisible();

    const context = await browser.newContext({ baseURL: journeyShop().origin });
    const buyer = await context.newPage();
    await signIn(buyer, 'private');
    await buyer.goto(link);
    const prepared = buyer.getByRole('region', { name: /^Put together for you by / });
    await expect(prepared).toContainText('$81.50');
    await settle(buyer);
    expect(await checkAccessibility(buyer)).toEqual([]);
    await prepared.getByRole('button', { name: message('cart.draft.claim') }).click();
    await expect(prepared).toHaveCount(0);
    const taken = buyer.getByRole('main').getByRole('listitem').filter({ hasText: listing.item.title });
    await expect(taken).toContainText('$81.50');
    await context.close();
  });

  test('a partial manual payment leaves the customer an order that is partly paid, with its balance', async ({
    page,
    browser,
    message,
  }) => {
    const customer = await browser.newContext({ baseURL: journeyShop().origin });
    const buyer = await customer.newPage();
    const owner = await register(buyer);
    await signIn(page, 'admin');
    await emptyCart(page);
    const { id, totalCents } = await readyToPay(page, 10_000, false);
    await ask(page, 'mutation ($id: ID!, $owner: ID!) { orderSetAccount(id: $id, accountId: $owner) { success } }', {
      id,
      owner,
    });
    await page.goto('/checkout?step=payment');
    await page.getByRole('radio', { name: new RegExp(`^${paymentLabels.en.manual}`) }).check();
    await page.getByLabel(message('counterPayment.type')).fill('Cash');
    await page.getByLabel(message('payment.partialAmount')).fill('40.50');
    await page.getByRole('button', { name: message('checkout.toReview') }).click();
    await page.getByRole('button', { name: message('checkout.place').replace('{total}', money(4050)) }).click();
    await page.waitForURL(/\/orders\//);

    await buyer.goto(`/orders/${id}`);
    const left = message('order.stillToPay').replace('{amount}', money(totalCents - 4050));
    for (const reader of [page, buyer]) {
      await expect(reader.getByText(message('order.state.PARTIALLY_PAID'), { exact: true }).first()).toBeVisible();
      await expect(reader.getByText(left)).toBeVisible();
      const sums = reader.getByRole('complementary');
      await expect(sums.getByRole('definition').filter({ hasText: money(4050) })).toHaveCount(1);
      await expect(sums.getByRole('definition').filter({ hasText: money(totalCents - 4050) })).toHaveCount(1);
    }
    await expect(buyer.getByRole('button', { name: message('order.action.pay') })).toBeVisible();
    const number = (await buyer.locator('h1 .number').textContent()) ?? '';
    await expect
      .poll(async () => (await mailsWith(number)).toSorted(), { timeout: 30_000 })
      .toEqual(['Partly', 'Sold', 'Your']);
    await customer.close();
  });
});
