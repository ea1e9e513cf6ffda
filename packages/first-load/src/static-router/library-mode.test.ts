import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as libraryMode from './library-mode.ts';

const library = path.join(path.dirname(createRequire(import.meta.url).resolve('react-router')), 'lib');

describe('the replacement of the framework-mode components', () => {
  it('exports what the replaced file exports', () => {
    const source = readFileSync(path.join(library, 'dom/ssr/components.js'), 'utf8');
    const [, exported = ''] = /export \{([^}]*)\}/.exec(source) ?? [];
    const names = exported.split(',').map((name) => name.trim().split(' as ').at(-1));
    expect(names.filter(Boolean).toSorted()).toEqual(Object.keys(libraryMode).toSorted());
  });

  it('has a core beside it that exports createRouter, which the preset aliases', () => {
    expect(readFileSync(path.join(library, 'router/router.js'), 'utf8')).toMatch(/export \{[^}]*\bcreateRouter\b/);
  });
});
