import { GraphQLError, TransportError, useGraphQLClient } from '@headstock/graphql-client';
import { useStore } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { payingAtom } from '#mfe-cart-checkout/features/payment/payment.atoms.ts';
import { CheckoutHoldDocument } from './hold.generated.ts';
import { holdState, type HoldAnswer, type HoldState } from './hold.model.ts';
import { releaseOrders } from './release-orders.ts';
import { useHoldChannel } from './use-hold-channel.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The hold of a checkout as the page shows it. */
export interface HoldView {
  /** Null until the server has answered. */
  readonly hold: HoldState | null;
  readonly seconds: number;
  /** The first answer is still to come. */
  readonly asking: boolean;
  readonly busy: boolean;
  /** Adds time, or holds anew what was let go. */
  readonly more: () => Promise<void>;
}

/** Asks when the page is looked at again: time may have passed without it. */
function useReturn(back: () => void): void {
  const onBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible') back();
  });
  useEffect(() => {
    const listen = (): void => onBack();
    document.addEventListener('visibilitychange', listen);
    window.addEventListener('pageshow', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      window.removeEventListener('pageshow', listen);
    };
  }, []);
}

/** Lets go when the checkout is left, by a link or with the page. A payment under way keeps what it pays for. */
function useLeaving(leave: () => void): void {
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    const listen = (): void => onLeave();
    window.addEventListener('pagehide', listen);
    return () => {
      window.removeEventListener('pagehide', listen);
      listen();
    };
  }, []);
}

/** Holds orders as long as the page is open; not while they are being paid. */
export function useHold(orderIds: readonly string[], paying: boolean): HoldView {
  const client = useGraphQLClient();
  const store = useStore();
  const [tab] = useState(() => crypto.randomUUID().replaceAll('-', ''));
  const [hold, setHold] = useState<HoldState | null>(null);
  const [asking, setAsking] = useState(true);
  const [busy, setBusy] = useState(false);
  const orders = orderIds.join();
  const adopt = useCallback(
    (answer: HoldAnswer, askedAt: number) => setHold(holdState(answer, askedAt, performance.now())),
    [],
  );
  const tell = useHoldChannel(orders, adopt);
  const seconds = useSecondsLeft(hold);
  const isAsked = useRef(false);
  const isLeft = useRef(false);

  const ask = useCallback(
    async (renew: boolean): Promise<void> => {
      const askedAt = performance.now();
      isAsked.current = true;
      isLeft.current = false;
      try {
        const variables = { orderIds: orders.split(','), tab, renew };
        const { ordersHold } = await client.mutate(CheckoutHoldDocument, variables, { quiet: true });
        adopt(ordersHold, askedAt);
        tell(ordersHold);
      } catch (error) {
        // Nothing is lost by it: whoever holds nothing can pay as long as nobody else does.
        if (!(error instanceof GraphQLError || error instanceof TransportError)) throw error;
      }
      setAsking(false);
      // What was held after the page was left would be held for nobody.
      if (isLeft.current) releaseOrders(orders.split(','), tab);
    },
    [client, orders, tab, adopt, tell],
  );
  useEffect(() => {
    if (paying) return undefined;
    const timer = setTimeout(() => void ask(false));
    return () => clearTimeout(timer);
  }, [ask, paying]);
  useEffect(() => {
    if (!hold || hold.freeIn === null || paying) return undefined;
    const timer = setTimeout(() => void ask(false), (hold.freeIn + 1) * 1000);
    return () => clearTimeout(timer);
  }, [ask, hold, paying]);
  useReturn(() => {
    const ended = hold?.until && seconds === 0;
    if (!paying && !ended) void ask(false);
  });
  useLeaving(() => {
    isLeft.current = true;
    if (isAsked.current && !store.get(payingAtom)) releaseOrders(orders.split(','), tab);
  });
  const more = async (): Promise<void> => {
    setBusy(true);
    await ask(true);
    setBusy(false);
  };
  return { hold, seconds, asking, busy, more };
}
