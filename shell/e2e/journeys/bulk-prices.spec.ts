import { ask, signIn } from '#shell/e2e/support/accounts.ts';
import { expect, settle, test } from '#shell/e2e/support/test.ts';

type Rows = { inventory: { edges: { node: { id: string; askingPrice: { amountCents: number } | null } }[] } };

test('an admin lowers the prices of some listings, looks at the difference first, and undoes one of them', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const prices = async (): Promise<Map<string, number | undefined>> => {
    const { inventory } = await ask<Rows>(
      page,
      '{ inventory(filter: { states: [LISTING_ACTIVE], sellerKinds: [SHOP] }, first: 50) { edges { node { id askingPrice { amountCents } } } } }',
    );
    return new Map(inventory.edges.map(({ node }) => [node.id, node.askingPrice?.amountCents]));
  };
  const before = await prices();
  await page.goto('/admin/listings?state=LISTING_ACTIVE&whose=SHOP');
  await settle(page);
  const boxes = page.getByRole('checkbox', { name: 'Choose this row' });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('link', { name: 'Change prices' }).click();
  const drawer = page.getByRole('dialog', { name: 'Change prices' });
  await expect(drawer).toContainText('2 listings are chosen.');
  await drawer.getByRole('button', { name: 'Show what changes' }).click();
  await expect(drawer).toContainText('A percentage above 0');
  await drawer.getByLabel('Percent').fill('10');
  await drawer.getByRole('button', { name: 'Show what changes' }).click();
  const review = page.getByRole('dialog', { name: 'Prices of listings' });
  await expect(review).toContainText('2 rows will change.');
  expect(await prices()).toEqual(before);
  await review.getByRole('button', { name: 'Change 2 rows' }).click();
  await expect(review).toContainText('2 changed.');
  const lowered = [...(await prices())].filter(([id, cents]) => before.get(id) !== cents);
  expect(lowered).toHaveLength(2);
  for (const [id, cents] of lowered) expect(cents).toBe(Math.round((before.get(id) ?? 0) * 0.9));
  await review.getByRole('checkbox').first().check();
  await review.getByRole('button', { name: 'Undo 1 row' }).click();
  await expect(review).toContainText('1 undone.');
  await review.getByRole('button', { name: 'Undo everything' }).click();
  await expect(review).toContainText('2 undone.');
  expect(await prices()).toEqual(before);
});
