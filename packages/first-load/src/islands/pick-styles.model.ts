/** The rules of a style sheet, groups such as `@media` whole. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let begin = 0;
  for (const { 0: mark, index } of css.matchAll(/"[^"]*"|'[^']*'|[{}]/g)) {
    if (mark === '{') depth += 1;
    if (mark === '}') depth -= 1;
    if (mark !== '}' || depth > 0) continue;
    rules.push(css.slice(begin, index + 1));
    begin = index + 1;
  }
  return rules;
}

const escape = (name: string): string => name.replace(/[^\w-]/g, String.raw`\$&`);

/** The rules of a page's components that a part of it uses, in their order. The shop's own style sheet is not among them. */
export function pickStyles(page: string, part: string): string {
  const css = [...page.matchAll(/<style data-emotion="[^"]*"[^>]*>([^]*?)<\/style>/g)].map(([, text = '']) => text);
  const rules = css.flatMap(splitRules);
  const used = new Set([...part.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const scoped = [...used].filter((name) => name.startsWith('hs-')).map(escape);
  if (scoped.length === 0) return '';
  const ours = new RegExp(String.raw`\.(?:${scoped.join('|')})(?![\w-])`);
  const kept = rules.filter((rule) => !rule.startsWith('@keyframes') && ours.test(rule));
  const text = kept.join('');
  const moves = rules.filter((rule) => {
    const [, name = ''] = /^@keyframes ([\w-]+)/.exec(rule) ?? [];
    return name !== '' && text.includes(name);
  });
  return moves.join('') + text;
}
