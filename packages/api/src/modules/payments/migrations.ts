import * as baseline from './migrations/2026-11-22-0600-baseline.ts';
import * as savedCards from './migrations/2026-11-23-1700-saved-cards.ts';
import * as failedPayouts from './migrations/2026-11-26-1201-failed-payouts.ts';
import * as cash from './migrations/2026-11-26-1553-cash.ts';
import * as creditTransfers from './migrations/2026-11-26-1551-credit-transfers.ts';
import * as sellerCorrections from './migrations/2026-11-26-1600-seller-corrections.ts';
import * as storedValueChanges from './migrations/2026-11-26-1203-stored-value-changes.ts';
import * as goodsAndSettlements from './migrations/2026-11-26-1750-goods-and-settlements.ts';
import * as writeOffs from './migrations/2026-11-26-1901-write-offs.ts';
import * as settlementLines from './migrations/2026-11-27-0650-settlement-lines.ts';
import * as domainEvents from './migrations/2026-11-26-1545-domain-events.ts';
import * as soldCodes from './migrations/2026-11-28-0360-sold-codes.ts';

export const migrations = {
  '2026-11-22-0600-baseline': baseline,
  '2026-11-23-1700-saved-cards': savedCards,
  '2026-11-26-1201-failed-payouts': failedPayouts,
  '2026-11-26-1203-stored-value-changes': storedValueChanges,
  '2026-11-26-1551-credit-transfers': creditTransfers,
  '2026-11-26-1553-cash': cash,
  '2026-11-26-1600-seller-corrections': sellerCorrections,
  '2026-11-26-1545-domain-events': domainEvents,
  '2026-11-26-1750-goods-and-settlements': goodsAndSettlements,
  '2026-11-26-1901-write-offs': writeOffs,
  '2026-11-27-0650-settlement-lines': settlementLines,
  '2026-11-28-0360-sold-codes': soldCodes,
};
