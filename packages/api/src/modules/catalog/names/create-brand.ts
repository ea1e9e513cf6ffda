import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { toSlug } from '#api/platform/search/normalize-text.ts';
import { lockNames } from './change-name.ts';
import { namesMessages } from './messages.ts';
import { bumpNames, settleNames } from './names-revision.ts';
import { brandNamed, requireName } from './plan-move.ts';

/** Adds a brand and gives its id. Throws a DomainError: `required`, `too-long` or `taken`. */
export async function createBrand(actor: ActorContext, given: string): Promise<string> {
  const name = requireName(given, actor);
  const id = await tx(actor.db, async (trx) => {
    await lockNames(trx);
    const messages = namesMessages(actor.locale);
    const known = await brandNamed(trx, name);
    if (known)
      throw new DomainError('taken', known.isFormer ? messages.leadsOn(known.name) : messages.taken(known.name));
    const added = newId();
    await trx
      .insertInto('brands')
      .values({ id: added, name, slug: toSlug(name) })
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'brand.created',
      subjectKind: 'brand',
      subjectId: added,
      detail: { name },
    });
    await bumpNames(trx);
    return added;
  });
  settleNames(actor.db);
  return id;
}
