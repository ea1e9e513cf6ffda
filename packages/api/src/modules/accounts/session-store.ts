import { createHash, randomBytes } from 'node:crypto';
import { hasGrant } from '@headstock/contracts/grants';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { anonymous, type Principal } from '#api/platform/actor-context.ts';
import { grantsOf } from './staff/grants-of.ts';

const DAY_MS = 86_400_000;
/** Without a visit for this long a session ends. */
export const SESSION_DAYS = 30;
/** A session expires this long after its last password or code, despite visits in between. */
const SIGNED_IN_DAYS = 90;
/** A visit writes to the session's row at most this often. */
const RENEW_AFTER_MS = DAY_MS;
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** The principal of a session cookie, and whether the session should be renewed. */
export type Visit = { principal: Principal; renew: boolean };

const noVisit: Visit = { principal: anonymous, renew: false };

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function expiry(): Date {
  return new Date(Date.now() + SESSION_DAYS * DAY_MS);
}

/** The visit of a session cookie; anonymous for an unknown, expired or malformed one. */
export async function readVisit(db: Db, token: string | undefined): Promise<Visit> {
  if (token === undefined || !TOKEN_PATTERN.test(token)) return noVisit;
  const row = await db
    .selectFrom('sessions as s')
    .leftJoin('accounts as a', 'a.id', 's.account_id')
    .leftJoin('staff_roles as r', 'r.id', 'a.staff_role_id')
    .leftJoin('accounts as impersonator', 'impersonator.id', 's.impersonator_id')
    .leftJoin('staff_roles as impersonator_role', 'impersonator_role.id', 'impersonator.staff_role_id')
    .select(['s.id', 's.account_id', 's.impersonator_id', 's.renewed_at', 'a.is_admin', 'a.is_private_seller'])
    .select(['s.may_write_until', 'r.id as role_id', 'r.grants'])
    .select(['impersonator_role.id as impersonator_role_id', 'impersonator_role.grants as impersonator_grants'])
    .select(['a.is_professional_seller', 'a.can_use_stripe_terminal', 'a.can_use_manual_payment'])
    .select(['a.can_manage_shipping_methods', 'a.email_verified_at'])
    .where('s.token_hash', '=', hashToken(token))
    .where('s.expires_at', '>', new Date())
    // Nobody acts as an administrator, and only an administrator acts as somebody.
    .where((eb) =>
      eb.or([
        eb('s.impersonator_id', 'is', null),
        eb.and([eb('impersonator.is_admin', '=', true), eb('a.is_admin', '=', false), eb('a.kind', '=', 'member')]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('s.account_id', 'is', null),
        eb('s.authenticated_at', '>', new Date(Date.now() - SIGNED_IN_DAYS * DAY_MS)),
      ]),
    )
    .executeTakeFirst();
  if (!row) return noVisit;
  // The role of an administrator may have changed since they began to act as somebody.
  const { impersonator_role_id: roleId, impersonator_grants: grants } = row;
  if (row.impersonator_id !== null && !hasGrant(grantsOf(roleId, grants), 'people:write')) return noVisit;
  // Nobody sells under an e-mail that was never proven.
  const maySell = row.email_verified_at !== null;
  return {
    principal: {
      sessionId: row.id,
      accountId: row.account_id,
      impersonatorId: row.impersonator_id,
      apiKeyId: null,
      isReadOnly: row.impersonator_id !== null && (row.may_write_until === null || row.may_write_until <= new Date()),
      rights: {
        isAdmin: row.is_admin ?? false,
        isPrivateSeller: maySell && (row.is_private_seller ?? false),
        isProfessionalSeller: maySell && (row.is_professional_seller ?? false),
        canUseStripeTerminal: row.can_use_stripe_terminal ?? false,
        canUseManualPayment: row.can_use_manual_payment ?? false,
        canManageShippingMethods: row.can_manage_shipping_methods ?? false,
        grants: grantsOf(row.role_id, row.grants),
      },
    },
    // The end of an impersonation is fixed when it begins.
    renew: row.impersonator_id === null && Date.now() - row.renewed_at.getTime() > RENEW_AFTER_MS,
  };
}

/** Begins an anonymous session; the token goes into the cookie and is stored nowhere. */
export async function beginSession(db: Db, userAgent: string | null): Promise<{ id: string; token: string }> {
  const id = newId();
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      id,
      token_hash: hashToken(token),
      account_id: null,
      impersonator_id: null,
      renewed_at: new Date(),
      expires_at: expiry(),
      user_agent: userAgent,
    })
    .execute();
  return { id, token };
}

/** Puts off the end of a session that is in use. */
export async function renewSession(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ renewed_at: new Date(), expires_at: expiry() }).where('id', '=', id).execute();
}

/** What was given in a session just now: a password, mailed code or passkey; a second factor, which a passkey is too. */
export type GivenProof = { readonly hasFirstFactor: boolean; readonly hasSecondFactor: boolean };

/** Gives a session to an account under a new token: a token that somebody else knew before is worth nothing after. */
export async function rotateSession(
  db: Db,
  id: string,
  accountId: string,
  { hasFirstFactor = true, hasSecondFactor = false }: Partial<GivenProof> = {},
): Promise<string> {
  const token = newToken();
  const now = new Date();
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      token_hash: hashToken(token),
      account_id: accountId,
      impersonator_id: null,
      renewed_at: now,
      ...(hasFirstFactor && { authenticated_at: now }),
      ...(hasSecondFactor && { second_factor_at: now }),
      expires_at: expiry(),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('The session ended while it was signed in.');
  return token;
}

/** Ends one session. */
export async function endSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends every session of an account but one, as after a change of its password. */
export async function endOtherSessions(db: Db, accountId: string, keepId: string | null): Promise<void> {
  await tx(db, (trx) => {
    let query = trx.deleteFrom('sessions').where('account_id', '=', accountId);
    if (keepId !== null) query = query.where('id', '!=', keepId);
    return query.execute();
  });
}

/** The sessions in which an account is signed in at a moment, without those of admins who act as it. */
export function liveSessions(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('impersonator_id', 'is', null)
    .where('expires_at', '>', now)
    .where('authenticated_at', '>', new Date(now.getTime() - SIGNED_IN_DAYS * DAY_MS));
}

/** Notes that a second factor was given in a session just now. */
export async function noteSecondFactor(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ second_factor_at: new Date() }).where('id', '=', id).execute();
}

/** When something was last proven in a session; null when it never was. */
export type ProofTimes = { readonly firstFactorAt: Date | null; readonly secondFactorAt: Date | null };

/** When a password or code, and when a second factor, was last given in a session. */
export async function readProofTimes(db: Db, id: string): Promise<ProofTimes> {
  const row = await db
    .selectFrom('sessions')
    .select(['authenticated_at', 'second_factor_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return { firstFactorAt: row?.authenticated_at ?? null, secondFactorAt: row?.second_factor_at ?? null };
}
