import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ItemPicture } from '#mfe-account/features/list-page/item-picture.tsx';
import { BuyAgain } from './buy-again.tsx';
import type { Purchase, PurchaseLine } from './purchase.model.ts';

/** Props of a line. */
export interface PurchaseLineRowProps {
  readonly line: PurchaseLine;
  readonly stage: Purchase['stage'];
}

/** A bought item with its picture, and the way to another one. Renders an `<li>`. */
export function PurchaseLineRow({ line, stage }: PurchaseLineRowProps): ReactNode {
  const intl = useIntl();
  return (
    <li>
      <ItemPicture item={line.item} />
      <div>
        <Link to={line.path}>{line.title}</Link>
        <p className="hs-mute hs-num">
          {line.quantity > 1 && <>{line.quantity} × </>}
          {formatMoney(Math.round(line.cents / line.quantity), intl)}
          {line.isReturned && (
            <>
              {' · '}
              <FormattedMessage id="lists.purchase.lineReturned" />
            </>
          )}
        </p>
      </div>
      {stage !== 'TO_PAY' && <BuyAgain line={line} />}
    </li>
  );
}
