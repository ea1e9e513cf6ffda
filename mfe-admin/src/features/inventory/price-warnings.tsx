import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';

/** Props of the warnings: 0 where there is no floor, or no cost. */
export interface PriceWarningsProps {
  /** Anything but a number while it makes no sense. */
  readonly priceCents: unknown;
  readonly floorCents: number;
  readonly costCents: number;
}

/** Warns of a price below the consignor's floor or the cost. Renders `<div>`s, or nothing. */
export function PriceWarnings({ priceCents, floorCents, costCents }: PriceWarningsProps): ReactNode {
  if (typeof priceCents !== 'number') return null;
  return (
    <>
      {priceCents < floorCents && (
        <Notice tone="warn" live>
          <FormattedMessage
            id="inventory.belowFloor"
            values={{ floor: <Amount money={{ amountCents: floorCents }} /> }}
          />
        </Notice>
      )}
      {priceCents < costCents && (
        <Notice tone="warn" live>
          <FormattedMessage id="inventory.belowCost" values={{ cost: <Amount money={{ amountCents: costCents }} /> }} />
        </Notice>
      )}
    </>
  );
}
