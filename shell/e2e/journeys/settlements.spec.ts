import { withDatabase } from '@headstock/testing/shop-database';
import { ask, signIn } from '../support/accounts.ts';
import { journeyShop } from '../support/journey-shop.ts';
import { placeByCard, readyToPay } from '../support/prepare.ts';
import { expect, test } from '../support/test.ts';

const COLUMNS =
  'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,automatic_payout_id';

test('a report of a card provider is matched to the books, its differences are explained, and its arrival is booked', async ({
  page,
}) => {
  const { id, totalCents } = await readyToPay(page, 10_000);
  await placeByCard(page, { id, totalCents });
  const [paid] = await withDatabase(journeyShop(), (db) =>
    db
      .selectFrom('payments')
      .innerJoin('payment_allocations', 'payment_allocations.payment_id', 'payments.id')
      .select('provider_ref as ref')
      .where('payment_allocations.order_id', '=', id)
      .execute(),
  );
  const payout = `po_${id}`;
  const total = (totalCents / 100).toFixed(2);
  const day = new Date().toISOString().slice(0, 10);
  const rows = [
    `txn_1${id},${day} 00:00:01,usd,${total},0.00,${total},charge,${paid?.ref},${payout}`,
    `txn_2${id},${day} 00:00:02,usd,12.00,0.60,11.40,charge,ch_${id},${payout}`,
  ];
  await signIn(page, 'admin');
  await page.goto('/admin/settlements/import');
  const drawer = page.getByRole('dialog');
  await drawer
    .getByLabel('Settlement report')
    .setInputFiles({ name: `${payout}.csv`, mimeType: 'text/csv', buffer: Buffer.from([COLUMNS, ...rows].join('\n')) });
  await drawer.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('link', { name: payout }).click();
  await expect(drawer.getByText('The provider says $12.00, the books have $0.00.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Book the difference' }).click();
  await expect(drawer.getByLabel('Why is it right?')).toHaveAttribute('aria-invalid', 'true');
  await drawer.getByLabel('Why is it right?').fill('Paid at the door, entered by hand');
  await drawer.getByRole('button', { name: 'Book the difference' }).click();
  await expect(drawer.getByText(/^Paid at the door, entered by hand — /)).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Book the difference' })).toHaveCount(0);
  await expect(drawer.getByLabel('Amount at the bank')).toHaveValue(((totalCents + 1_140) / 100).toFixed(2));
  await drawer.getByRole('button', { name: 'It arrived' }).click();
  await expect(drawer.getByRole('button', { name: 'It arrived' })).toBeHidden();
  const { trialBalance } = await ask<{ trialBalance: { difference: { amountCents: number } } }>(
    page,
    '{ trialBalance { difference { amountCents } } }',
  );
  expect(trialBalance.difference.amountCents).toBe(0);
});
