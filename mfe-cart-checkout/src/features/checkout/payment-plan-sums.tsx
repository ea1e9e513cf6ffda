import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';
import { SumList, type SumRow } from '#mfe-cart-checkout/features/cart/sum-list.tsx';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { planMemory } from './checkout-storage.ts';
import { useMemory } from '#mfe-cart-checkout/features/storage/use-tab-storage.ts';
import { keyOf, shareOut } from '#mfe-cart-checkout/features/payment/payment-plan.model.ts';
import { useTenderLabel } from '#mfe-cart-checkout/features/payment/use-payment-method-label.ts';

const Root = styled.div`
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid var(--hs-line);
`;

/** What codes and credits pay of the total, and what is to be paid now. Nothing where the total is paid in one way. */
export function PlanSums({ dueCents }: { readonly dueCents: number }) {
  const plan = useMemory(planMemory);
  const money = useMoney();
  const label = useTenderLabel();
  if (!plan) return null;
  const { nowCents, purses, mainCents } = shareOut(plan, dueCents);
  if (nowCents <= 0 || (mainCents === dueCents && nowCents === dueCents)) return null;
  const row = (key: string, name: SumRow['label'], cents: number): SumRow => ({
    key,
    label: name,
    value: money(cents, 'always'),
  });
  const rows = [
    ...(nowCents < dueCents ? [row('later', <FormattedMessage id="pay.sum.later" />, nowCents - dueCents)] : []),
    ...purses
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ purse, amountCents }) => row(keyOf(purse), label(purse.kind, purse.isTrade), -amountCents)),
    row(
      'now',
      <b>
        <FormattedMessage id="pay.sum.now" />
      </b>,
      mainCents,
    ),
  ];
  return (
    <Root>
      <SumList rows={rows} />
    </Root>
  );
}
