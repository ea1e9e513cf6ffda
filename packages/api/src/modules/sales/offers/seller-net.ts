import { storeProfile } from '@headstock/contracts/store-profile';
import { commissionOf } from '#api/modules/payments/index.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import type { OfferView } from './offer-view.ts';

/** What the seller of an offer would get of its present price after the shop's share of today; null for everybody else. */
export function sellerNetOf({ side, seller, agreedAmount, counterAmount, amountOffered }: OfferView): Money | null {
  if (side !== 'seller') return null;
  const { amountCents } = agreedAmount ?? counterAmount ?? amountOffered;
  const { professional, private: own } = storeProfile.commission;
  const steps = seller.isProfessionalSeller ? professional : seller.isPrivateSeller ? own : [];
  return toMoney(amountCents - commissionOf(amountCents, steps));
}
