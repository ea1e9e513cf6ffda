import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ItemPicture } from '#mfe-account/features/list-page/item-picture.tsx';
import { returnPath } from '#mfe-account/features/returns/return.model.ts';
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
  const values = { state: line.giveBack, title: line.title };
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
      {line.giveBack && (
        <Button
          as={Link}
          variant="quiet"
          size="small"
          to={returnPath(line.id)}
          aria-label={intl.formatMessage({ id: 'lists.purchase.returnLabel' }, values)}
        >
          <FormattedMessage id="lists.purchase.return" values={values} />
        </Button>
      )}
      {stage !== 'TO_PAY' && <BuyAgain line={line} />}
    </li>
  );
}
