import styled from '@emotion/styled';
import { itemPath } from '@headstock/commerce-client/item';
import { Badge } from '@headstock/ui/badge';
import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import { Heading } from '@headstock/ui/heading';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { ItemPicture } from '#mfe-account/features/list-page/item-picture.tsx';
import { usePanelFocus } from '#mfe-account/features/list-page/use-panel-focus.ts';
import { RowCard } from '#mfe-account/features/list-page/row-card.tsx';
import { shareOfPrice, type OfferListing } from './offer-listing.model.ts';
import { RuleForm } from './rule-form.tsx';
import { WatchersForm } from './watchers-form.tsx';

const Root = styled(RowCard)`
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** What is set for the offers on a listing, in words. */
function Facts({ row }: { readonly row: OfferListing }) {
  const intl = useIntl();
  const asking = row.listing.askingPrice.amountCents;
  const share = (percent: number): string => formatMoney(shareOfPrice(asking, percent), intl);
  return (
    <dl>
      <div>
        <dt>
          <FormattedMessage id="offerRules.asking" />
        </dt>
        <dd className="hs-num">{formatMoney(asking, intl)}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="offerRules.declined" />
        </dt>
        <dd className="hs-num">
          {row.declineBelowPercent === null ? (
            <FormattedMessage id="offerRules.none" />
          ) : (
            <FormattedMessage
              id="offerRules.belowPrice"
              values={{ percent: row.declineBelowPercent, price: share(row.declineBelowPercent) }}
            />
          )}
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="offerRules.countered" />
        </dt>
        <dd className="hs-num">
          {row.rule === null ? (
            <FormattedMessage id="offerRules.none" />
          ) : (
            <FormattedMessage
              id="offerRules.ruleIs"
              values={{ below: share(row.rule.belowPercent), price: share(row.rule.counterPercent) }}
            />
          )}
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="offerRules.watchers" />
        </dt>
        <dd className="hs-num">
          <FormattedMessage
            id="offerRules.watchersAre"
            values={{ left: row.watchersLeft, offered: row.watchersOffered }}
          />
        </dd>
      </div>
    </dl>
  );
}

/** A listing that takes offers: its rule, and offers to those who watch it. Renders an `<li>`. */
export function OfferListingCard({ row }: { readonly row: OfferListing }): ReactNode {
  const [open, setOpen] = useState<'rule' | 'watchers' | null>(null);
  const root = useRef<HTMLLIElement>(null);
  usePanelFocus(root, open);
  const { item, isPendingSale } = row.listing;
  const close = (): void => setOpen(null);
  return (
    <Root ref={root} tabIndex={-1}>
      <header>
        <ItemPicture item={item} />
        <div>
          <Heading level={2} step="3">
            <Link to={itemPath(item)}>{item.title}</Link>
          </Heading>
        </div>
        {isPendingSale && (
          <Badge tone="warn">
            <FormattedMessage id="offerRules.pendingSale" />
          </Badge>
        )}
      </header>
      <Facts row={row} />
      {open === 'rule' && <RuleForm row={row} onDone={close} />}
      {open === 'watchers' && <WatchersForm row={row} onDone={close} />}
      {open === null && (
        <div>
          <Button variant="outline" size="small" data-opens="rule" onClick={() => setOpen('rule')}>
            <FormattedMessage id={row.rule ? 'offerRules.change' : 'offerRules.set'} />
          </Button>
          {row.watchersLeft > 0 && !isPendingSale && (
            <Button variant="outline" size="small" data-opens="watchers" onClick={() => setOpen('watchers')}>
              <FormattedMessage id="offerRules.offer" values={{ count: row.watchersLeft }} />
            </Button>
          )}
        </div>
      )}
    </Root>
  );
}
