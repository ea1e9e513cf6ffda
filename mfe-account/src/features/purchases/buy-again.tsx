import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useAddToCart } from '#mfe-account/features/cart/use-add-to-cart.ts';
import { FormFailure } from '#mfe-account/features/form-failure/form-failure.tsx';
import type { PurchaseLine } from './purchase.model.ts';

/** Adds a stocked item to the cart again and says there why it was not, or leads to instruments like one that there was once. Renders a `<button>` or an `<a>`. */
export function BuyAgain({ line }: { readonly line: PurchaseLine }): ReactNode {
  const { formatMessage } = useIntl();
  const { busyId, failureOf, add } = useAddToCart();
  const { title, listingId } = line;
  if (line.wayBack === 'similar')
    return (
      <Button
        as={Link}
        variant="quiet"
        size="small"
        to={`${line.path}#similar-items`}
        aria-label={formatMessage({ id: 'lists.purchase.similarLabel' }, { title })}
      >
        <FormattedMessage id="lists.purchase.similar" />
      </Button>
    );
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        busy={busyId !== null}
        aria-label={formatMessage({ id: 'lists.purchase.againLabel' }, { title })}
        onClick={() => void add({ listingId, title })}
      >
        <FormattedMessage id="lists.purchase.again" />
      </Button>
      <FormFailure error={failureOf(listingId)} isTyped={false} />
    </>
  );
}
