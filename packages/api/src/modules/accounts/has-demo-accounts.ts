import { DEMO_EMAIL_DOMAIN } from '@headstock/contracts/demo-accounts';
import type { Db } from '#api/platform/db/database.ts';

/** Whether any account is one of the demo shop, whose passwords everybody knows. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const pattern = `%@${DEMO_EMAIL_DOMAIN}`;
  const found = await db.selectFrom('accounts').select('id').where('email', 'like', pattern).limit(1).execute();
  return found.length > 0;
}
