import { addToCart } from '@headstock/commerce-client/add-to-cart';
import { emit } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { useStore } from 'jotai';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PurchaseLine } from './purchase.model.ts';

/** Adds a stocked item to the cart again, or leads to instruments like one that there was once. Renders a `<button>` or an `<a>`. */
export function BuyAgain({ line }: { readonly line: PurchaseLine }): ReactNode {
  const { formatMessage } = useIntl();
  const store = useStore();
  const client = useGraphQLClient();
  const [busy, setBusy] = useState(false);
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
  const add = async (): Promise<void> => {
    setBusy(true);
    const { outcome, refusal } = await addToCart({ store, client }, { listingId, title });
    setBusy(false);
    if (refusal) emit(store, 'notification/show', { message: refusal, tone: 'negative' });
    else if (outcome === 'already-in-cart') emit(store, 'cart/item-added', { listingId, title });
  };
  return (
    <Button
      variant="quiet"
      size="small"
      busy={busy}
      aria-label={formatMessage({ id: 'lists.purchase.againLabel' }, { title })}
      onClick={() => void add()}
    >
      <FormattedMessage id="lists.purchase.again" />
    </Button>
  );
}
