import { type Limit, takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import { confirmEmail } from './email-confirmation.ts';
import { type PlainFormStep, refusalOf } from './plain-form.ts';
import { sendRecoveryMail, resetPassword } from './recover.ts';
import { register } from './register.ts';

const HOUR = 3_600;
/** Tries to register without a proof of work: of one address, and of all together, as robots come from many. */
const registrations: Limit = { name: 'register-plain', max: 6, seconds: HOUR };
const allRegistrations: Limit = { name: 'register-plain-all', max: 60, seconds: HOUR };

/**
 * Registering, asking for a new password and setting it, and proving an e-mail, by plain forms. They run what GraphQL runs.
 * What is asked of an account is still asked: nobody is signed in by any of these.
 */
export const plainAccountSteps: Readonly<
  Record<'register' | 'recover' | 'new-password' | 'confirm-email', PlainFormStep>
> = {
  register: async (asker, { firstName, lastName, email, password, terms }) => {
    if (terms === '') return 'terms-missing';
    const { actor, secret, clientAddress } = asker;
    const takePlace = async (): Promise<boolean> => {
      for (const [limit, subject] of [
        [registrations, clientAddress],
        [allRegistrations, 'all'],
      ] as const) {
        const room = await takeFromLimit(actor.db, secret, limit, subject);
        if (!room.ok) throw tooManyError(room.retryAfter, actor.locale);
      }
      return true;
    };
    return refusalOf(register(actor, asker, { firstName, lastName, email, password }, takePlace));
  },
  recover: (asker, { email }) => refusalOf(sendRecoveryMail(asker.actor, asker, { email })),
  'new-password': async (asker, { code, password, repeated }) => {
    if (password !== repeated) return 'passwords-differ';
    const keepDevice = resetPassword(asker.actor, asker, { code, password }).then((result) => {
      if (result.success) asker.keepDevice(result.deviceId);
      return result;
    });
    return refusalOf(keepDevice);
  },
  'confirm-email': (asker, { code }) => refusalOf(confirmEmail(asker.actor, asker, { code })),
};
