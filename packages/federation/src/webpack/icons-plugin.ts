import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import webpack, { type WebpackPluginInstance } from 'webpack';

/** Sides of the icons for home screens, in pixels, and of Apple's. */
const sides = [192, 512] as const;
const appleSide = 180;
const ground = '#F7F6F3';
const plush = '#9B1746';

interface Drawing {
  readonly name: string;
  readonly svg: string;
}

/** The mark of the favicon, as a path in a square of 48. */
function markOf(faviconFile: string): string {
  const path = /<path[^>]*\sd="([^"]+)"/.exec(readFileSync(faviconFile, 'utf8'))?.[1];
  if (path === undefined) throw new Error(`${faviconFile} has no path`);
  return `<path fill="${plush}" fill-rule="evenodd" d="${path}"/>`;
}

/** The mark on the page's colour. Devices cut a maskable icon to a circle of 80 %, so `share` of its side holds the mark. */
function iconOf(mark: string, side: number, share: number, radius: number): string {
  const offset = 24 * (1 - share);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="${ground}"/><g transform="translate(${offset} ${offset}) scale(${share})">${mark}</g></svg>`;
}

/** The picture of a shared page that has none of its own: the logo on the page's colour. */
function cardOf(logoFile: string): string {
  const logo = readFileSync(logoFile, 'utf8').replace(
    '<svg ',
    '<svg x="220" y="200" width="760" height="230" overflow="visible" ',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${ground}"/>${logo}</svg>`;
}

/** Draws the icons of the web app manifest, Apple's, and the shop's card for shared links, from the brand's vector originals. */
export class IconsPlugin implements WebpackPluginInstance {
  readonly #faviconFile: string;
  readonly #logoFile: string;

  constructor(faviconFile: string, logoFile: string) {
    this.#faviconFile = faviconFile;
    this.#logoFile = logoFile;
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('Icons', (compilation) => {
      compilation.hooks.processAssets.tapPromise('Icons', async () => {
        for (const { name, svg } of this.#drawings())
          compilation.emitAsset(name, new webpack.sources.RawSource(await sharp(Buffer.from(svg)).png().toBuffer()));
      });
    });
  }

  #drawings(): Drawing[] {
    const mark = markOf(this.#faviconFile);
    return [
      ...sides.flatMap((side) => [
        { name: `icon-${side}.png`, svg: iconOf(mark, side, 0.72, 9) },
        { name: `maskable-${side}.png`, svg: iconOf(mark, side, 0.52, 0) },
      ]),
      { name: 'apple-touch-icon.png', svg: iconOf(mark, appleSide, 0.66, 0) },
      { name: 'share.png', svg: cardOf(this.#logoFile) },
    ];
  }
}
