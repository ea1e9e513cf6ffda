import { actorOf, type AuditActor } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { Locale } from '#api/platform/locale.ts';

/** What making and answering offers needs. */
export type OfferContext = {
  readonly db: Db;
  /** Base of the links in mails. */
  readonly baseUrl: URL;
  readonly accountId: string;
  readonly isAdmin: boolean;
  readonly locale: Locale;
  readonly actor: AuditActor;
};

/** The context of a request; the permissions require a signed-in account. */
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
