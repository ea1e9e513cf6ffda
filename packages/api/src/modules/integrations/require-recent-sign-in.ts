import { accountRefusal, hasRecentAuthentication } from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';

/**
 * What a secret is made by needs a recent sign-in, so that a browser that was left open makes no way in that lasts. Throws a DomainError
 * `reauthentication-required`.
 */
export async function requireRecentSignIn(actor: ActorContext): Promise<void> {
  if (await hasRecentAuthentication(actor)) return;
  const { code, message } = accountRefusal('reauthenticationRequired', actor.locale);
  throw new DomainError(code, message);
}
