import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A self-hosted font file: its name and where it lies on disk. Preload both, they are on every page. */
export interface FontFile {
  readonly name: string;
  readonly path: string;
}

const fontNames = ['instrument-serif-latin-400-normal.woff2', 'instrument-sans-latin-wght-normal.woff2'];

/** The two font files of the shop, 33 kB together. */
export const fontFiles: readonly FontFile[] = fontNames.map((name) => ({
  name,
  path: fileURLToPath(new URL(`../../assets/fonts/${name}`, import.meta.url)),
}));

/** Takes comments and needless space out of a stylesheet that holds neither strings with spaces around signs nor hacks. */
export function compactCss(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/([\w-]): /g, '$1:')
    .replace(/;}/g, '}')
    .trim();
}

/**
 * The static stylesheet of every page: fonts, tokens, ground, type, layout, print; compacted, about 4 kB brotli.
 * @param fontUrl gives the public address of a font file by its name
 */
export function renderStylesheet(fontUrl: (name: string) => string): string {
  const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
  const fonts = read('fonts.css').replace(/url\('([^']+)'\)/g, (_match, name: string) => `url(${fontUrl(name)})`);
  return compactCss(`${fonts}${read('tokens.css')}${read('global.css')}`);
}
