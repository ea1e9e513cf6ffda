/** The element of rendered HTML whose opening tag `opening` finds, with everything in it; null where there is none. */
export function cutElement(html: string, opening: RegExp): string | null {
  const start = html.search(opening);
  const [, name] = /^<([a-z][a-z0-9]*)/.exec(html.slice(start, start + 20)) ?? [];
  if (start < 0 || name === undefined) return null;
  // Texts and attributes hold no `<` of their own: the renderer escapes it. Scripts and comments are stepped over.
  const parts = new RegExp(`<!--[^]*?-->|<(script|style)\\b[^]*?</\\1>|<(/?)${name}(?=[\\s>])[^>]*>`, 'g');
  parts.lastIndex = start;
  let depth = 0;
  for (let part = parts.exec(html); part; part = parts.exec(html)) {
    const [text, , closing] = part;
    if (closing === undefined) continue;
    depth += closing === '' ? 1 : -1;
    if (depth === 0) return html.slice(start, part.index + text.length);
  }
  return null;
}
