import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * The seconds that are left of a clock of which the server said how many were left: counted by the time that passes here, not by
 * the browser's idea of the date. Changes once a second in the last hour, once a minute before.
 */
export function useCountdown(secondsLeft: number): number {
  const [seen, setSeen] = useState({ from: secondsLeft, left: secondsLeft });
  useEffect(() => {
    if (secondsLeft <= 0) return undefined;
    const begin = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      const now = Math.max(0, secondsLeft - Math.floor((performance.now() - begin) / SECOND_MS));
      setSeen({ from: secondsLeft, left: now });
      if (now > 0) timer = setTimeout(tick, now > 3_600 ? 60 * SECOND_MS : SECOND_MS);
    };
    timer = setTimeout(tick, SECOND_MS);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return seen.from === secondsLeft ? seen.left : secondsLeft;
}

/** A time that is left in its two largest units. */
export interface TimeLeft {
  readonly unit: 'days' | 'hours' | 'minutes' | 'seconds';
  readonly first: number;
  readonly second: number;
}

/** Splits seconds into days and hours, hours and minutes, minutes and seconds. */
export function splitSeconds(seconds: number): TimeLeft {
  if (seconds >= 86_400)
    return { unit: 'days', first: Math.floor(seconds / 86_400), second: Math.floor((seconds % 86_400) / 3_600) };
  if (seconds >= 3_600)
    return { unit: 'hours', first: Math.floor(seconds / 3_600), second: Math.floor((seconds % 3_600) / 60) };
  return { unit: seconds >= 60 ? 'minutes' : 'seconds', first: Math.floor(seconds / 60), second: seconds % 60 };
}
