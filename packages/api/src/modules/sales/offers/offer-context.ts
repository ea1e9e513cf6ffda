import { actorOf, type AuditActor } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { Locale } from '#api/platform/locale.ts';

/** Who makes and answers offers, and what that needs. */
export type OfferContext = {
  readonly db: Db;
  /** Where the links of mails lead. */
  readonly baseUrl: URL;
  readonly accountId: string;
  readonly isAdmin: boolean;
  readonly locale: Locale;
  readonly actor: AuditActor;
};

/** The desk of a request; the permissions let nobody come here who is not signed in. */
export function offerContextOf(context: RequestContext): OfferContext {
  const { db, config, viewer, locale } = context;
  return {
    db,
    baseUrl: config.publicUrl,
    accountId: viewer?.id ?? '',
    isAdmin: viewer?.isAdmin ?? false,
    locale,
    actor: actorOf(context.actor),
  };
}
