import { findModelKey, newId, type Tx } from '@headstock/api/seeding';
import { accounts } from '#demo-data/catalogue/index.ts';

const DAY_MS = 86_400_000;

/** Instruments that the demo buyer had before, from elsewhere; what was bought here comes to the portfolio by itself. */
const owned = [
  {
    brand: 'Fender',
    model: 'Stratocaster',
    year: 1979,
    finish: 'Black',
    condition: 'VERY_GOOD',
    serial: 'S914 022',
    daysAgo: 2_160,
    acquiredCents: 185_000,
    insuredCents: 260_000,
    notes: 'The middle pickup was rewound in 2019. It hums less than it used to, and I miss it a little.',
  },
  {
    brand: 'Martin',
    model: 'D-18',
    year: 1968,
    finish: 'Natural',
    condition: 'GOOD',
    serial: '',
    daysAgo: 5_480,
    acquiredCents: 142_000,
    insuredCents: 400_000,
    notes: 'My aunt’s. Neck reset at a shop in Lexington, the paper is in the case.',
  },
  {
    brand: 'Gibson',
    model: 'ES-335TD',
    year: 1974,
    finish: 'Walnut',
    condition: 'EXCELLENT',
    serial: '',
    daysAgo: 890,
    acquiredCents: 390_000,
    insuredCents: null,
    notes: '',
  },
] as const;

/** Gives the demo buyer a portfolio: what the shop knows comparables of has a value. */
export async function seedPortfolio(trx: Tx, now: Date): Promise<void> {
  const email = accounts.find(({ key }) => key === 'buyer')?.email ?? '';
  const buyer = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (!buyer) return;
  for (const { daysAgo, acquiredCents, insuredCents, ...said } of owned)
    await trx
      .insertInto('portfolio_items')
      .values({
        ...said,
        id: newId(),
        account_id: buyer.id,
        line_item_id: null,
        item_id: null,
        model_key: await findModelKey(trx, said),
        acquired_on: new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10),
        acquired_cents: acquiredCents,
        insured_cents: insuredCents,
      })
      .execute();
}
