import { cleanText } from '#api/platform/db/columns.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import { done } from '#api/platform/mutation-result.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import type { AccountSource } from './account-source.ts';
import type { AuthRequest } from './auth-request.ts';
import { readEmail } from './email.ts';
import { inConstantTime } from '#api/platform/constant-time.ts';
import { mailConfirmation } from './email-confirmation.ts';
import { mailOwnerOfTakenEmail } from './mail-email-owner.ts';
import { beginRegistration } from './mail-limits.ts';
import { accountRefusal } from './messages.ts';
import { isMisleadingName, isReservedName, skeletonOf } from './names.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';

export type AccountCreate = { email: string; password: string; firstName: string; lastName: string };

const STEP_MS = 250;
const NAME_LENGTH = 80;

const name = (text: string): string => cleanText(text).normalize('NFC').trim();

type NewMember = AccountSource & { readonly email: string };

/** The new account as it will be; for a taken e-mail it is returned as well, but never written. */
function describeMember(id: string, email: string, input: AccountCreate): NewMember {
  const [firstName, lastName] = [name(input.firstName), name(input.lastName)];
  return {
    id,
    isContact: false,
    isDeleted: false,
    email,
    username: `${toSlug(`${firstName} ${lastName}`).slice(0, 20) || 'player'}-${id.slice(-6)}`,
    displayName: `${firstName} ${lastName}`,
    firstName,
    lastName,
    phone: null,
    bio: null,
    detailsVersion: 1,
    video: null,
    videoEmbed: null,
    videoAspect: null,
    canUseStripeTerminal: false,
    canUseManualPayment: false,
    canManageShippingMethods: false,
    isPrivateSeller: false,
    isProfessionalSeller: false,
    isAdmin: false,
    createdAt: new Date(),
    emailVerifiedAt: null,
    avatarImage: null,
    bannerImage: null,
  };
}

/** Writes the account and mails the link that proves its e-mail; gives false, and mails the owner, when there is one already. */
async function insertMember(
  actor: ActorContext,
  request: AuthRequest,
  member: NewMember,
  password: string,
): Promise<boolean> {
  const { db, locale } = actor;
  const { id, email } = member;
  const passwordHash = await hashPassword(password);
  return tx(db, async (trx) => {
    if (await mailOwnerOfTakenEmail(trx, actor, request, email)) return false;
    await trx
      .insertInto('accounts')
      .values({
        id,
        kind: 'member',
        email,
        password_hash: passwordHash,
        username: member.username,
        username_skeleton: skeletonOf(member.username),
        display_name: member.displayName,
        first_name: member.firstName,
        last_name: member.lastName,
        locale,
      })
      .execute();
    await mailConfirmation(trx, actor, request, { accountId: id, email, isNew: true });
    return true;
  });
}

/**
 * Makes an account, and mails the link that proves its e-mail. An e-mail that has one already gets the same answer, and
 * its owner a mail; the password is not changed by that. So the answer does not tell who has an account. `isLetIn` keeps
 * robots out: by the proof of work, or by limits of its own where there is none; it is asked last but for the password.
 */
export async function register(
  actor: ActorContext,
  request: AuthRequest,
  input: AccountCreate,
  isLetIn: () => Promise<boolean>,
) {
  const { locale } = actor;
  const email = readEmail(input.email);
  if (email === null) return accountRefusal('invalidEmail', locale);
  const names = [name(input.firstName), name(input.lastName)];
  if (names.some((text) => text === '')) return accountRefusal('nameRequired', locale);
  if (names.some((text) => text.length > NAME_LENGTH)) return accountRefusal('tooLong', locale);
  if (names.some((text) => isMisleadingName(text)) || isReservedName(names.join(' ')))
    return accountRefusal('nameMisleading', locale);
  await beginRegistration(actor, request);
  if (!(await isLetIn())) return accountRefusal('botCheck', locale);
  // Last, because it takes the most work.
  const problem = await passwordProblem(input.password, [email, ...names]);
  if (problem) return accountRefusal(problem, locale);
  const member = describeMember(newId(), email, input);
  await inConstantTime(STEP_MS, async () => {
    const isNew = await insertMember(actor, request, member, input.password).catch((error: unknown) => {
      // Registered twice at the same moment: the same as an e-mail that is taken.
      if (isUniqueViolation(error, 'accounts_member_email')) return false;
      throw error;
    });
    await recordSecurityEvent(actor, request, {
      kind: 'account.registered',
      accountId: isNew ? member.id : null,
      email,
      detail: { isNew },
    });
  });
  return { ...done, account: member };
}
