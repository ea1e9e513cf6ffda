import { createHash } from 'node:crypto';

/** HTML without nonces, and the hashes of its own inline scripts. */
export interface HashedHtml {
  readonly html: string;
  /** Sources for `script-src`, so that the page's inline scripts may run. */
  readonly sources: readonly string[];
}

/**
 * Replaces the nonce of the shop's own scripts by their hashes, so that the same bytes serve every visitor. A script that somebody
 * injected with a text has no nonce, gets no hash, and does not run.
 */
export function extractCspHashes(html: string, nonce: string): HashedHtml {
  const attribute = ` nonce="${nonce}"`;
  const [first = '', ...rest] = html.split(attribute);
  let start = first;
  const inline = rest.flatMap((after) => {
    const isScript = start.lastIndexOf('<script') > start.lastIndexOf('>');
    start = after;
    const text = after.slice(after.indexOf('>') + 1, after.indexOf('</script>'));
    return isScript && text !== '' ? [text] : [];
  });
  return {
    html: [first, ...rest].join(''),
    sources: inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  };
}
