import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Auth } from './use-auth.ts';

/**
 * Lets the browser offer passkeys in the e-mail field while the form is shown. Gives a function that offers them again, after another request
 * for a passkey took their place.
 */
export function usePasskeyAutofill(auth: Pick<Auth, 'offerPasskeys'>): () => void {
  const latest = useRef(auth);
  const underWay = useRef<AbortController | null>(null);
  useLayoutEffect(() => {
    latest.current = auth;
  });
  const offer = useCallback((): void => {
    underWay.current?.abort();
    underWay.current = new AbortController();
    // The form works without them.
    latest.current.offerPasskeys(underWay.current.signal).catch(console.error);
  }, []);
  useEffect(() => {
    offer();
    return () => underWay.current?.abort();
  }, [offer]);
  return offer;
}
