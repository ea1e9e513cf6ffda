import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';

/** A browser is forgotten when nobody signs in with it for this long. */
const KNOWN_DAYS = 365;
/** Only this many browsers are kept per account, the most recent ones; programs that sign in repeatedly bring a new one each time. */
const KNOWN_AT_MOST = 50;

const hashOf = (deviceId: string): string => createHash('sha256').update(deviceId).digest('base64url');

/** Whether somebody signed in to the account of an e-mail with this browser. */
export async function isKnownDevice(db: Db, deviceId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices as d')
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .select('d.account_id')
    .where('d.device_hash', '=', hashOf(deviceId))
    .where('a.email', '=', email)
    .where('a.kind', '=', 'member')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an account has signed in before, with other browsers only: its owner should hear of this one. */
export async function isNewDevice(trx: Tx, deviceId: string | null, accountId: string): Promise<boolean> {
  const devices = await trx
    .selectFrom('known_devices')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .execute();
  const hash = deviceId === null ? null : hashOf(deviceId);
  return devices.length > 0 && !devices.some(({ device_hash: known }) => known === hash);
}

/**
 * Makes the browser known to an account, and gives its new id for its cookie. The id changes each time: one that
 * somebody planted or read before is worth nothing afterwards.
 */
export async function rememberDevice(trx: Tx, deviceId: string | null, accountId: string): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  if (deviceId !== null) {
    await trx
      .updateTable('known_devices')
      .set({ device_hash: hashOf(id) })
      .where('device_hash', '=', hashOf(deviceId))
      .execute();
  }
  await trx
    .insertInto('known_devices')
    .values({ device_hash: hashOf(id), account_id: accountId, used_at: new Date() })
    .onConflict((on) => on.columns(['device_hash', 'account_id']).doUpdateSet({ used_at: new Date() }))
    .execute();
  await sql`DELETE FROM known_devices WHERE account_id = ${accountId} AND device_hash NOT IN (
    SELECT device_hash FROM known_devices WHERE account_id = ${accountId} ORDER BY used_at DESC LIMIT ${KNOWN_AT_MOST})`.execute(
    trx,
  );
  return id;
}

/** Forgets every known browser of an account but one, as after a change of its password. */
export async function forgetDevices(trx: Tx, accountId: string, keepDeviceId: string | null): Promise<void> {
  let query = trx.deleteFrom('known_devices').where('account_id', '=', accountId);
  if (keepDeviceId !== null) query = query.where('device_hash', '!=', hashOf(keepDeviceId));
  await query.execute();
}

/** Deletes browsers with which nobody signed in for a year. */
export async function sweepDevices(db: Db): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where(sql<boolean>`used_at < now() - make_interval(days => ${KNOWN_DAYS})`)
    .execute();
}
