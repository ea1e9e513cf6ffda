import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { Heading } from '@headstock/ui/heading';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { RowCard } from '#mfe-account/features/list-page/row-card.tsx';
import { pdfOfOrder } from '#mfe-account/features/list-page/order-links.ts';
import type { Purchase } from './purchase.model.ts';
import { PurchaseLineRow } from './purchase-line-row.tsx';
import { PurchaseMoney } from './purchase-money.tsx';
import { PurchaseWhere } from './purchase-where.tsx';

const tones = {
  toPay: 'warn',
  overdue: 'bad',
  preparing: 'plush',
  pickup: 'plush',
  shipped: 'plush',
  delivered: 'good',
  cancelled: 'plain',
  refunded: 'plain',
} as const satisfies Record<Purchase['standing'], string>;

/** Props of the card. */
export interface PurchaseCardProps {
  readonly purchase: Purchase;
  /** Level of its heading in the outline. */
  readonly level?: 2 | 3;
}

/** A placed order of the buyer with everything that can be done about it. Renders an `<li>`. */
export function PurchaseCard({ purchase, level = 2 }: PurchaseCardProps): ReactNode {
  const { locale, formatMessage } = useIntl();
  const formatDate = useShopDate();
  const { id, number, stage, standing, seller } = purchase;
  const path = `/orders/${id}`;
  const contact = `/forms/contact?${new URLSearchParams({ topic: 'order', order: number }).toString()}`;
  return (
    <RowCard>
      <header>
        <Heading level={level} step="3">
          <Link to={path}>
            <FormattedMessage id="lists.purchase.order" values={{ number }} />
          </Link>
        </Heading>
        <Badge tone={tones[standing]}>
          <FormattedMessage id={`lists.purchase.standing.${standing}`} />
        </Badge>
        <p>
          <FormattedMessage id="lists.purchase.placed" values={{ day: formatDate(purchase.placedAt, 'day'), seller }} />
        </p>
      </header>
      <ul>
        {purchase.lines.map((line) => (
          <PurchaseLineRow key={line.id} line={line} stage={stage} />
        ))}
      </ul>
      <PurchaseWhere {...purchase} />
      <PurchaseMoney {...purchase} />
      <footer>
        {purchase.canPay && (
          <Button
            as={Link}
            size="small"
            to={`${path}#pay`}
            aria-label={formatMessage({ id: 'lists.purchase.payLabel' }, { number })}
          >
            <FormattedMessage id="lists.purchase.pay" />
          </Button>
        )}
        {purchase.canRate && (
          <Button
            as={Link}
            size="small"
            variant="outline"
            to={`/profile/feedback/${id}`}
            aria-label={formatMessage({ id: 'lists.purchase.rateLabel' }, { number })}
          >
            <FormattedMessage id="lists.purchase.rate" />
          </Button>
        )}
        <a
          href={pdfOfOrder(id, 'invoice', locale)}
          aria-label={formatMessage({ id: 'lists.purchase.invoiceLabel' }, { number })}
        >
          <FormattedMessage id="lists.purchase.invoice" />
        </a>
        <Link to={contact} aria-label={formatMessage({ id: 'lists.purchase.helpLabel' }, { number })}>
          <FormattedMessage id="lists.purchase.help" />
        </Link>
      </footer>
    </RowCard>
  );
}
