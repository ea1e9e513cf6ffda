import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** What a bulk action did with one order. */
export interface Outcome {
  readonly orderId: string;
  readonly success: boolean;
  readonly message: string | null;
}

/** Which orders a bulk action refused, and why. Renders a notice. */
export function OutcomeList(props: {
  readonly outcomes: readonly Outcome[];
  readonly nameOf: (orderId: string) => string;
}): ReactNode {
  const refused = props.outcomes.filter(({ success }) => !success);
  if (refused.length === 0) return null;
  return (
    <Notice tone="bad" live>
      <FormattedMessage id="orders.refused" values={{ count: refused.length }} />
      <ul>
        {refused.map(({ orderId, message }) => (
          <li key={orderId}>
            {props.nameOf(orderId)}: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
