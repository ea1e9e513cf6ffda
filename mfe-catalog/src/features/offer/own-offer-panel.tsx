import styled from '@emotion/styled';
import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { AcceptedOffer } from './accepted-offer.tsx';
import { OfferPrice } from './offer-price.tsx';
import { OfferActions } from './offer-actions.tsx';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import type { OwnOfferProps } from './own-offer-props.ts';

const Root = styled.section`
  display: grid;
  gap: 12px;
  padding: 16px 18px 18px;
  border: 1px solid var(--hs-line-strong);
  border-radius: var(--hs-r-control);
  & > h2 {
    font: 600 var(--hs-t-small) / 1.2 var(--hs-sans);
    letter-spacing: 0;
    color: var(--hs-ink-3);
  }
  & > p {
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  & > .until {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & > blockquote {
    margin: 0;
    padding-left: 12px;
    border-left: 2px solid var(--hs-line);
    font-size: 0.9375rem;
    color: var(--hs-ink-2);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** The state of the visitor's offer and the possible actions. Renders a `<section>`. */
export function OwnOfferPanel({ ref, ...props }: OwnOfferProps & { readonly ref?: Ref<HTMLElement> }) {
  const { offer } = props;
  const formatDate = useShopDate();
  return (
    <Root ref={ref} tabIndex={-1} aria-labelledby="own-offer" aria-live="polite">
      <h2 id="own-offer">
        <FormattedMessage id="offer.title" />
      </h2>
      {offer.state === 'ACCEPTED' ? (
        <AcceptedOffer {...props} />
      ) : (
        <>
          <p>
            <FormattedMessage
              id={
                offer.isFromSeller
                  ? 'offer.fromSeller'
                  : offer.state === 'COUNTERED'
                    ? 'offer.countered'
                    : 'offer.received'
              }
              values={{
                amount: <OfferPrice amount={offer.amountOffered} shipping={offer.shippingOffered} />,
                counter: (
                  <OfferPrice amount={offer.counterAmount ?? offer.amountOffered} shipping={offer.counterShipping} />
                ),
              }}
            />
          </p>
          {offer.reply && <blockquote>{offer.reply}</blockquote>}
          <p className="until">
            <FormattedMessage
              id={offer.state === 'COUNTERED' ? 'offer.answerBy' : 'offer.answeredBy'}
              values={{ moment: formatDate(offer.expiresAt, 'moment') }}
            />
          </p>
          <OfferActions {...props} />
        </>
      )}
    </Root>
  );
}
