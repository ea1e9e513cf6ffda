import { useEffect, useState } from 'react';

/**
 * The moment that a page shows, in ms, renewed every `periodMs`. Null until the page runs: the server's clock is not the reader's, and what
 * both render must agree.
 */
export function useNow(periodMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, periodMs);
    return () => clearInterval(timer);
  }, [periodMs]);
  return now;
}
