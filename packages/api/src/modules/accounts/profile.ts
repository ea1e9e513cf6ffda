import type { Updateable } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import { isUniqueViolation } from '#api/platform/db/tx.ts';
import { done, type MutationOutcome, type Refused } from '#api/platform/mutation-result.ts';
import { type AccountSource, loadAccount, toAccount } from './account-source.ts';
import type { AuthRequest } from './auth-request.ts';
import { askForEmail } from './change-email.ts';
import { readEmail } from './email.ts';
import { accountRefusal } from './messages.ts';
import { isMisleadingName, isReservedName, skeletonOf } from './names.ts';
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

const text = (value: string | null): string =>
  cleanText(value ?? '')
    .normalize('NFC')
    .trim();

/** Why a name cannot be shown to others, or null when it can. An administrator may go by the shop's own. */
function nameProblem(name: string, { locale, principal }: ActorContext): Refused | null {
  const isTaken = isReservedName(name) && !principal.rights.isAdmin;
  return isTaken || isMisleadingName(name) ? accountRefusal('nameMisleading', locale) : null;
}

function readUsername(input: string, actor: ActorContext): { username: string; username_skeleton: string } | Refused {
  const username = text(input);
  if (!USERNAME.test(username)) return accountRefusal('usernameShape', actor.locale);
  return nameProblem(username, actor) ?? { username, username_skeleton: skeletonOf(username) };
}

/** Reads the changes; a field that is left out stays as it is. */
function readChanges(input: AccountUpdate, actor: ActorContext): Updateable<AccountsTable> | Refused {
  const changes: Updateable<AccountsTable> = {};
  for (const key of ['firstName', 'lastName', 'displayName', 'phone', 'bio'] as const) {
    if (text(input[key] ?? null).length > LIMITS[key]) return accountRefusal('tooLong', actor.locale);
  }
  for (const key of ['firstName', 'lastName', 'displayName'] as const) {
    const refusal = nameProblem(text(input[key] ?? null), actor);
    if (refusal) return refusal;
  }
  if (input.firstName !== undefined) changes.first_name = text(input.firstName) || null;
  if (input.lastName !== undefined) changes.last_name = text(input.lastName) || null;
  if (input.phone !== undefined) changes.phone = text(input.phone) || null;
  if (input.bio !== undefined) changes.bio = text(input.bio) || null;
  if (input.displayName !== undefined && text(input.displayName) !== '') changes.display_name = text(input.displayName);
  if (input.username !== undefined && input.username !== null) {
    const username = readUsername(input.username, actor);
    if ('success' in username) return username;
    Object.assign(changes, username);
  }
  return changes;
}

/** Writes the changes where the details are still at `version`, and gives the account; null where they are not. */
async function write(actor: ActorContext, changes: Updateable<AccountsTable>, version: number | null) {
  const row = await actor.db
    .updateTable('accounts')
    .set((is) => ({ ...changes, details_version: is('details_version', '+', 1) }))
    .where('id', '=', requireAccountId(actor))
    .$if(version !== null, (query) => query.where('details_version', '=', version))
    .returningAll()
    .executeTakeFirst();
  return row ? toAccount(row) : null;
}

async function applyChanges(
  actor: ActorContext,
  changes: Updateable<AccountsTable>,
  version: number | null,
): Promise<AccountUpdateAnswer> {
  const stands = () => loadAccount(actor.db, requireAccountId(actor));
  if (Object.keys(changes).length === 0) return { ...done, account: await stands() };
  try {
    const account = await write(actor, changes, version);
    if (account) return { ...done, account };
    return { ...accountRefusal('detailsChanged', actor.locale), account: await stands() };
  } catch (error) {
    const isTaken =
      isUniqueViolation(error, 'accounts_username') || isUniqueViolation(error, 'accounts_username_skeleton');
    if (isTaken) return { ...accountRefusal('usernameTaken', actor.locale), account: null };
    throw error;
  }
}

/** The answer, with the account as it stands now; null after a refusal other than `conflict`. */
export type AccountUpdateAnswer = MutationOutcome & { readonly account: AccountSource | null };

/**
 * Changes the actor's own account, where its details are still at `version`; null changes whatever stands there. Another e-mail needs a
 * recent authentication and counts once it is confirmed; when it is refused, nothing changes.
 */
export async function updateAccount(
  actor: ActorContext,
  request: AuthRequest,
  input: AccountUpdate,
  version: number | null,
): Promise<AccountUpdateAnswer> {
  const changes = readChanges(input, actor);
  if ('success' in changes) return { ...changes, account: null };
  if (typeof input.email === 'string') {
    const email = readEmail(input.email);
    if (email === null) return { ...accountRefusal('invalidEmail', actor.locale), account: null };
    const answer = await askForEmail(actor, request, email);
    if (!answer.success) return { ...answer, account: null };
  }
  return applyChanges(actor, changes, version);
}
