import styled from '@emotion/styled';
import { storeProfile } from '@headstock/contracts/store-profile';
import { down } from '@headstock/ui/breakpoints';
import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import { LocalPrice } from '@headstock/ui/local-price';
import { MailIcon } from '@headstock/ui/icons/mail';
import { PhoneIcon } from '@headstock/ui/icons/phone';
import { PriceTag } from '@headstock/ui/price-tag';
import { ConditionRating } from '@headstock/ui/condition-rating';
import { Year } from '@headstock/ui/year';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useRevalidator } from 'react-router';
import { ratingOf } from '@headstock/commerce-client/item';
import type { ComparedItem } from '#mfe-catalog/features/compare/comparison.atoms.ts';
import { CompareToggle } from '#mfe-catalog/features/compare/compare-toggle.tsx';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { LazyHoldPanel } from '#mfe-catalog/features/hold/lazy-hold-panel.tsx';
import { LazyOfferSection } from '#mfe-catalog/features/offer/lazy-offer-section.tsx';
import { WishlistButton } from '#mfe-catalog/features/wishlist/wishlist-button.tsx';
import { AddButton } from './add-button.tsx';
import { VariantChoice } from './variant-choice.tsx';
import type { ProductView } from './product-view.model.ts';
import { Seller } from './seller.tsx';
import { ShareAndPrint } from '#mfe-catalog/features/share/share-and-print.tsx';
import { ShippingEstimate } from './shipping-estimate.tsx';
import type { PurchaseProps } from './use-purchase.ts';

const Root = styled.div`
  & > .year {
    display: block;
    margin: 22px 0 20px;
  }
  & > h1 {
    font-size: clamp(2.25rem, 1.6rem + 2.1vw, 3.75rem);
    line-height: 0.98;
    overflow-wrap: anywhere;
    & > .model {
      white-space: nowrap;
    }
  }
  & > .sub {
    margin-top: 12px;
    color: var(--hs-ink-2);
  }
  & > .money {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 20px 28px;
    margin: 28px 0 24px;
    & a {
      display: inline-block;
      padding-block: 10px;
    }
    & > small {
      flex-basis: 100%;
      margin-top: -8px;
    }
  }
  & > .do {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
    & > [data-size='large'],
    & > .offer,
    & > noscript {
      grid-column: 1 / -1;
    }
  }
  & > .gone {
    margin-bottom: 20px;
  }
  ${down('tablet')} {
    & > .year {
      --hs-t-year: 3.25rem;
      margin: 0 0 10px;
    }
    & > .money {
      margin: 16px 0;
    }
  }
  @media print {
    & > .year {
      margin: 0 0 3mm;
      & > span {
        font-size: 38pt;
      }
    }
    & > h1 {
      font-size: 24pt;
    }
    & > .money {
      gap: 8mm;
      margin: 4mm 0 2mm;
    }
  }
`;

/** The price tag and the link to the condition report. */
function MoneyRow({ product, purchase }: PurchaseProps) {
  const intl = useIntl();
  const formatDate = useShopDate();
  const { option, agreed } = purchase;
  const grade = intl.formatMessage({ id: `catalog.condition.${product.condition}` });
  const sold = !option || (option.stock === 0 && !option.isPaymentPending);
  const gone = intl.formatMessage({ id: product.isMerch ? 'catalog.soldOut' : 'catalog.sold' });
  const onHold = intl.formatMessage({ id: 'product.onHold' });
  const strings = ratingOf(product.condition);
  return (
    <div className="money">
      <PriceTag
        size="big"
        string="none"
        sold={sold}
        price={sold ? gone : formatMoney(agreed?.cents ?? option.cents, { locale: intl.locale })}
        cents={sold ? undefined : (agreed?.cents ?? option.cents)}
        {...(agreed && !sold ? { was: formatMoney(option.cents, { locale: intl.locale }) } : {})}
        note={
          agreed && !sold
            ? intl.formatMessage({ id: 'product.agreedPrice' })
            : option?.soldAt
              ? formatDate(option.soldAt)
              : option?.isPaymentPending
                ? onHold
                : option?.isPendingSale
                  ? intl.formatMessage({ id: 'catalog.pendingSale' })
                  : product.isMerch
                    ? undefined
                    : grade
        }
      />
      {strings > 0 && product.report.length > 0 && (
        <a href="#report">
          <ConditionRating count={strings}>
            <FormattedMessage id="product.readReport" values={{ count: strings }} />
          </ConditionRating>
        </a>
      )}
      {!sold && <LocalPrice kind="rate" />}
    </div>
  );
}

/** The name, with model names such as `OM-18` kept on one line. */
const unbroken = (name: string): ReactNode[] =>
  name.split(/(\S{1,10}-\S{1,10})/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="model">
        {part}
      </span>
    ),
  );

/** Why the item cannot be bought any more. */
function Gone({ product, purchase: { option } }: PurchaseProps) {
  const { locale } = useIntl();
  const formatDate = useShopDate();
  return (
    <p className="gone">
      {option?.soldAt && (
        <>
          <FormattedMessage
            id="product.soldAt"
            values={{ date: formatDate(option.soldAt), price: formatMoney(option.cents, { locale }) }}
          />{' '}
        </>
      )}
      <FormattedMessage id={product.isMerch ? 'product.soldOutNote' : 'product.soldNote'} />
    </p>
  );
}

/** The item as the comparison stores it. */
function comparedItemOf({ id, name, backdrop, galleries: [pictures = []] }: ProductView): ComparedItem {
  return { id, name, backdrop, picture: (pictures.find(({ view }) => view === 'CARD') ?? pictures[0])?.id ?? '' };
}

/** The purchase panel: year, name, price, variants, hold, offer, shipping estimate and seller. Renders a `<div>`. */
export function BuyPanel({ product, purchase }: PurchaseProps) {
  const { phone, sender } = storeProfile;
  const { revalidate } = useRevalidator();
  const buyable = purchase.option !== undefined && purchase.option.stock > 0;
  return (
    <Root>
      {product.year && (
        <div className="year">
          <Year size="product">{product.year}</Year>
        </div>
      )}
      <h1>
        {product.year && <span className="hs-vh">{product.year} </span>}
        {unbroken(product.name)}
      </h1>
      <p className="sub">{product.subtitle}</p>
      <MoneyRow product={product} purchase={purchase} />
      <VariantChoice product={product} purchase={purchase} />
      {!buyable && !purchase.option?.isPaymentPending && <Gone product={product} purchase={purchase} />}
      <div className="do" data-print="hide">
        {buyable ? (
          <AddButton purchase={purchase} />
        ) : (
          <Button as="a" variant="ink" size="large" href="#similar-items">
            <FormattedMessage id="product.seeSimilarItems" />
          </Button>
        )}
        {!purchase.agreed && (purchase.option?.stock === 1 || purchase.option?.isPaymentPending) && (
          <LazyHoldPanel
            key={`hold ${purchase.option.listingId}`}
            listingId={purchase.option.listingId}
            {...(purchase.option.isPaymentPending ? { onEnd: () => void revalidate() } : {})}
          />
        )}
        {buyable && product.acceptsOffers && (
          <LazyOfferSection
            key={purchase.option.listingId}
            subject={{
              listingId: purchase.option.listingId,
              title: product.title,
              cents: purchase.option.cents,
              shippingIsNegotiable: product.shippingIsNegotiable,
            }}
            onAgreed={purchase.setAgreed}
          />
        )}
        <Button as="a" variant="outline" href={phone.href}>
          <PhoneIcon size="small" />
          <FormattedMessage id="product.callWorkshop" />
        </Button>
        <Button as="a" variant="outline" href={`mailto:${sender.email}?subject=${encodeURIComponent(product.title)}`}>
          <MailIcon size="small" />
          <FormattedMessage id="product.writeToUs" />
        </Button>
      </div>
      <ShareAndPrint title={product.title}>
        <WishlistButton itemId={product.id} />
        {!product.isMerch && <CompareToggle item={comparedItemOf(product)} />}
      </ShareAndPrint>
      <noscript>
        <Link to={`/plain/item?id=${product.id}`}>
          <FormattedMessage id="product.plain" />
        </Link>
      </noscript>
      {buyable && <ShippingEstimate product={product} itemId={purchase.option.id} />}
      <Seller product={product} />
    </Root>
  );
}
