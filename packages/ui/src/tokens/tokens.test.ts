import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { contrastRatio } from './contrast.ts';
import { backdropTones } from './backdrop-tone.ts';
import { tokenPropertyNames, tokens, writeTokensCss, type ColorRole, type ThemeName } from './tokens.ts';

const source = new URL('../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, source), 'utf8');
const themes: readonly ThemeName[] = ['light', 'dark'];

/** The same text without what a formatter may change. */
const bare = (css: string): string =>
  css
    .replace(/\s+/g, '')
    .replace(/(?<![\d])0\./g, '.')
    .replace(/;}/g, '}')
    .replace(/=['"](\w+)['"]/g, '=$1')
    .toLowerCase();

describe('the token stylesheet', () => {
  it('is what tokens.json says', () => {
    expect(bare(read('styles/tokens.css'))).toBe(bare(writeTokensCss()));
  });

  it('has every role in both themes and a value for every paper', () => {
    expect(Object.keys(tokens.color.dark)).toEqual(Object.keys(tokens.color.light));
    for (const tone of backdropTones) expect(tokens.color.light).toHaveProperty(`paper-${tone}`);
  });

  it('prints light, and lets the visitor overrule the system both ways', () => {
    const css = bare(writeTokensCss());
    expect(css).toContain(bare('@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light])'));
    expect(css).toContain(bare('@media screen{:root[data-theme=dark]'));
  });
});

describe.each(themes)('contrast in %s', (theme) => {
  const colors: Readonly<Record<string, string>> = tokens.color[theme];
  const isRole = (name: string): name is ColorRole => name in colors;
  const lowest = { text: theme === 'light' ? 4.76 : 5.83, ui: theme === 'light' ? 3.51 : 3.83 };

  it.each(['text', 'ui'] as const)('of every %s pair is as recorded and never under the lowest', (kind) => {
    const pairs = Object.entries(tokens.contrast[kind][theme]);
    expect(pairs.length).toBeGreaterThan(15);
    for (const [pair, recorded] of pairs) {
      const [front = '', back = ''] = pair.split(' on ');
      expect([isRole(front), isRole(back)]).toEqual([true, true]);
      const ratio = contrastRatio(colors[front] ?? '', colors[back] ?? '');
      expect(Math.abs(ratio - recorded)).toBeLessThan(0.01);
      expect(ratio).toBeGreaterThanOrEqual(lowest[kind] - 0.005);
    }
  });
});

describe('components', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx|css)$|style\.ts$/.test(file) && !/\.test\.|tokens\.css$|gallery\//.test(file),
  );
  /** Set by a component for itself or by the page at run time. */
  const local = new Set([
    '--hs-paper',
    '--hs-tag-paper',
    '--hs-tag-ring',
    '--hs-tone',
    '--hs-string',
    '--hs-rim',
    '--hs-scrollbar',
    '--hs-card-fit',
    '--hs-card-picture',
  ]);

  it('name roles and never a raw colour', () => {
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const colors = read(file).match(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(/gi) ?? [];
      expect([file, ...colors]).toEqual([file]);
    }
  });

  it('use only properties that exist', () => {
    const known = tokenPropertyNames();
    for (const file of files) {
      const unknown = Array.from(read(file).matchAll(/var\((--[\w-]+)/g), (match) => match[1] ?? '').filter(
        (name) => !known.has(name) && !local.has(name),
      );
      expect([file, ...unknown]).toEqual([file]);
    }
  });
});
