import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { parseHoldMessage, type HoldAnswer, type HoldMessage } from './hold.model.ts';

const name = 'headstock-hold';

/**
 * Shares what the server said about the orders with the other tabs in which they are being paid, so that all show one clock.
 *
 * @param adopt hears what another tab was told, and when by this page's monotonic clock
 */
export function useHoldChannel(
  orders: string,
  adopt: (answer: HoldAnswer, askedAt: number) => void,
): (answer: HoldAnswer) => void {
  // One channel to hear and to tell: it does not hear itself.
  const channel = useRef<BroadcastChannel>(null);
  const onNews = useEffectEvent((news: HoldMessage | null) => {
    // A tab that slept when it was told asks for itself when it is looked at.
    if (news?.orders === orders) adopt(news.answer, performance.now());
  });
  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const opened = new BroadcastChannel(name);
    opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => onNews(parseHoldMessage(data)));
    channel.current = opened;
    return () => {
      channel.current = null;
      opened.close();
    };
  }, []);
  return useCallback(
    (answer) => {
      channel.current?.postMessage({ orders, answer } satisfies HoldMessage);
    },
    [orders],
  );
}
