import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Auth } from './use-auth.ts';

/**
 * Lets the browser offer passkeys in the e-mail field while the form is shown. Gives a function that offers them again, after another request
 * for a passkey took their place; it does nothing once the form is gone, as after signing in.
 */
export function usePasskeyAutofill(auth: Pick<Auth, 'offerPasskeys'>): () => void {
  const latest = useRef(auth);
  const underWay = useRef<AbortController | null>(null);
  useLayoutEffect(() => {
    latest.current = auth;
  });
  const shown = useRef(false);
  const offer = useCallback((): void => {
    if (!shown.current) return;
    underWay.current?.abort();
    underWay.current = new AbortController();
    // The form works without them.
    latest.current.offerPasskeys(underWay.current.signal).catch(console.error);
  }, []);
  useEffect(() => {
    shown.current = true;
    offer();
    return () => {
      shown.current = false;
      underWay.current?.abort();
    };
  }, [offer]);
  return offer;
}
