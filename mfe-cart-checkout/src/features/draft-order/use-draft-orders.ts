import { sessionAtom } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { CartSentDraftsDocument } from './draft-order.generated.ts';
import type { DraftOrder } from './draft-order.model.ts';

const none: readonly DraftOrder[] = [];

/** The orders that staff put together for the account and that it has not taken yet; `version` asks for them again. */
export function useDraftOrders(version: number): readonly DraftOrder[] {
  const client = useGraphQLClient();
  const { account } = useAtomValue(sessionAtom);
  const accountId = account?.isAdmin === false ? account.id : null;
  const [held, setHeld] = useState({ accountId, version, orders: none });
  useEffect(() => {
    if (accountId === null) return undefined;
    const ended = new AbortController();
    client.query(CartSentDraftsDocument, {}, { quiet: true, signal: ended.signal }).then(
      ({ viewer }) => {
        const nodes = viewer?.ordersBuyerOpen.edges.map(({ node }) => node) ?? none;
        setHeld({
          accountId,
          version,
          orders: nodes.filter(({ shared, draftedBy }) => shared && draftedBy !== null),
        });
      },
      // Without an answer the cart shows what is in it, and nothing more.
      () => undefined,
    );
    return () => ended.abort();
  }, [client, accountId, version]);
  return held.accountId === accountId ? held.orders : none;
}
