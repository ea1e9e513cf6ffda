import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { checkRemote } from './check-remote.ts';

const shared = new Map<string, ReadonlySet<string> | 'all'>([
  ['react', 'all'],
  ['react-router', new Set(['Link', 'data'])],
  ['@emotion/styled', new Set(['default'])],
  ['@apollo/client/react', new Set(['useQuery'])],
  ['@headstock/kit', 'all'],
]);
const manifest = { name: 'mfe-test', type: 'module', imports: { '#test/*': './src/*' } };

/** Checks a remote that consists of the given files; problems as `file:line text`. */
function check(files: Readonly<Record<string, string>>, isPublic = true, memberRoutes?: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'headstock-facades-'));
  try {
    for (const [name, text] of Object.entries({ 'package.json': JSON.stringify(manifest), ...files })) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const members = memberRoutes === undefined ? {} : { memberRoutes };
    return checkRemote({ folder, entries: ['src/routes/index.ts'], isPublic, shared, ...members }).map(
      ({ file, line, text }) => `${path.relative(folder, file)}:${line} ${text}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the check of facades', () => {
  it('finds nothing where every name is handed over', () => {
    const routes = `
      import styled from '@emotion/styled';
      import React, { useState } from 'react';
      import { Link, data as json, type LinkProps } from 'react-router';
      import type { RouteObject } from 'react-router';
      import * as Router from 'react-router';
      export const Root = styled(Router.Link)\`\`;
      export const view = [Router.Link, json, Link, useState, React];
      export const routes: RouteObject[] = [];
    `;
    expect(check({ 'src/routes/index.ts': routes })).toEqual([]);
  });

  it('names what a facade lacks: by name, as default, through a namespace and handed on', () => {
    const routes = [
      "import { Link, useBlocker as block } from 'react-router';",
      "import router from 'react-router';",
      "import * as Router from 'react-router';",
      "export { redirect } from 'react-router';",
      'export const all = [Link, block, router, Router.useFetchers, Router.Scripts];',
    ].join('\n');
    expect(check({ 'src/routes/index.ts': routes })).toEqual([
      'src/routes/index.ts:1 takes useBlocker of react-router, which its facade lacks',
      'src/routes/index.ts:2 takes default of react-router, which its facade lacks',
      'src/routes/index.ts:3 takes useFetchers of react-router, which its facade lacks',
      'src/routes/index.ts:3 takes Scripts of react-router, which its facade lacks',
      'src/routes/index.ts:4 takes redirect of react-router, which its facade lacks',
    ]);
  });

  it.each([
    ["import * as Router from 'react-router';\nexport const all = { ...Router };", 1],
    ["export * from 'react-router';", 1],
    ["export const all = () => import('react-router');", 1],
  ])('does not let a library be taken whole: %s', (routes, line) => {
    expect(check({ 'src/routes/index.ts': routes })).toEqual([
      `src/routes/index.ts:${line} takes react-router whole, which is not handed over`,
    ]);
  });

  it('follows aliases, pages that are fetched later, and packages that are bundled', () => {
    const files = {
      'src/routes/index.ts': "export const lazy = () => import('#test/page.tsx');",
      'src/page.tsx': "export { Card } from 'some-kit';",
      'node_modules/some-kit/package.json': JSON.stringify({ name: 'some-kit', exports: './card.js' }),
      'node_modules/some-kit/card.js': "import { useMatch } from 'react-router'; export const Card = useMatch;",
    };
    expect(check(files)).toEqual([
      'node_modules/some-kit/card.js:1 takes useMatch of react-router, which its facade lacks',
    ]);
  });

  it('does not follow types', () => {
    const files = {
      'src/routes/index.ts': "import type { Page } from '../page.tsx';\nexport const page: Page | null = null;",
      'src/page.tsx': "import { useBlocker } from 'react-router';\nexport type Page = typeof useBlocker;",
    };
    expect(check(files)).toEqual([]);
  });

  it('keeps Apollo and the large zod out of a remote, and other doors of shared libraries closed', () => {
    const routes = [
      "import { gql } from '@apollo/client';",
      "import { z } from 'zod';",
      "import { atomWithStorage } from 'jotai/utils';",
      'export const all = [gql, z, atomWithStorage];',
    ].join('\n');
    const kit = {
      'node_modules/jotai/package.json': '{"exports":{"./utils":"./utils.js"}}',
      'node_modules/jotai/utils.js': '',
    };
    expect(check({ 'src/routes/index.ts': routes, ...kit }, false)).toEqual([
      expect.stringMatching(/^src\/routes\/index\.ts:1 imports @apollo\/client\. /),
      expect.stringMatching(/^src\/routes\/index\.ts:2 imports zod\. /),
      'src/routes/index.ts:3 imports jotai/utils, which would be bundled a second time',
    ]);
  });

  it('catches a module that the shell hands over, when another door leads to it', () => {
    const kit = {
      'node_modules/@headstock/kit/package.json':
        '{"exports":{".":"./index.ts","./panel":"./panel.ts","./tools":"./tools.ts"}}',
      'node_modules/@headstock/kit/index.ts': "export { context } from './context.ts';",
      'node_modules/@headstock/kit/context.ts': 'export const context = {};',
      'node_modules/@headstock/kit/panel.ts': "import { context } from './context.ts';\nexport const panel = context;",
      'node_modules/@headstock/kit/tools.ts':
        "import { context } from '@headstock/kit';\nexport const tools = context;",
    };
    const uses = (door: string) => ({ 'src/routes/index.ts': `export * from '@headstock/kit/${door}';`, ...kit });
    expect(check(uses('tools'))).toEqual([]);
    expect(check(uses('panel'))).toEqual([
      'node_modules/@headstock/kit/panel.ts:1 imports context.ts, which the shell hands over with @headstock/kit',
    ]);
  });

  it('lets the hooks of Apollo Client into what opens later, but not into the first load of a public page', () => {
    const hook = "import { useQuery } from '@apollo/client/react';\nexport const use = useQuery;";
    const files = {
      'src/routes/index.ts': "export const lazy = () => import('../page.tsx');",
      'src/page.tsx': "import './card.tsx';\nexport const open = () => import('./dialog.tsx');",
      'src/card.tsx': '',
      'src/dialog.tsx': hook,
    };
    expect(check(files)).toEqual([]);
    expect(check({ ...files, 'src/card.tsx': hook })).toEqual([
      'src/card.tsx:1 brings @apollo/client/react into the first load of a page',
    ]);
  });

  it('lets zod/mini into what opens later, but not into the first load of a public page', () => {
    const files = {
      'src/routes/index.ts': "export const lazy = () => import('../page.tsx');",
      'src/page.tsx': "import './card.tsx';\nexport const open = () => import('./dialog.tsx');",
      'src/card.tsx': '',
      'src/dialog.tsx': "import * as z from 'zod/mini';\nexport const schema = z.string();",
      'node_modules/zod/package.json': '{"exports":{"./mini":"./mini.js"}}',
      'node_modules/zod/mini.js': '',
    };
    expect(check(files)).toEqual([]);
    const early = { ...files, 'src/card.tsx': "import * as z from 'zod/mini';\nexport const schema = z.string();" };
    expect(check(early)).toEqual(['src/card.tsx:1 brings zod/mini into the first load of a page']);
    expect(check(early, false)).toEqual([]);
  });

  it('lets pages for members bring zod/mini, and public pages of the same remote not', () => {
    const schema = "import * as z from 'zod/mini';\nexport const schema = z.string();";
    const files = {
      'src/routes/index.ts': "import './members.ts';\nexport const lazy = () => import('../page.tsx');",
      'src/routes/members.ts': "import './more.ts';",
      'src/routes/more.ts': "export const lazy = () => import('../member-page.tsx');",
      'src/page.tsx': '',
      'src/member-page.tsx': schema,
      'node_modules/zod/package.json': '{"exports":{"./mini":"./mini.js"}}',
      'node_modules/zod/mini.js': '',
    };
    expect(check(files)).toEqual(['src/member-page.tsx:1 brings zod/mini into the first load of a page']);
    expect(check(files, true, 'src/routes/members.ts')).toEqual([]);
    expect(check({ ...files, 'src/page.tsx': schema }, true, 'src/routes/members.ts')).toEqual([
      'src/page.tsx:1 brings zod/mini into the first load of a page',
    ]);
  });

  it('names an exposed file that is not there', () => {
    expect(check({ 'src/other.tsx': '' })).toEqual(['src/routes/index.ts:1 is exposed, but there is no such file']);
  });
});
