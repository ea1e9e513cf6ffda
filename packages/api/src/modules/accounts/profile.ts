import type { Updateable } from 'kysely';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { done, type Refused } from '#api/platform/mutation-result.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { type AuthRequest, beginSignInAttempt, forgiveSignInAttempt } from './attempts.ts';
import { readEmail } from './email.ts';
import { accountRefusal } from './messages.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';
import { endOtherSessions } from './session-store.ts';
import type { AccountsTable } from './tables.ts';

type Field = 'firstName' | 'lastName' | 'displayName' | 'username' | 'phone' | 'bio' | 'email';
export type AccountUpdate = Partial<Record<Field, string | null>>;

const LIMITS: Readonly<Record<Exclude<Field, 'email' | 'username'>, number>> = {
  firstName: 80,
  lastName: 80,
  displayName: 120,
  phone: 40,
  bio: 2_000,
};
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}.-]{2,39}$/u;

const emailMail = {
  en: {
    subject: 'Your e-mail was changed',
    paragraphs: ['Your account goes by another e-mail from now on. If this was not you, call us.'],
  },
  fr: {
    subject: 'Votre e-mail a été modifié',
    paragraphs: ['Votre compte porte désormais un autre e-mail. Si ce n’était pas vous, appelez-nous.'],
  },
} as const;

const passwordMail = {
  en: {
    subject: 'Your password was changed',
    paragraphs: ['Your password was changed. If this was not you, set a new one at once and call us.'],
  },
  fr: {
    subject: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Votre mot de passe a été modifié. Si ce n’était pas vous, choisissez-en un nouveau tout de suite et appelez-nous.',
    ],
  },
} as const;

const text = (value: string | null): string => cleanText(value ?? '').trim();

/** Reads the changes; a field that is left out stays as it is. */
function readChanges(input: AccountUpdate, { locale }: ActorContext): Updateable<AccountsTable> | Refused {
  const changes: Updateable<AccountsTable> = {};
  for (const key of ['firstName', 'lastName', 'displayName', 'phone', 'bio'] as const) {
    if (text(input[key] ?? null).length > LIMITS[key]) return accountRefusal('tooLong', locale);
  }
  if (input.firstName !== undefined) changes.first_name = text(input.firstName) || null;
  if (input.lastName !== undefined) changes.last_name = text(input.lastName) || null;
  if (input.phone !== undefined) changes.phone = text(input.phone) || null;
  if (input.bio !== undefined) changes.bio = text(input.bio) || null;
  if (input.displayName !== undefined && text(input.displayName) !== '') changes.display_name = text(input.displayName);
  if (input.username !== undefined && input.username !== null) {
    if (!USERNAME.test(text(input.username))) return accountRefusal('usernameShape', locale);
    changes.username = text(input.username);
  }
  if (input.email !== undefined && input.email !== null) {
    const email = readEmail(input.email);
    if (email === null) return accountRefusal('invalidEmail', locale);
    changes.email = email;
  }
  return changes;
}

async function applyChanges(
  trx: Tx,
  id: string,
  changes: Updateable<AccountsTable>,
  { locale, requestId }: ActorContext,
): Promise<void> {
  const before = await trx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable('accounts').set(changes).where('id', '=', id).execute();
  if (changes.email !== undefined && changes.email !== before.email) {
    await queueMail(trx, { eventKey: `email-changed:${id}:${requestId}`, to: before.email, ...emailMail[locale] });
  }
}

/** Changes the actor's own account. A change of the e-mail is told to the old one. */
export async function updateAccount(actor: ActorContext, input: AccountUpdate) {
  const { db, locale } = actor;
  const changes = readChanges(input, actor);
  if ('success' in changes) return changes;
  if (Object.keys(changes).length === 0) return done;
  try {
    await tx(db, (trx) => applyChanges(trx, requireAccountId(actor), changes, actor));
    return done;
  } catch (error) {
    if (isUniqueViolation(error, 'accounts_username')) return accountRefusal('usernameTaken', locale);
    if (isUniqueViolation(error, 'accounts_member_email')) return accountRefusal('emailUnusable', locale);
    throw error;
  }
}

/** Changes the actor's password; every other session of the account ends. */
export async function changePassword(
  actor: ActorContext,
  request: AuthRequest,
  passwords: { currentPassword: string; newPassword: string },
) {
  const { db, locale, principal, requestId } = actor;
  const id = requireAccountId(actor);
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'username', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const problem = passwordProblem(passwords.newPassword, [account.email, account.username]);
  if (problem) return accountRefusal(problem, locale);
  await beginSignInAttempt(actor, request, account.email);
  if (!(await verifyPassword(passwords.currentPassword.slice(0, 200), account.password_hash))) {
    return accountRefusal('passwordWrong', locale);
  }
  await forgiveSignInAttempt(actor, request, account.email);
  const passwordHash = await hashPassword(passwords.newPassword);
  await tx(db, async (trx) => {
    await trx.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
    await endOtherSessions(trx, id, principal.sessionId);
    await queueMail(trx, {
      eventKey: `password-changed:${id}:${requestId}`,
      to: account.email,
      ...passwordMail[locale],
    });
  });
  return done;
}

/** Events that mail can be wanted for. */
export const emailEventTypes = ['orders', 'offers', 'messages', 'newsletter', 'wishlist'] as const;

/** The events for which the actor wants mail. */
export async function readPreferences(actor: ActorContext): Promise<{ emailEventTypes: string[] }> {
  const row = await actor.db
    .selectFrom('accounts')
    .select('email_event_types')
    .where('id', '=', requireAccountId(actor))
    .executeTakeFirstOrThrow();
  return { emailEventTypes: row.email_event_types };
}

/** Sets the events for which the actor wants mail; unknown ones are dropped. */
export async function updatePreferences(actor: ActorContext, wanted: readonly string[]) {
  const known = emailEventTypes.filter((type) => wanted.includes(type));
  await actor.db
    .updateTable('accounts')
    .set({ email_event_types: known })
    .where('id', '=', requireAccountId(actor))
    .execute();
  return done;
}
