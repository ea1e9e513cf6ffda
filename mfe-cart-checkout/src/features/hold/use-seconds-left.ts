import { useEffect, useState } from 'react';
import { secondsUntil, type HoldState } from './hold.model.ts';

const tick = 250;

/** Whole seconds that are left of a hold, counted down as they pass; 0 without one. */
export function useSecondsLeft(hold: HoldState | null): number {
  const [read, setRead] = useState({ hold, seconds: 0 });
  useEffect(() => {
    if (!hold) return undefined;
    const look = (): void => {
      const seconds = secondsUntil(hold.deadline, performance.now());
      setRead((before) => (before.hold === hold && before.seconds === seconds ? before : { hold, seconds }));
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(look, tick);
    return () => clearInterval(timer);
  }, [hold]);
  return read.hold === hold ? read.seconds : (hold?.secondsLeft ?? 0);
}
