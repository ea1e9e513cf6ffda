import { type ActorContext, anonymous, type Principal, type Rights } from './actor-context.ts';
import type { Db } from './db/database.ts';

/** Who acts in a test, as far as it differs. */
export type TestPrincipal = Partial<Omit<Principal, 'rights'>> & { readonly rights?: Partial<Rights> };

/** The same call by somebody who differs in what is named. */
export const actAs = (actor: ActorContext, { rights, ...principal }: TestPrincipal): ActorContext => ({
  ...actor,
  principal: { ...actor.principal, ...principal, rights: { ...actor.principal.rights, ...rights } },
});

/** A call that somebody makes now, in English; whatever is not named is as for a visitor without a session. */
export const testActor = (db: Db, principal: TestPrincipal = {}): ActorContext =>
  actAs({ db, principal: anonymous, locale: 'en', now: new Date(), requestId: null }, principal);
