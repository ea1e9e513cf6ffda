import { checkAccessibility } from '@headstock/testing/accessibility';
import { ask, signIn } from '#shell/e2e/support/accounts.ts';
import { emptyCart, fillCart, findListing } from '#shell/e2e/support/cart.ts';
import { giveContact, guest } from '#shell/e2e/support/checkout.ts';
import { expect, settle, test } from '#shell/e2e/support/test.ts';

const address = (line1: string): string =>
  `{ firstName: "Bea", lastName: "Buyer", countryIso: "US", line1: "${line1}", city: "Nashville", region: "Tennessee", postalCode: "37203" }`;

test('a signed-in shopper chooses, changes and keeps an address of the address book', async ({ page, message }) => {
  await signIn(page, 'buyer');
  await emptyCart(page);
  // The address book outlives a run that broke off.
  const house = `${Date.now() % 100_000} Journey Lane`;
  const { addressCreate } = await ask<{ addressCreate: { address: { id: string } } }>(
    page,
    `mutation { addressCreate(address: ${address(house)}) { success address { id } } }`,
  );
  await fillCart(page, await findListing(page, 'seller: ["headstock"], keywords: "stroboclip"'));
  await page.goto('/checkout');
  await settle(page);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(message('checkout.heading.delivery'));
  await page.getByRole('radio', { name: new RegExp(house) }).check();
  await page.getByRole('button', { name: message('checkout.editAddress') }).click();
  await page.getByLabel(message('address.field.line1')).fill(`${house}, back door`);
  await page.reload();
  await settle(page);
  await expect(page.getByLabel(message('address.field.line1'))).toHaveValue(`${house}, back door`);
  await page.getByRole('button', { name: message('checkout.saveAddress') }).click();
  const changed = page.getByRole('radio', { name: new RegExp(`${house}, back door`) });
  await expect(changed).toBeChecked();
  await expect(
    page
      .getByRole('group', { name: message('checkout.howFast') })
      .getByRole('radio')
      .first(),
  ).toBeVisible();
  expect(await checkAccessibility(page)).toEqual([]);

  await page.getByRole('button', { name: message('checkout.toPayment') }).click();
  await expect(heading).toHaveText(message('checkout.heading.payment'));
  await page.goBack();
  await expect(heading).toHaveText(message('checkout.heading.delivery'));
  await expect(changed).toBeChecked();
  await page.goForward();
  await expect(heading).toHaveText(message('checkout.heading.payment'));
  await emptyCart(page);
  await ask(page, `mutation { addressDelete(id: "${addressCreate.address.id}") { success } }`);
});

test('choosing pick-up on the product page counts, also after typing in the checkout has begun', async ({
  page,
  message,
}) => {
  const listing = await findListing(page, 'seller: ["headstock"], keywords: "hercules stand"');
  await fillCart(page, listing);
  await page.goto('/checkout');
  await settle(page);
  await page.getByLabel(message('address.field.firstName'), { exact: true }).fill(guest.firstName);

  await page.goto(`/shop/${listing.item.slug}/${listing.item.id}`);
  await settle(page);
  const wish = page.getByRole('button', { name: message('pickUp.select') });
  await expect(async () => {
    await wish.click();
    await expect(wish).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();

  await page.goto('/checkout');
  await settle(page);
  await expect(page.getByLabel(message('address.field.firstName'), { exact: true })).toHaveValue(guest.firstName);
  await giveContact(page, message);
  await expect(page.getByRole('radio', { name: new RegExp(message('checkout.ship.store')) })).toBeChecked();
  await page.getByRole('button', { name: message('checkout.toPayment') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.heading.payment'));
  await expect(page.getByRole('complementary', { name: message('checkout.summary') })).toContainText('$0.00');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.heading.payment'));
});

test('two sellers are two orders with totals of their own; what a seller ships is delivered, the other is picked up', async ({
  page,
  message,
}) => {
  const house = await findListing(page, 'seller: ["headstock"], keywords: "hang tag mug"');
  const other = await findListing(page, 'category: ["acoustic-guitars"], seller: ["marlow-strings"]');
  await fillCart(page, house, other);
  await page.goto('/cart');
  const groups = page.getByRole('main').getByRole('region');
  await expect(groups).toHaveCount(2);
  await page.getByRole('link', { name: message('cart.checkout'), exact: true }).click();
  await page.waitForURL(/\/checkout/);
  await settle(page);
  await giveContact(page, message);
  await page.getByRole('radio', { name: new RegExp(message('checkout.ship.store')) }).check();
  await expect(page.getByText(/^Sent by the seller, not from our store/)).toBeVisible();
  await page.getByLabel(message('address.field.line1')).fill(guest.line1);
  await page.getByLabel(message('address.field.city')).fill(guest.city);
  await page.getByLabel(message('address.region.state')).selectOption({ label: guest.region });
  await page.getByLabel(message('address.field.postalCode')).fill(guest.postalCode);
  await expect(
    page
      .getByRole('group', { name: /^How fast/ })
      .getByRole('radio')
      .first(),
  ).toBeVisible();
  expect(await checkAccessibility(page)).toEqual([]);
  await page.getByRole('button', { name: message('checkout.toPayment') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('checkout.heading.payment'));
  const { cart } = await ask<{ cart: { orders: { shipOption: string }[] } }>(
    page,
    '{ cart(orderId: []) { orders { shipOption } } }',
  );
  expect(cart.orders.map(({ shipOption }) => shipOption).toSorted()).toEqual(['home', 'store']);
});
