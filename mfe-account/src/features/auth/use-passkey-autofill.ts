import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { Auth } from './use-auth.ts';

/**
 * Lets the browser offer passkeys in the e-mail field while the form is shown. Gives a function that offers them again, after another request
 * for a passkey took their place.
 */
export function usePasskeyAutofill(auth: Pick<Auth, 'offerPasskeys'>): () => void {
  const [round, offerAgain] = useReducer((count: number) => count + 1, 0);
  const latest = useRef(auth);
  useLayoutEffect(() => {
    latest.current = auth;
  });
  useEffect(() => {
    const stop = new AbortController();
    // The form works without them.
    latest.current.offerPasskeys(stop.signal).catch(console.error);
    return () => stop.abort();
  }, [round]);
  return offerAgain;
}
