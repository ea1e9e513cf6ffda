import { addToCart, type Addition, type AdditionResult } from '@headstock/commerce-client/add-to-cart';
import { emit } from '@headstock/event-bus';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useState } from 'react';
import type { Failure } from '#mfe-account/features/form-failure/use-action.ts';

/** Adding to the cart from a list, of which each row says for itself why nothing came of it. */
export interface AddToCart {
  /** The listing that is on its way into the cart. */
  readonly busyId: string | null;
  /** Why this listing, which was the last, was not added; for `FormFailure`. */
  readonly failureOf: (listingId: string | null) => Failure;
  /** True once it is in the cart, also when it was there before; the mini cart opens. */
  readonly add: (addition: Addition) => Promise<boolean>;
}

/** What to say of an answer; null where nothing was refused. */
const failureIn = ({ refusal, failure }: AdditionResult): Failure => refusal ?? failure ?? null;

/** State of adding to the cart. */
export function useAddToCart(): AddToCart {
  const store = useStore();
  const client = useGraphQLClient();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [last, setLast] = useState<{ readonly listingId: string; readonly failure: Failure } | null>(null);
  return {
    busyId,
    failureOf: (listingId) => (last !== null && last.listingId === listingId ? last.failure : null),
    add: async (addition) => {
      const { listingId, title } = addition;
      setBusyId(listingId);
      setLast(null);
      const result = await addToCart({ store, client }, { ...addition, quiet: true });
      setBusyId(null);
      setLast({ listingId, failure: failureIn(result) });
      if (result.outcome === 'already-in-cart') emit(store, 'cart/item-added', { listingId, title });
      return result.outcome === 'added' || result.outcome === 'already-in-cart';
    },
  };
}
