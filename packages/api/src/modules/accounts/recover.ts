import { createHash, randomBytes } from 'node:crypto';
import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';
import { tx } from '#api/platform/db/tx.ts';
import { done } from '#api/platform/mutation-result.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { type AuthRequest, beginMailAttempt } from './attempts.ts';
import { readEmail } from './email.ts';
import { inConstantTime } from '#api/platform/constant-time.ts';
import { accountRefusal } from './messages.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';
import { endOtherSessions } from './session-store.ts';

const LINK_MINUTES = 60;
const STEP_MS = 120;

const recoveryMail = {
  en: (url: string) => ({
    subject: `Set a new password for ${storeProfile.name}`,
    paragraphs: [
      'Here is the way to a new password.',
      `The link holds for an hour and works once. If you did not ask for it, nothing needs to be done.`,
    ],
    link: { label: 'Set a new password', url },
  }),
  fr: (url: string) => ({
    subject: `Choisissez un nouveau mot de passe pour ${storeProfile.name}`,
    paragraphs: [
      'Voici le chemin vers un nouveau mot de passe.',
      'Le lien est valable une heure et sert une fois. Si vous ne l’avez pas demandé, il n’y a rien à faire.',
    ],
    link: { label: 'Choisir un nouveau mot de passe', url },
  }),
} as const;

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

/** Sends the link for a new password. The answer is the same whether or not the e-mail has an account. */
export async function sendRecoveryMail(actor: ActorContext, request: AuthRequest, input: { email: string }) {
  const { db, locale } = actor;
  const email = readEmail(input.email);
  if (email === null) return accountRefusal('invalidEmail', locale);
  await beginMailAttempt(actor, request, email);
  return inConstantTime(STEP_MS, async () => {
    const member = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .where('kind', '=', 'member')
      .executeTakeFirst();
    const code = randomBytes(32).toString('base64url');
    const prefix = locale === 'fr' ? '/fr' : '';
    if (member) {
      await tx(db, async (trx) => {
        const expires = new Date(Date.now() + LINK_MINUTES * 60_000);
        await trx
          .insertInto('password_resets')
          .values({ token_hash: hashOf(code), account_id: member.id, expires_at: expires, used_at: null })
          .execute();
        const url = `${request.config.publicUrl.origin}${prefix}/reset-password/${code}`;
        await queueMail(trx, { eventKey: `recovery:${hashOf(code)}`, to: email, ...recoveryMail[locale](url) });
      });
    }
    return done;
  });
}

/** Sets a new password with the code of the mail. The code works once; every session of the account ends. */
export async function resetPassword(
  { db, locale }: ActorContext,
  { code, password }: { code: string; password: string },
) {
  const problem = passwordProblem(password, []);
  if (problem) return accountRefusal(problem, locale);
  const passwordHash = await hashPassword(password);
  const isReset = await tx(db, async (trx) => {
    const { rows } = await sql<{ account_id: string }>`
      UPDATE password_resets SET used_at = now()
      WHERE token_hash = ${hashOf(code.slice(0, 200))} AND used_at IS NULL AND expires_at > now() RETURNING account_id`.execute(
      trx,
    );
    const [row] = rows;
    if (!row) return false;
    await trx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', row.account_id).execute();
    await endOtherSessions(trx, row.account_id, null);
    return true;
  });
  return isReset ? done : accountRefusal('resetCode', locale);
}
