import { useState } from 'react';
import { useLocation } from 'react-router';

/** Typed text on one line: what a link may carry, a box cannot hold. */
const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trimStart()
    .slice(0, 200);

/** The words in the search box: what the address asks for, until the visitor types. */
export function useKeywords(): [string, (keywords: string) => void] {
  const { pathname, search } = useLocation();
  const asked = pathname.startsWith('/shop') ? oneLine(new URLSearchParams(search).get('keywords') ?? '') : '';
  const [state, setState] = useState({ asked, typed: asked });
  if (state.asked !== asked) setState({ asked, typed: asked });
  return [state.asked === asked ? state.typed : asked, (typed) => setState({ asked, typed })];
}
