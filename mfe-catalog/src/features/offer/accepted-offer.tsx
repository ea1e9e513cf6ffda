import { cartAtom } from '@headstock/event-bus';
import { useEmit } from '@headstock/event-bus/react';
import { Button } from '@headstock/ui/button';
import { formatMoney } from '@headstock/ui/format-money';
import { PriceTag } from '@headstock/ui/price-tag';
import { useAtomValue } from 'jotai';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAddToCart } from '#mfe-catalog/features/cart/use-add-to-cart.ts';
import type { OwnOfferProps } from './own-offer-props.ts';
import { useShopDate } from '@headstock/i18n/use-shop-date';

/** The agreed price on its tag, and the way into the cart with it. */
export function AcceptedOffer({ offer, subject }: Pick<OwnOfferProps, 'offer' | 'subject'>) {
  const intl = useIntl();
  const emit = useEmit();
  const formatDate = useShopDate();
  const { lines } = useAtomValue(cartAtom);
  const { busy, add } = useAddToCart(subject.listingId);
  const cents = offer.agreedAmount?.amountCents ?? offer.amountOffered.amountCents;
  const price = formatMoney(cents, intl);
  const inCart = lines.some(({ listingId, amountCents }) => listingId === subject.listingId && amountCents === cents);
  const act = (): void => {
    if (inCart) emit('mini-cart/open', {});
    else void add({ listingId: subject.listingId, title: subject.title, quantity: 1, offerId: offer.id });
  };
  return (
    <>
      <p>
        <PriceTag
          string="none"
          price={price}
          was={formatMoney(subject.cents, intl)}
          note={<FormattedMessage id="offer.accepted" />}
        />
      </p>
      <p className="until">
        <FormattedMessage id="offer.validUntil" values={{ moment: formatDate(offer.expiresAt, 'moment') }} />
      </p>
      <Button variant="ink" wide busy={busy} onClick={act}>
        <FormattedMessage id={inCart ? 'offer.inCart' : 'offer.addToCart'} values={{ price }} />
      </Button>
    </>
  );
}
