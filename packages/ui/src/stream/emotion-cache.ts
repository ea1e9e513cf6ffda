import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/react';

/** No vendor prefixes: none of our browsers need them. One array for all, because Emotion keeps compiled rules by it. */
const plugins: [] = [];

/**
 * The Emotion cache of the shop: one per request on the server, one per page in the browser, where it takes over the rules
 * that the server sent. `compat` keeps Emotion from writing `<style>` beside every element.
 * @param nonce the page's CSP nonce, where its policy asks one of styles
 */
export function createEmotionCache(nonce?: string): EmotionCache {
  const cache = createCache({ key: 'hs', stylisPlugins: plugins, ...(nonce === undefined ? {} : { nonce }) });
  cache.compat = true;
  return cache;
}
