import { shopItself } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { moveOffer } from './move-offer.ts';
import { queueOfferMails } from './offer-mails.ts';

type Block = { readonly accountId: string; readonly blockedAccountId: string };

/**
 * Ends the open offers between two of whom one has blocked the other: those on the blocking one's listings are declined, their own are
 * withdrawn. An accepted offer is a pending sale and stays, as orders do.
 */
export async function endBlockedOffers(trx: Tx, { accountId, blockedAccountId }: Block, baseUrl: URL): Promise<void> {
  const open = await trx
    .selectFrom('offers')
    .select(['id', 'seller_account_id'])
    .where((is) =>
      is.or([
        is.and({ seller_account_id: accountId, buyer_account_id: blockedAccountId }),
        is.and({ seller_account_id: blockedAccountId, buyer_account_id: accountId }),
      ]),
    )
    .where('state', 'in', ['RECEIVED', 'COUNTERED'])
    .where('ordered_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id, seller_account_id: sellerId } of open) {
    const isSellers = sellerId === accountId;
    const offer = isSellers
      ? await moveOffer(trx, shopItself, id, 'end', { declined_by: 'SELLER' }, { reason: 'blocked' })
      : await moveOffer(trx, shopItself, id, 'settle', {}, { reason: 'blocked' });
    // What was said with an earlier counter-offer is no part of this.
    if (offer) await queueOfferMails(trx, { ...offer, reply: null }, isSellers ? 'declined' : 'withdrawn', baseUrl);
  }
}
