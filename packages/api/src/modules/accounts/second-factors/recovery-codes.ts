import { randomInt } from 'node:crypto';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { hashWithSalt } from '../password.ts';

const CODES = 10;
const LENGTH = 10;
/** Crockford's Base32: no letter that could be taken for a digit. Ten of them are 50 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const newCode = (): string => {
  const code = Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
};

const PATTERN = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** A recovery code as it is hashed, however it was typed; null for what cannot be one. */
export function readRecoveryCode(text: string): string | null {
  const code = text.slice(0, 40).toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return PATTERN.test(code) ? code : null;
}

/** Ten new recovery codes, to be shown once, and their hashes. Takes a second or so: hash before the transaction. */
export async function makeRecoveryCodes(
  salt: string,
): Promise<{ codes: readonly string[]; hashes: readonly string[] }> {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(newCode());
  const hashes = await Promise.all([...codes].map((code) => hashWithSalt(readRecoveryCode(code) ?? '', salt)));
  return { codes: [...codes], hashes };
}

/** Puts new recovery codes in the place of an account's former ones. */
export async function replaceRecoveryCodes(trx: Tx, accountId: string, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const rows = hashes.map((hash) => ({ account_id: accountId, code_hash: hash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Uses a recovery code up; false when it is not one of the account's, or was used before. */
export async function takeRecoveryCode(db: Db, accountId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
