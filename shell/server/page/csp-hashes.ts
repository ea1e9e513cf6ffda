import { createHash } from 'node:crypto';

/** HTML whose own scripts are known by their contents. */
export interface HashedHtml {
  readonly html: string;
  /** What the content security policy must name so that the page's inline scripts run. */
  readonly sources: readonly string[];
}

/**
 * Takes the nonce, with which the renderer marked the shop's own scripts, out of rendered HTML and gives their hashes instead: so
 * the same bytes serve every visitor. A script that came in with somebody's text has no nonce, is not named, and does not run.
 */
export function extractCspHashes(html: string, nonce: string): HashedHtml {
  const attribute = ` nonce="${nonce}"`;
  const own = new RegExp(`<script\\b[^>]*${attribute}[^>]*>([^]*?)</script>`, 'g');
  const inline = [...html.matchAll(own)].flatMap(([, text]) => (text ? [text] : []));
  return {
    html: html.replaceAll(attribute, ''),
    sources: inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  };
}
