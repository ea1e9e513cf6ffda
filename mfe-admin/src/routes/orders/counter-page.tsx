import styled from '@emotion/styled';
import { addToCart } from '@headstock/commerce-client/add-to-cart';
import { removeLineItem } from '@headstock/commerce-client/line-item-commands';
import { useHydrated } from '@headstock/commerce-client/use-tab-storage';
import { emptyCart } from '@headstock/contracts/cart';
import { cartAtom } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { PageHead } from '@headstock/i18n/page-head';
import { down } from '@headstock/ui/breakpoints';
import { Heading } from '@headstock/ui/heading';
import { useAtomValue, useStore } from 'jotai';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CounterCart } from '#mfe-admin/features/counter/counter-cart.tsx';
import { type CounterListing, CounterSearch } from '#mfe-admin/features/counter/counter-search.tsx';

const Root = styled.div`
  display: grid;
  gap: 20px;
  & > .desk {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: 24px;
    ${down('tablet')} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** `/admin/counter`: what is sold in the store, scanned or searched for, with the ways to its prices and its payment. */
export function Component(): ReactNode {
  const { formatMessage } = useIntl();
  const store = useStore();
  const client = useGraphQLClient();
  const known = useAtomValue(cartAtom);
  const cart = useHydrated() ? known : emptyCart;
  const context = { store, client };
  async function add({ id, item }: CounterListing): Promise<string | null> {
    const { outcome, refusal } = await addToCart(context, { listingId: id, title: item.title, silent: true });
    if (outcome === 'added') return refusal ?? null;
    return outcome === 'already-in-cart'
      ? formatMessage({ id: 'counter.alreadyThere' }, { title: item.title })
      : (refusal ?? formatMessage({ id: 'lists.notSaved' }));
  }
  const title = formatMessage({ id: 'counter.title' });
  return (
    <Root>
      <PageHead title={title} />
      <Heading level={1} step="2">
        {title}
      </Heading>
      <div className="desk">
        <CounterSearch onAdd={add} />
        <CounterCart cart={cart} onRemove={(orderId, listingId) => void removeLineItem(context, orderId, listingId)} />
      </div>
    </Root>
  );
}
