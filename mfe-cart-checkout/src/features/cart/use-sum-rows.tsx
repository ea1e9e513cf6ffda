import { FormattedMessage } from 'react-intl';
import { sumOf } from './cart.model.ts';
import { type CartOrder } from '@headstock/commerce-client/cart';
import type { SumRow } from './sum-list.tsx';
import { useMoney } from './use-money.ts';

/** An order of a cart; `isTaxKnown` where the page asks for it. */
type SummedOrder = CartOrder & { readonly isTaxKnown?: boolean };

/**
 * The rows of a sum over orders that are not placed yet; what depends on the delivery waits for it.
 * @param later message that stands for an amount that is not known yet
 */
export function useSumRows(orders: readonly SummedOrder[], later: string): readonly SumRow[] {
  const money = useMoney(orders[0]?.subTotal.currency.iso);
  const amount = (cents: number): string => money(cents, 'always');
  const settled = orders.every((order) => order.shippingMethod !== null || !order.requiresShipping);
  const methods = [...new Set(orders.flatMap((order) => order.shippingMethod?.name ?? []))];
  const fee = sumOf(orders, 'extraFee');
  const discount = sumOf(orders, 'discountTotal');
  const taxed = settled && orders.every((order) => order.shipOption !== null || !order.requiresShipping);
  const isTaxKnown = orders.every((order) => order.isTaxKnown !== false);
  const unknown = <FormattedMessage id={later} />;
  return [
    {
      key: 'subTotal',
      label: <FormattedMessage id="cart.subTotal" />,
      value: amount(sumOf(orders, 'subTotal')),
    },
    ...(discount > 0
      ? [{ key: 'discount', label: <FormattedMessage id="cart.discount" />, value: amount(-discount) }]
      : []),
    {
      key: 'shipping',
      label: settled && methods.length === 1 ? methods[0] : <FormattedMessage id="cart.shipping" />,
      value: settled ? amount(sumOf(orders, 'shippingCost')) : unknown,
    },
    {
      key: 'tax',
      label: <FormattedMessage id="cart.tax" />,
      value: !taxed ? (
        unknown
      ) : isTaxKnown ? (
        amount(sumOf(orders, 'tax'))
      ) : (
        <FormattedMessage id="checkout.taxUnavailable" />
      ),
    },
    ...(fee === 0
      ? []
      : [
          {
            key: 'fee',
            label: orders.find((order) => order.extraFeeDescription)?.extraFeeDescription ?? (
              <FormattedMessage id="cart.fee" />
            ),
            value: amount(fee),
          },
        ]),
    {
      key: 'total',
      label: <FormattedMessage id="cart.total" />,
      value: amount(sumOf(orders, 'total')),
      total: true,
    },
  ];
}
