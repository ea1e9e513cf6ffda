import { useGraphQLClient } from '@headstock/graphql-client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CheckoutOrderPartsFragment } from '#mfe-cart-checkout/features/checkout/checkout.generated.ts';
import type { CheckoutForm } from '#mfe-cart-checkout/features/checkout/checkout-form.model.ts';
import {
  chooseShipping,
  quoteShipping,
  Refusal,
  type PricedOrders,
  type Quote,
  type Route,
} from './delivery-commands.ts';
import { destinationOf, needsNewAddress, quoteKey } from './destination.model.ts';

/** The ways to send the orders and their prices. */
export interface QuoteState {
  readonly quote: Quote | null;
  /** The answer for what is typed now is not there yet. */
  readonly quoting: boolean;
  /** When the quote was answered. */
  readonly asOf: Date;
  readonly failed: boolean;
  /** Why the API refused; null where it did not answer. */
  readonly reason: string | null;
  readonly retry: () => void;
  readonly pick: (orderId: string, ref: string) => void;
  /** Resolves when nothing runs any more; gives the newest quote. */
  readonly settled: () => Promise<Quote | null>;
}

const debounceMs = 500;

/** Where each order goes by the form; only called when `quoteKey` says that all is known. */
export function routeOf(form: CheckoutForm): Route {
  return (order) => {
    const destination = destinationOf(form, order);
    if (!destination) throw new Error('The destination of an order is not known yet.');
    return destination;
  };
}

interface Held {
  readonly asOf: Date;
  readonly key: string | null;
  readonly quote: Quote | null;
  readonly failed: boolean;
  readonly reason: string | null;
}
const nothing: Held = { asOf: new Date(0), key: null, quote: null, failed: false, reason: null };

/** Asks for ways and prices whenever what they depend on changes; one question after the other, outdated ones left out. */
export function useQuote(
  form: CheckoutForm,
  orders: readonly CheckoutOrderPartsFragment[],
  onPriced: (priced: PricedOrders) => void,
): QuoteState {
  const client = useGraphQLClient();
  const [held, setHeld] = useState(nothing);
  const line = useRef<Promise<Quote | null>>(Promise.resolve(null));
  const newest = useRef(0);
  const asked = useRef<string>(null);
  const key = quoteKey(form, orders);

  const enqueue = (forKey: string, task: (before: Quote | null) => Promise<Quote>): void => {
    const mine = ++newest.current;
    const earlier = line.current;
    const run = async (): Promise<Quote | null> => {
      const before = await earlier;
      if (mine !== newest.current) return before;
      let reason: string | null = null;
      const next = await task(before).catch((error: unknown) => {
        // Of its own errors the client has told the shopper; the form says why the API refused, and how to try again.
        if (error instanceof Refusal) reason = error.message || null;
        return null;
      });
      setHeld({ asOf: new Date(), key: forKey, quote: next, failed: next === null, reason });
      if (next) onPriced(next);
      return next;
    };
    asked.current = forKey;
    line.current = run();
  };
  const ask = (forKey: string): void =>
    enqueue(forKey, (before) => quoteShipping(client, orders, routeOf(form), before?.choices ?? {}));
  const askLater = useEffectEvent((forKey: string) => {
    if (asked.current !== forKey) ask(forKey);
  });
  const typed = needsNewAddress(form, orders);
  useEffect(() => {
    if (key === null) return undefined;
    const timer = setTimeout(() => askLater(key), typed ? debounceMs : 0);
    return () => clearTimeout(timer);
  }, [key, typed]);

  const current = held.key === key ? held : nothing;
  return {
    quote: current.quote,
    quoting: key !== null && current === nothing,
    failed: current.failed,
    reason: current.reason,
    asOf: current.asOf,
    retry: () => {
      if (key !== null) ask(key);
    },
    pick: (orderId, ref) => {
      if (key === null || !current.quote) return;
      const { options, choices } = current.quote;
      const wanted = { ...choices, [orderId]: ref };
      setHeld({ ...current, quote: { ...current.quote, choices: wanted } });
      enqueue(key, () => chooseShipping(client, orders, routeOf(form), options, wanted));
    },
    settled: () => {
      if (key !== null && asked.current !== key) ask(key);
      return line.current;
    },
  };
}
