import { type PlainFormStep, refusalOf } from '#api/modules/accounts/index.ts';
import { askForReset } from './ask.ts';
import { confirmReset } from './confirm.ts';
import { stopReset } from './stop.ts';

/** Asking for two-step sign-in to be switched off, and stopping that, by plain forms. */
export const plainResetSteps: Readonly<Record<'two-step-lost' | 'two-step-reset' | 'two-step-keep', PlainFormStep>> = {
  'two-step-lost': (asker, { passkeys }) =>
    refusalOf(askForReset(asker.actor, asker, { token: asker.signInToken, removesPasskeys: passkeys !== '' })),
  'two-step-reset': (asker, { code }) => refusalOf(confirmReset(asker.actor, asker, code)),
  'two-step-keep': (asker, { code }) => refusalOf(stopReset(asker.actor, asker, code)),
};
