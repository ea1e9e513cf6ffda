import { canImportListings } from '@headstock/contracts/session';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { importMessages } from '#api/modules/listing-imports/messages.ts';

/** The account that imports. Throws a DomainError for everybody but professional sellers and admins. */
export function requireImporter(actor: ActorContext): string {
  if (!canImportListings(actor.principal.rights))
    throw new DomainError('not-professional', importMessages(actor.locale).notProfessional);
  return requireAccountId(actor);
}
