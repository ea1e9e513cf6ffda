import { describe, expect, it } from '@jest/globals';
import { statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { compactCss, fontFiles, renderStylesheet } from './stylesheet.ts';

describe('renderStylesheet', () => {
  const css = renderStylesheet((name) => `/assets/abc/${name}`);

  it('points both faces at the public address and has both files, small enough for a slow line', () => {
    for (const { name } of fontFiles) expect(css).toContain(`url(/assets/abc/${name})`);
    const sizes = fontFiles.map(({ path }) => statSync(path).size);
    expect(Math.min(...sizes)).toBeGreaterThan(10_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(34_000);
  });

  it('brings a measured fallback for each face', () => {
    expect(css.match(/[;{]size-adjust:/g)).toHaveLength(2);
  });

  it('stays within 4 kB of brotli', () => {
    expect(brotliCompressSync(css).length).toBeLessThan(4096);
  });
});

describe('compactCss', () => {
  it('takes out comments and space, and nothing that means something', () => {
    expect(compactCss('/* a */ .a > b ,\n i:not(.c d) { color : red ; width: calc(1px + 2 * 3px); }')).toBe(
      '.a>b,i:not(.c d){color : red;width:calc(1px + 2 * 3px)}',
    );
  });
});
