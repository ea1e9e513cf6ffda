import styled from '@emotion/styled';
import { formatMoney } from '@headstock/ui/format-money';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnOffer } from './offer.model.ts';

const Root = styled.div`
  margin-top: 8px;
  font-size: var(--hs-t-small);
  color: var(--hs-ink-3);
  & > blockquote {
    margin: 4px 0 0;
    color: var(--hs-ink-2);
  }
`;

/** The message about how an offer ended; undefined when there is nothing to say. */
function endingOf({ state, declinedBy, isFromSeller }: OwnOffer): string | undefined {
  // It was the seller's: nothing of the visitor's ended.
  if (isFromSeller && state !== 'DECLINED') return undefined;
  if (state === 'EXPIRED') return 'offer.last.expired';
  if (state === 'WITHDRAWN') return 'offer.last.withdrawn';
  if (state !== 'DECLINED' || declinedBy === 'SALE') return undefined;
  return declinedBy === 'BUYER' ? 'offer.last.refused' : 'offer.last.declined';
}

/** How the visitor's last offer ended. Renders a `<div>`, or nothing. */
export function LastOffer({ offer }: { readonly offer: OwnOffer }) {
  const { locale } = useIntl();
  const ending = endingOf(offer);
  if (!ending) return null;
  return (
    <Root>
      <p>
        <FormattedMessage id={ending} values={{ amount: formatMoney(offer.amountOffered.amountCents, { locale }) }} />
      </p>
      {offer.reply && offer.declinedBy === 'SELLER' && <blockquote>“{offer.reply}”</blockquote>}
    </Root>
  );
}
