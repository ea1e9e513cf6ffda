import { useCallback, useEffect, useState } from 'react';
import { useMediaQuery } from '#shell/app/layout/use-media-query.ts';

/** How long a message stays, in ms. */
export const bannerInterval = 4000;

/** A place in an endless row that moves by itself. */
export interface Rotation {
  readonly index: number;
  readonly paused: boolean;
  /** Pauses or goes on. */
  readonly toggle: () => void;
  /** One back; the first is followed by the last. */
  readonly previous: () => void;
  /** One on; the last is followed by the first. */
  readonly next: () => void;
}

/**
 * Goes round `count` messages, one every four seconds, but not while it is `held`; begins with the first, and paused for those who
 * want less motion.
 */
export function useRotation(count: number, held: boolean): Rotation {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [index, setIndex] = useState(0);
  const paused = chosen ?? calm;
  const running = !paused && !held && count > 1;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), bannerInterval);
    return () => clearTimeout(timer);
  }, [running, index, count]);
  return {
    index,
    paused,
    toggle: useCallback(() => setChosen(!paused), [paused]),
    previous: useCallback(() => setIndex((now) => (now + count - 1) % count), [count]),
    next: useCallback(() => setIndex((now) => (now + 1) % count), [count]),
  };
}
