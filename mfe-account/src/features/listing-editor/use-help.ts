import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** So long nothing is typed before help is asked for, in ms. */
const PAUSE_MS = 500;

/**
 * What helps to write a listing: `first` came with the page, and it is asked for again once what it depends on (`key`) has changed and nobody
 * types for half a second. Without an answer the former help stays: everything can be written by hand.
 */
export function useHelp<Help>(key: string, first: Help, ask: (signal: AbortSignal) => Promise<Help>): Help {
  const [help, setHelp] = useState(first);
  const answered = useRef(key);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (answered.current === key) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      askNow(stop.signal).then(
        (answer) => {
          if (stop.signal.aborted) return;
          answered.current = key;
          setHelp(answer);
        },
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key]);
  return help;
}
