import type { EmotionCache } from '@emotion/react';

/** The rules that a page has used, as `<style>` elements: global ones first. */
function stylesOf(cache: EmotionCache): string {
  const nonce = cache.nonce ? ` nonce="${cache.nonce}"` : '';
  let scoped = '';
  let globals = '';
  for (const [id, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string') continue;
    if (cache.registered[`${cache.key}-${id}`] === undefined) globals += rules;
    else scoped += rules;
  }
  const globalStyle = globals && `<style data-emotion="${cache.key}-global"${nonce}>${globals}</style>`;
  return globalStyle + (scoped && `<style data-emotion="${cache.key}"${nonce}>${scoped}</style>`);
}

/**
 * A rendered document with the rules of its cache before `</head>`.
 * @param cache the request's cache, with `compat` set
 */
export function insertStyles(html: string, cache: EmotionCache): string {
  const head = html.indexOf('</head>');
  return head < 0 ? html : html.slice(0, head) + stylesOf(cache) + html.slice(head);
}
