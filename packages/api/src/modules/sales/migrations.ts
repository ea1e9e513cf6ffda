import * as baseline from './migrations/2026-11-22-0400-baseline.ts';
import * as offerMoves from './migrations/2026-11-23-0900-offer-moves.ts';
import * as sellerName from './migrations/2026-11-23-1515-seller-name.ts';
import * as returnRequests from './migrations/2026-11-23-1545-return-requests.ts';
import * as automaticAnswers from './migrations/2026-11-23-1600-automatic-answers.ts';
import * as watcherOffers from './migrations/2026-11-23-1610-watcher-offers.ts';
import * as guestOrders from './migrations/2026-11-24-0010-guest-orders.ts';
import * as offerShipping from './migrations/2026-11-26-1202-offer-shipping.ts';
import * as payoutRuns from './migrations/2026-11-26-1210-payout-runs.ts';
import * as draftOrders from './migrations/2026-11-26-1532-draft-orders.ts';
import * as domainEvents from './migrations/2026-11-26-1543-domain-events.ts';
import * as sealedRecords from './migrations/2026-11-26-1603-sealed-records.ts';
import * as customLines from './migrations/2026-11-27-0101-custom-lines.ts';
import * as orderEventPayments from './migrations/2026-11-27-0200-order-event-payments.ts';
import * as removedCustomLines from './migrations/2026-11-27-0240-removed-custom-lines.ts';
import * as removedOrderTerms from './migrations/2026-11-27-0320-removed-order-terms.ts';
import * as removedLinePrices from './migrations/2026-11-27-0440-removed-line-prices.ts';
import * as loweredOffers from './migrations/2026-11-27-0480-lowered-offers.ts';
import * as shipBy from './migrations/2026-11-28-0200-ship-by.ts';
import * as shipDelays from './migrations/2026-11-28-0201-ship-delays.ts';
import * as sealedClips from './migrations/2026-11-27-0402-sealed-clips.ts';
import * as shippingReasons from './migrations/2026-11-28-0350-shipping-reasons.ts';

export const migrations = {
  '2026-11-22-0400-baseline': baseline,
  '2026-11-23-0900-offer-moves': offerMoves,
  '2026-11-23-1515-seller-name': sellerName,
  '2026-11-23-1545-return-requests': returnRequests,
  '2026-11-23-1600-automatic-answers': automaticAnswers,
  '2026-11-23-1610-watcher-offers': watcherOffers,
  '2026-11-24-0010-guest-orders': guestOrders,
  '2026-11-26-1202-offer-shipping': offerShipping,
  '2026-11-26-1210-payout-runs': payoutRuns,
  '2026-11-26-1532-draft-orders': draftOrders,
  '2026-11-26-1543-domain-events': domainEvents,
  '2026-11-26-1603-sealed-records': sealedRecords,
  '2026-11-27-0101-custom-lines': customLines,
  '2026-11-27-0200-order-event-payments': orderEventPayments,
  '2026-11-27-0240-removed-custom-lines': removedCustomLines,
  '2026-11-27-0320-removed-order-terms': removedOrderTerms,
  '2026-11-27-0440-removed-line-prices': removedLinePrices,
  '2026-11-27-0402-sealed-clips': sealedClips,
  '2026-11-27-0480-lowered-offers': loweredOffers,
  '2026-11-28-0200-ship-by': shipBy,
  '2026-11-28-0201-ship-delays': shipDelays,
  '2026-11-28-0350-shipping-reasons': shippingReasons,
};
