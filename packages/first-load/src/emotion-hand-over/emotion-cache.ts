import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';
import { isOff } from '../switches.ts';

/** No vendor prefixes: the supported browsers need none. One array for all caches, because Emotion keys compiled rules by it. */
const plugins: [] = [];

/**
 * Marks the server's rules as inserted. Emotion would move their elements, after which a browser recalculates the styles of the whole
 * page; so the server does not mark its elements the way Emotion looks for.
 */
function adoptServerStyles(cache: EmotionCache): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion=hs]:not([data-s])')) {
    for (const [, id = ''] of style.textContent.matchAll(/\.hs-(\w+)/g)) cache.inserted[id] = true;
    // New rules are inserted after the last of these.
    if (style.parentNode === document.head) cache.sheet.tags.push(style);
  }
}

/**
 * The shop's Emotion cache: one per request on the server, one per page in the browser, where it adopts the rules that the server sent.
 * `compat` keeps Emotion from writing a `<style>` next to every element.
 * @param nonce the page's CSP nonce, where its policy requires one for styles
 */
export function createEmotionCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: 'hs', stylisPlugins: plugins, ...(nonce === undefined ? {} : { nonce }) });
  cache.compat = true;
  if (typeof document !== 'undefined' && !isOff('emotion-hand-over')) adoptServerStyles(cache);
  return cache;
}
