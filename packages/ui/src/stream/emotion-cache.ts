import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/** No vendor prefixes: none of our browsers need them. One array for all, because Emotion keeps compiled rules by it. */
const plugins: [] = [];

/**
 * Takes over the rules that the server sent. Emotion would move their elements for it, and a browser works out the styles of the
 * whole page anew when one moves; so the server does not mark its elements as Emotion would.
 */
function takeOver(cache: EmotionCache): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion=hs]:not([data-s])')) {
    for (const [, id = ''] of style.textContent.matchAll(/\.hs-(\w+)/g)) cache.inserted[id] = true;
    // New rules come behind the last of these, and only there.
    if (style.parentNode === document.head) cache.sheet.tags.push(style);
  }
}

/**
 * The Emotion cache of the shop: one per request on the server, one per page in the browser, where it takes over the rules
 * that the server sent. `compat` keeps Emotion from writing `<style>` beside every element.
 * @param nonce the page's CSP nonce, where its policy asks one of styles
 */
export function createEmotionCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: 'hs', stylisPlugins: plugins, ...(nonce === undefined ? {} : { nonce }) });
  cache.compat = true;
  if (typeof document !== 'undefined') takeOver(cache);
  return cache;
}
