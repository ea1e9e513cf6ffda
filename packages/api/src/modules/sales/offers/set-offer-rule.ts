import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { lockOwnListing } from './own-listing.ts';

/** Offers below the first share of the asking price are answered with the second, in percent. */
export type OfferRule = { readonly belowPercent: number; readonly counterPercent: number };

function checkRule(
  { locale }: ActorContext,
  { belowPercent, counterPercent }: OfferRule,
  threshold: number | null,
): void {
  const messages = salesMessages(locale);
  if (belowPercent < 1 || belowPercent > 99) throw new DomainError('below', messages.rulePercent);
  if (threshold !== null && belowPercent <= threshold)
    throw new DomainError('below', messages.ruleAboveThreshold(threshold));
  if (counterPercent < belowPercent || counterPercent > 100) throw new DomainError('counter', messages.ruleCounter);
}

/**
 * Sets the rule by which the shop answers offers on one's own listing with another price, or takes it off (null). Answers that are
 * under way stay. Throws a DomainError; its codes `below` and `counter` name the field that is to be corrected.
 */
export async function setOfferRule(actor: ActorContext, listingId: string, rule: OfferRule | null): Promise<string> {
  return tx(actor.db, async (trx) => {
    const { id, offer_decline_threshold: threshold } = await lockOwnListing(trx, actor, listingId);
    if (rule) {
      checkRule(actor, rule, threshold);
      const values = { below_percent: rule.belowPercent, counter_percent: rule.counterPercent, changed_at: new Date() };
      await trx
        .insertInto('offer_rules')
        .values({ listing_id: id, ...values })
        .onConflict((on) => on.column('listing_id').doUpdateSet(values))
        .execute();
    } else await trx.deleteFrom('offer_rules').where('listing_id', '=', id).execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'offer.rule',
      subjectKind: 'listing',
      subjectId: id,
      detail: { belowPercent: rule?.belowPercent ?? null, counterPercent: rule?.counterPercent ?? null },
    });
    return id;
  });
}
