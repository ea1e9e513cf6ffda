import { describe, expect, it } from '@jest/globals';
import createCache from '@emotion/cache';
import { readdirSync, readFileSync } from 'node:fs';
import loader, { compactStyles } from './compact-styles-loader.ts';

/** The rules that Emotion makes of a style, without the spaces that may stand between the arguments of a function. */
function render(styles: string): string {
  const cache = createCache({ key: 'x' });
  cache.compat = true;
  cache.insert('.x', { name: 'x', styles }, cache.sheet, true);
  const rules = cache.inserted['x'];
  if (typeof rules !== 'string' || !rules.startsWith('.x{')) throw new Error(`Emotion made no rules of ${styles}`);
  return rules.replace(/, /g, ',');
}

describe('compactStyles', () => {
  it('keeps selectors that depend on their spaces', () => {
    expect(compactStyles('\n  & > .a :is(b, i) {\n    color: red;\n  }\n')).toBe('& > .a :is(b,i){color:red}');
  });

  it('leaves interpolations and quoted text alone', () => {
    expect(compactStyles("${down('tablet')} {\n  &::before {\n    content: 'a  ;  b';\n  }\n}")).toBe(
      "${down('tablet')}{&::before{content:'a  ;  b'}}",
    );
  });

  it('changes nothing that is not a template of styles', () => {
    const source = 'const a = `x  {  y: 1;  }`;\nfunction f() { return styled; }';
    expect(loader(source)).toBe(source);
  });

  it('gives the same rules as the source for every component of ours', () => {
    const root = new URL('../', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    const templates = files.flatMap((file) =>
      Array.from(
        readFileSync(new URL(file, root), 'utf8').matchAll(/styled(?:\.\w+|\(\w+\))`([^`]*)`/g),
        (match) => match[1] ?? '',
      ),
    );
    expect(templates.length).toBeGreaterThan(30);
    for (const styles of templates) {
      const plain = styles.replace(/\$\{[^}]*\} \{/g, '@media (min-width:1px) {').replace(/\$\{[^}]*\}/g, '');
      expect(render(compactStyles(plain))).toBe(render(plain));
    }
  });
});
