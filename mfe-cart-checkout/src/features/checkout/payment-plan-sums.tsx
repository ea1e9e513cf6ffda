import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';
import { SumList, type SumRow } from '#mfe-cart-checkout/features/cart/sum-list.tsx';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { planStorage } from './checkout-storage.ts';
import { useTabStorage } from '@headstock/commerce-client/use-tab-storage';
import { keyOf, allocate } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { usePaymentMethodLabel } from '#mfe-cart-checkout/features/payment/use-payment-method-label.ts';

const Root = styled.div`
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--hs-line);
`;

/** What codes and credits pay of the total, and what is to be paid now. Nothing where the total is paid in one way. */
export function PaymentPlanSums({ dueCents }: { readonly dueCents: number }) {
  const plan = useTabStorage(planStorage);
  const money = useMoney();
  const label = usePaymentMethodLabel();
  if (!plan) return null;
  const { nowCents, storedValues, primaryCents } = allocate(plan, dueCents);
  if (nowCents <= 0 || (primaryCents === dueCents && nowCents === dueCents)) return null;
  const row = (key: string, name: SumRow['label'], cents: number): SumRow => ({
    key,
    label: name,
    value: money(cents, 'always'),
  });
  const rows = [
    ...(nowCents < dueCents ? [row('later', <FormattedMessage id="payment.sum.later" />, nowCents - dueCents)] : []),
    ...storedValues
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ storedValue, amountCents }) =>
        row(keyOf(storedValue), label(storedValue.kind, storedValue.isTrade), -amountCents),
      ),
    row(
      'now',
      <b>
        <FormattedMessage id="payment.sum.now" />
      </b>,
      primaryCents,
    ),
  ];
  return (
    <Root>
      <SumList rows={rows} />
    </Root>
  );
}
