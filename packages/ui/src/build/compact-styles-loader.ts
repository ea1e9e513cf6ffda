/** A template of styles: tagged `styled.x`, `styled(X)` or `keyframes`, or one that stands in a file of shared styles. */
const template = /((?:styled(?:\.\w+|\(\w+\))|keyframes|Style =) ?)`([^`]*)`/g;

/** Minifies the whitespace of styles; `${}` and quoted strings stay as they are. */
export function compactStyles(styles: string): string {
  return styles
    .split(/(\$\{[^}]*\}|'[^']*')/)
    .map((part, index) => (index % 2 === 1 ? part : compactPlain(part)))
    .join('')
    .trim();
}

const compactPlain = (part: string): string =>
  part
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([{;](?:[\w-]+)): /g, '$1:')
    .replace(/^ ([\w-]+): /, '$1:')
    .replace(/;}/g, '}');

/** A webpack loader that compacts the styles in a module of ours; it goes before the compiler. The default export is what webpack asks for. */
export default function compactStylesLoader(source: string): string {
  return source.replace(template, (_match, tag: string, styles: string) => `${tag}\`${compactStyles(styles)}\``);
}
