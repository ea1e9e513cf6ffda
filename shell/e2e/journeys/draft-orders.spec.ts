import { ask, signIn } from '#shell/e2e/support/accounts.ts';
import { mailedDraft } from '#shell/e2e/support/mails.ts';
import { expect, settle, test } from '#shell/e2e/support/test.ts';

type Found = {
  counterListings: { listings: { item: { title: string; sku: string; retail: { stockLevel: number | null } } }[] };
};

test('an admin prepares an order for somebody, mails it, and they find it with its price', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  // Stocked goods: nobody else's purchase waits for them.
  const { counterListings: found } = await ask<Found>(
    page,
    '{ counterListings(search: "headstock") { listings { item { title sku retail { stockLevel } } } } }',
  );
  const item = found.listings.find((one) => (one.item.retail.stockLevel ?? 0) > 1)?.item;
  if (!item) throw new Error('The shop has no goods of its own in stock.');
  await page.goto('/admin/orders/drafts/new');
  await settle(page);
  const drawer = page.getByRole('dialog', { name: 'New draft order' });
  await drawer.getByLabel('Scan or search').fill(item.sku);
  await drawer.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/drafts\/[0-9a-z]{13}$/);
  await expect(page.getByRole('timer')).toContainText('left');
  const lines = page.getByRole('region', { name: 'Items' });
  await lines.getByRole('button', { name: /^Change/ }).click();
  await lines.getByLabel('Price of one').fill('4.37');
  await lines.getByRole('button', { name: 'Save' }).click();
  await expect(lines).toContainText('Say why.');
  await lines.getByLabel('Reason').fill('Agreed on the telephone');
  await lines.getByRole('button', { name: 'Save' }).click();
  await expect(lines).toContainText('Agreed on the telephone');
  await lines.getByRole('button', { name: 'Add a custom item' }).click();
  await lines.getByRole('button', { name: 'Save' }).click();
  await expect(lines.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Give it a name/);
  await lines.getByRole('textbox', { name: 'Name' }).fill('Fret dress and setup');
  await lines.getByLabel('Price of one').fill('120');
  await lines.getByRole('checkbox', { name: 'Sales tax is due on it' }).uncheck({ force: true });
  await lines.getByRole('checkbox', { name: 'It is shipped' }).uncheck({ force: true });
  await lines.getByRole('button', { name: 'Save' }).click();
  await expect(lines).toContainText('Custom item · not taxed · not shipped');
  const customer = page.getByRole('region', { name: 'Customer' });
  const email = `draft-${Date.now()}@example.com`;
  await customer.getByRole('radio', { name: /Somebody without an account/ }).check({ force: true });
  await customer.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await customer.getByRole('button', { name: 'Save' }).click();
  await expect(customer).toContainText(email);
  await page.getByRole('button', { name: 'Mail the link to pay' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  const guest = await browser.newPage();
  await guest.goto(await mailedDraft(email));
  await settle(guest);
  await expect(guest.getByRole('main')).toContainText(item.title);
  await expect(guest.getByRole('main')).toContainText('$4.37');
  // What stands in no listing has no page to go to.
  await expect(guest.getByText('Fret dress and setup')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Fret dress and setup' })).toHaveCount(0);
  await guest.close();
});
