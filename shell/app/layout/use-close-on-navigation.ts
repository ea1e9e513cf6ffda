import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Closes what lies over the page when the visitor goes to another one. */
export function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    close();
  }, [key]);
}
