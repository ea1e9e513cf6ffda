import { useQuery } from '@apollo/client/react';
import { ApolloBoundary } from '@headstock/graphql-client/apollo-boundary';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import { CartStaffLineFactsDocument } from './staff-tools.generated.ts';

/** Props of the facts. */
export interface LineFactsProps {
  readonly orderId: string;
  readonly lineItemId: string;
  /** The price that is typed; null while it is none. */
  readonly cents: number | null;
}

/** What a line cost, its floor and what it brings, and warnings of a price below them. Renders a `<p>` and notices, or nothing. */
export function LineFacts(props: LineFactsProps): ReactNode {
  return (
    <ApolloBoundary>
      <Facts {...props} />
    </ApolloBoundary>
  );
}

function Facts({ orderId, lineItemId, cents }: LineFactsProps): ReactNode {
  const money = useMoney();
  const options = { variables: { orderId }, context: { quiet: true }, fetchPolicy: 'network-only' } as const;
  const orders = useQuery(CartStaffLineFactsDocument, options).data?.cart.orders;
  const facts = orders?.flatMap(({ lineFacts }) => lineFacts).find((line) => line.lineItemId === lineItemId);
  if (!facts) return null;
  const known = (['cost', 'floor', 'margin'] as const).flatMap((key) => {
    const amount = facts[key];
    return amount ? [{ key, cents: amount.amountCents }] : [];
  });
  return (
    <>
      {known.length > 0 && (
        <p className="hs-small hs-mute">
          {known.map(({ key, cents: amount }, index) => (
            <span key={key}>
              {index > 0 && ' · '}
              <FormattedMessage id={`staffTools.fact.${key}`} values={{ amount: money(amount, 'always') }} />
            </span>
          ))}
        </p>
      )}
      {cents !== null &&
        (['floor', 'cost'] as const).map((key) => {
          const least = facts[key]?.amountCents ?? 0;
          return (
            cents < least && (
              <Notice key={key} tone="warn" live>
                <FormattedMessage id={`staffTools.below.${key}`} values={{ amount: money(least, 'always') }} />
              </Notice>
            )
          );
        })}
    </>
  );
}
