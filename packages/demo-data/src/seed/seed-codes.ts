import { grantCredits, issueCode, type Tx } from '@headstock/api/seeding';
import { accounts } from '#demo-data/catalogue/index.ts';

/** The codes of the demo shop, for whoever wants to try one. */
export const DEMO_CODES = [
  { code: 'GUTR-2222-DEMA-3333', cents: 25_000, isTrade: false, notes: 'Demo gift code' },
  { code: 'TRAD-2222-DEMA-4444', cents: 40_000, isTrade: true, notes: 'Demo trade code' },
] as const;

/** Gives the demo shop two codes, and the demo buyer store credits and trade credits. */
export async function seedCodes(trx: Tx): Promise<void> {
  const idOf = async (key: string): Promise<string | null> => {
    const email = accounts.find((account) => account.key === key)?.email ?? '';
    const row = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    return row?.id ?? null;
  };
  const issuedBy = await idOf('admin');
  for (const { code, ...issue } of DEMO_CODES) await issueCode(trx, code, { ...issue, issuedBy }, null);
  const buyer = await idOf('buyer');
  if (buyer === null) return;
  await grantCredits(trx, buyer, { cents: 15_000, isTrade: false, notes: 'Welcome back', issuedBy });
  await grantCredits(trx, buyer, { cents: 32_000, isTrade: true, notes: 'Trade of a practice amplifier', issuedBy });
}
