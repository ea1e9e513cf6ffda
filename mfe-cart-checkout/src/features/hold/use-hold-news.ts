import { useCallback, useEffect, useEffectEvent } from 'react';
import { parseNews, type HoldAnswer, type HoldNews } from './hold.model.ts';

const name = 'headstock-hold';
const canTell = (): boolean => typeof BroadcastChannel !== 'undefined';

/**
 * Shares what the server said about the orders with the other tabs in which they are being paid, so that all show one clock.
 *
 * @param adopt hears what another tab was told, and when it asked by this page's monotonic clock
 */
export function useHoldNews(
  orders: string,
  adopt: (answer: HoldAnswer, askedAt: number) => void,
): (answer: HoldAnswer) => void {
  const onNews = useEffectEvent((news: HoldNews | null) => {
    // A tab that slept when it was told asks for itself when it is looked at.
    if (news?.orders === orders) adopt(news.answer, performance.now());
  });
  useEffect(() => {
    if (!canTell()) return undefined;
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onNews(parseNews(data)));
    return () => channel.close();
  }, []);
  return useCallback(
    (answer) => {
      if (!canTell() || answer.until === null) return;
      const channel = new BroadcastChannel(name);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches the pages of its own origin only
      channel.postMessage({ orders, answer } satisfies HoldNews);
      channel.close();
    },
    [orders],
  );
}
