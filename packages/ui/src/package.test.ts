import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { iconSources } from '../scripts/icon-list.ts';

const root = new URL('../', import.meta.url);
const modules = Object.entries(manifest.exports).filter(([, file]) => !file.includes('*'));
const components = readFileSync(new URL('COMPONENTS.md', root), 'utf8');

describe('the package', () => {
  it.each(modules)('exports %s from a file that exists and is listed in COMPONENTS.md', (name, file) => {
    expect(existsSync(new URL(file, root))).toBe(true);
    expect(components).toContain(`\`${name.slice(2)}\``);
  });

  it('has a module for each icon of its list', () => {
    for (const name of Object.keys(iconSources)) expect(existsSync(new URL(`src/icons/${name}.tsx`, root))).toBe(true);
  });

  it('can be shaken', () => {
    expect(manifest.sideEffects).toBe(false);
  });
});
