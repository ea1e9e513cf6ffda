import { describe, expect, it } from '@jest/globals';
import { statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { compactCss, fontFiles, renderStylesheet } from './stylesheet.ts';

describe('renderStylesheet', () => {
  const css = renderStylesheet((name) => `/assets/abc/${name}`);

  it('points both faces at the public address and has both files', () => {
    for (const { name, path } of fontFiles) {
      expect(css).toContain(`url(/assets/abc/${name})`);
      expect(statSync(path).size).toBeGreaterThan(20_000);
    }
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
