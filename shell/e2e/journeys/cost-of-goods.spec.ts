import { ask, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/test.ts';

test('pieces that are bought have a cost in the books, and are a loss that can be undone where they are written off', async ({
  page,
}) => {
  const note = `Fell off the bench ${Date.now().toString(36)}`;
  await signIn(page, 'admin');
  const { inventory } = await ask<{ inventory: { edges: { node: { id: string } }[] } }>(
    page,
    '{ inventory(filter: { categories: ["merch"], sellerKinds: [SHOP] }, first: 1) { edges { node { id } } } }',
  );
  await page.goto(`/admin/listings/${inventory.edges[0]?.node.id}`);
  const drawer = page.getByRole('dialog');
  const give = async (pieces: string): Promise<void> => {
    const size = drawer.getByLabel('Size or colour');
    if ((await size.count()) > 0) await size.selectOption({ index: 1 });
    await drawer.getByLabel('Pieces', { exact: true }).fill(pieces);
  };
  const receive = drawer.getByRole('button', { name: 'Receive pieces' });
  await receive.press('Enter');
  await give('2');
  await drawer.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(drawer.getByLabel('Cost of each')).toHaveAttribute('aria-invalid', 'true');
  await drawer.getByLabel('Cost of each').fill('3.25');
  await drawer.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(receive).toBeFocused();

  await drawer.getByRole('button', { name: 'Write off' }).press('Enter');
  await give('2');
  await drawer.getByLabel('What happened').fill(note);
  await drawer.getByRole('button', { name: 'Write off', exact: true }).click();
  const loss = drawer.getByRole('list', { name: 'Write-offs' }).getByRole('listitem').filter({ hasText: note });
  await expect(loss).toContainText('2 pieces');
  await loss.getByRole('button', { name: 'Undo' }).click();
  await expect(loss).toContainText('undone');
  const { trialBalance } = await ask<{ trialBalance: { difference: { amountCents: number } } }>(
    page,
    '{ trialBalance { difference { amountCents } } }',
  );
  expect(trialBalance.difference.amountCents).toBe(0);
});
