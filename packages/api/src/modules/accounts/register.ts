import { storeProfile } from '@headstock/contracts/store-profile';
import { cleanText } from '#api/platform/db/columns.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { isUniqueViolation, tx } from '#api/platform/db/tx.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import { done } from '#api/platform/mutation-result.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import type { AccountSource } from './account-source.ts';
import { type AuthRequest, beginRegistration } from './attempts.ts';
import { passesBotCheck } from './bot-check.ts';
import { readEmail } from './email.ts';
import { inConstantTime } from '#api/platform/constant-time.ts';
import { accountRefusal } from './messages.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-rules.ts';

export type AccountCreate = { email: string; password: string; firstName: string; lastName: string };

const STEP_MS = 250;
const NAME_LENGTH = 80;

const takenMail = {
  en: (url: string) => ({
    subject: `You already have an account at ${storeProfile.name}`,
    paragraphs: [
      'Somebody, probably you, wanted to register with this e-mail. It has an account already.',
      'Sign in with your password, or set a new one from the sign-in window. If it was not you, nothing needs to be done.',
    ],
    link: { label: 'Go to the shop', url },
  }),
  fr: (url: string) => ({
    subject: `Vous avez déjà un compte chez ${storeProfile.name}`,
    paragraphs: [
      'Quelqu’un, sans doute vous, a voulu s’inscrire avec cet e-mail. Il a déjà un compte.',
      'Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau depuis la fenêtre de connexion. Si ce n’était pas vous, il n’y a rien à faire.',
    ],
    link: { label: 'Aller à la boutique', url },
  }),
} as const;

const name = (text: string): string => cleanText(text).trim();

/** The new account as it will be; for an e-mail that is taken it is told as well, but never written. */
function describeMember(id: string, email: string, input: AccountCreate): AccountSource {
  const [firstName, lastName] = [name(input.firstName), name(input.lastName)];
  return {
    id,
    email,
    username: `${toSlug(`${firstName} ${lastName}`).slice(0, 20) || 'player'}-${id.slice(-6)}`,
    displayName: `${firstName} ${lastName}`,
    firstName,
    lastName,
    phone: null,
    bio: null,
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
    avatarImage: null,
    bannerImage: null,
  };
}

async function insertMember(
  { db, locale }: ActorContext,
  { config }: AuthRequest,
  member: AccountSource,
  password: string,
): Promise<void> {
  const { id, email } = member;
  const passwordHash = await hashPassword(password);
  await tx(db, async (trx) => {
    const taken = await trx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .where('kind', '=', 'member')
      .executeTakeFirst();
    if (taken) {
      const day = new Date().toISOString().slice(0, 10);
      const mail = takenMail[locale](config.publicUrl.origin);
      await queueMail(trx, { eventKey: `registered-again:${taken.id}:${day}`, to: email, ...mail });
      return;
    }
    await trx
      .insertInto('accounts')
      .values({
        id,
        kind: 'member',
        email,
        password_hash: passwordHash,
        username: member.username,
        display_name: member.displayName,
        first_name: member.firstName,
        last_name: member.lastName,
        locale,
      })
      .execute();
  });
}

/**
 * Makes an account. An e-mail that has one already gets the same answer, and its owner a mail; the password is not
 * changed by that. So the answer does not tell who has an account.
 */
export async function register(
  actor: ActorContext,
  request: AuthRequest,
  input: AccountCreate,
  recaptchaToken: string | null | undefined,
) {
  const { locale } = actor;
  const email = readEmail(input.email);
  if (email === null) return accountRefusal('invalidEmail', locale);
  const names = [name(input.firstName), name(input.lastName)];
  if (names.some((text) => text === '')) return accountRefusal('nameRequired', locale);
  if (names.some((text) => text.length > NAME_LENGTH)) return accountRefusal('tooLong', locale);
  const problem = passwordProblem(input.password, [email, ...names]);
  if (problem) return accountRefusal(problem, locale);
  await beginRegistration(actor, request);
  if (!(await passesBotCheck({ ...request, db: actor.db }, 'REGISTRATION', recaptchaToken)))
    return accountRefusal('botCheck', locale);
  const member = describeMember(newId(), email, input);
  await inConstantTime(STEP_MS, () =>
    insertMember(actor, request, member, input.password).catch((error: unknown) => {
      // Registered twice at the same moment: the same as an e-mail that is taken.
      if (!isUniqueViolation(error, 'accounts_member_email')) throw error;
    }),
  );
  return { ...done, account: member };
}
