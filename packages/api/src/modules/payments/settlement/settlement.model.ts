import type { CommissionStep } from '@headstock/contracts/store-profile';
import { shareOf } from '#api/platform/money.ts';
import type { Amounts } from '#api/modules/payments/ledger/write-entry.ts';
import { noShares, type PriceShares, subtractShares } from './price-shares.model.ts';
import { commissionOfLines, type SettledLine } from './settled-lines.model.ts';

/** The terms on which an order was sold, fixed when it was placed. */
export type SaleTerms = {
  /** Whose goods were sold; null: the shop's own. */
  readonly sellerId: string | null;
  /** The shop's share of a seller's goods, but of lines with a share of their own. */
  readonly commission: readonly CommissionStep[];
  /** Whether the seller sends the goods, and so gets what the buyer paid for shipping. */
  readonly sellerShips: boolean;
};

/** How the price of an order is split, and what of it was refunded or returned since. */
export type Settlement = SaleTerms & {
  /** The price for which it was sold. */
  readonly sold: PriceShares;
  /** By how much the price was lowered since: refunds, lost disputes, cancellation. */
  readonly reduced: PriceShares;
  /** Price of the returned goods. */
  readonly returnedCents: number;
  /** What the goods are made of; none where an order was placed before shares were kept by line. */
  readonly lines: readonly SettledLine[];
};

/** A part of a price, and the shop's share of it. */
export type CommissionPart = { readonly ofCents: number; readonly basisPoints: number; readonly cents: number };

/** The shop's share of a sale, step by step: each part of the price has the share of its step. Whole cents; none without steps. */
export function commissionSteps(saleCents: number, steps: readonly CommissionStep[]): CommissionPart[] {
  let from = 0;
  return steps.flatMap(({ upToCents, basisPoints }) => {
    const to = Math.min(saleCents, upToCents ?? saleCents);
    const ofCents = Math.max(0, to - from);
    from = Math.max(from, to);
    return ofCents > 0 ? [{ ofCents, basisPoints, cents: shareOf(ofCents, basisPoints) }] : [];
  });
}

/** The shop's share of a sale. Whole cents; 0 without steps. */
export const commissionOf = (saleCents: number, steps: readonly CommissionStep[]): number =>
  commissionSteps(saleCents, steps).reduce((sum, { cents }) => sum + cents, 0);

/** What a sale is worth to its seller by now, in whole cents. */
export type SellerShare = {
  /** Goods that were neither returned nor refunded. */
  readonly goodsCents: number;
  readonly shippingCents: number;
  readonly commissionCents: number;
  /** Goods and shipping less commission. */
  readonly netCents: number;
};

/** The seller's share of a settlement; nothing where the shop sold its own. */
export function sellerShareOf({ sellerId, commission, sellerShips, lines, ...price }: Settlement): SellerShare {
  if (sellerId === null) return { goodsCents: 0, shippingCents: 0, commissionCents: 0, netCents: 0 };
  const left = subtractShares(price.sold, price.reduced);
  const goodsCents = Math.max(0, Math.min(left.goods, price.sold.goods - price.returnedCents));
  const shippingCents = sellerShips && goodsCents > 0 ? left.shipping : 0;
  const byGeneralSteps = (cents: number) => commissionOf(cents, commission);
  const commissionCents =
    lines.length === 0
      ? byGeneralSteps(goodsCents)
      : commissionOfLines(lines, price.sold.goods - goodsCents, byGeneralSteps);
  return { goodsCents, shippingCents, commissionCents, netCents: goodsCents + shippingCents - commissionCents };
}

/** What a sale on such terms would be worth to its seller, if nothing of it came back. */
export const shareOfSale = (terms: SaleTerms, price: Pick<PriceShares, 'goods' | 'shipping'>): SellerShare =>
  sellerShareOf({ ...terms, sold: { ...noShares, ...price }, reduced: noShares, returnedCents: 0, lines: [] });

/** The ledger accounts over which the price of an order is split. */
export const settlementAccounts = [
  'sales',
  'seller-payable',
  'commission',
  'returns-payable',
  'shipping',
  'financing-fees',
  'tax-payable',
] as const;

/** The balances of a settlement in the ledger, payouts aside: credits, so none is above 0. */
export function balancesOf(settlement: Settlement): Readonly<Record<(typeof settlementAccounts)[number], number>> {
  const left = subtractShares(settlement.sold, settlement.reduced);
  const share = sellerShareOf(settlement);
  const isHouse = settlement.sellerId === null;
  return {
    sales: isHouse ? 0 - left.goods : 0,
    'seller-payable': 0 - share.netCents,
    commission: 0 - share.commissionCents,
    // Returned and not refunded yet: no longer due to the seller, and not yet owed to the buyer.
    'returns-payable': isHouse ? 0 : 0 - (left.goods - share.goodsCents),
    shipping: 0 - (left.shipping - share.shippingCents),
    'financing-fees': 0 - left.financingFee,
    'tax-payable': 0 - left.tax,
  };
}

/** The ledger lines that turn one settlement into another; `before` is null for a new one. */
export function changesBetween(before: Settlement | null, after: Settlement): Amounts {
  const from = before && balancesOf(before);
  const to = balancesOf(after);
  return Object.fromEntries(settlementAccounts.map((account) => [account, to[account] - (from?.[account] ?? 0)]));
}
