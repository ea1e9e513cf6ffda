import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { inWorkspace } from '#launcher/workspace.ts';

/** Each file breaks exactly the rules beside it: of the linter, and of the check of imports. */
const LINTER: readonly (readonly [path: string, text: string, rule: string])[] = [
  ['mfe-cart/src/other-remote.ts', "export * from '@headstock/mfe-catalog';", 'eslint(no-restricted-imports)'],
  ['mfe-cart/src/remote-file.ts', "export * from '../../mfe-catalog/src/page.ts';", 'eslint(no-restricted-imports)'],
  ['mfe-cart/src/uses-shell.ts', "export * from '@headstock/shell/app';", 'eslint(no-restricted-imports)'],
  ['mfe-cart/src/uses-server.ts', "export * from '@headstock/api/orders';", 'eslint(no-restricted-imports)'],
  ['mfe-cart/src/by-path.ts', "export * from '../../packages/ui/src/button.ts';", 'eslint(no-restricted-imports)'],
  ['shell/app/static-remote.ts', "export * from '@headstock/mfe-catalog/routes';", 'eslint(no-restricted-imports)'],
  ['shell/server/uses-api.ts', "export * from '@headstock/api';", 'eslint(no-restricted-imports)'],
  ['packages/ui/src/uses-app.ts', "export * from '@headstock/mfe-catalog';", 'eslint(no-restricted-imports)'],
  ['packages/commerce-client/src/uses-ui.ts', "export * from '@headstock/ui';", 'eslint(no-restricted-imports)'],
  ['packages/ui/src/uses-shell.ts', "export * from '../../../shell/app/page.ts';", 'eslint(no-restricted-imports)'],
  [
    'packages/ui/src/cycle-a.ts',
    "import { b } from './cycle-b.ts';\nexport const a = (): unknown => b;",
    'import(no-cycle)',
  ],
  ['packages/ui/src/any.ts', 'export const value: any = 1;', 'typescript(no-explicit-any)'],
  [
    'packages/ui/src/bang.ts',
    'export const first = (list: string[]): string => list[0]!;',
    'typescript(no-non-null-assertion)',
  ],
  ['packages/ui/src/ignored.ts', '// @ts-ignore\nexport const value = 1;', 'typescript(ban-ts-comment)'],
  ['packages/ui/src/default.ts', 'export default 1;', 'import(no-default-export)'],
  ['packages/ui/src/CamelCase.ts', 'export const value = 1;', 'unicorn(filename-case)'],
  ['packages/ui/src/long.ts', 'export {};\n'.repeat(401), 'eslint(max-lines)'],
  [
    'packages/ui/src/floating.ts',
    'async function save(): Promise<void> {}\nexport const run = (): void => { save(); };',
    'typescript(no-floating-promises)',
  ],
  ['packages/ui/src/picture.tsx', 'export const Picture = () => <img src="a.png" />;', 'jsx-a11y(alt-text)'],
  [
    'packages/ui/src/hook.tsx',
    "import { useState } from 'react';\nexport function useWrong(on: boolean) {\n  if (on) return useState(1);\n  return undefined;\n}",
    'react(hooks)',
  ],
  [
    'packages/ui/src/only.test.ts',
    "import { it } from '@jest/globals';\nit.only('works', () => undefined);",
    'jest(no-focused-tests)',
  ],
];

const IMPORTS: readonly (readonly [path: string, text: string, rule: string])[] = [
  ['mfe-cart/src/remote-file.ts', '', 'app-to-app'],
  ['mfe-cart/src/other-remote.ts', '', 'app-to-app'],
  ['packages/ui/src/alias-a.ts', "import { b } from '#ui/alias-b.ts';\nexport const a = (): unknown => b;", 'no-cycle'],
  ['mfe-cart/src/uses-server.ts', '', 'remote-to-server'],
  [
    'mfe-cart/src/late.ts',
    "export async function load() {\n  await using page = await import('../../shell/app/page.ts');\n  return page;\n}",
    'app-to-app',
  ],
  ['shell/server/uses-api.ts', '', 'shell-to-server'],
  ['packages/ui/src/uses-shell.ts', '', 'package-to-app'],
  ['packages/commerce-client/src/uses-ui.ts', '', 'layer-commerce-client'],
  ['packages/ui/src/uses-contracts.ts', "export * from '@headstock/contracts';", 'layer-ui'],
  ['packages/contracts/src/uses-ui.ts', "export type { Button } from '@headstock/ui';", 'layer-contracts'],
  ['packages/api/src/uses-demo.ts', "export * from '../../demo-data/src/accounts.ts';", 'layer-api'],
  ['packages/ui/src/cycle-a.ts', '', 'no-cycle'],
  ['packages/ui/src/type-cycle-a.ts', "import type { B } from './type-cycle-b.ts';\nexport type A = B[];", 'no-cycle'],
  ['packages/ui/src/nowhere.ts', "export * from './nothing-here.ts';", 'not-resolvable'],
  ['packages/ui/src/undeclared.ts', "export * from '@headstock/ui/secret';", 'not-resolvable'],
  ['packages/ui/src/uses-test.ts', "export * from './only.test.ts';", 'no-test-in-product'],
  [
    'packages/api/src/platform/uses-module.ts',
    "export * from '#api/modules/sales/index.ts';",
    'api-platform-below-modules',
  ],
  [
    'packages/api/src/modules/accounts/uses-sales.ts',
    "export * from '#api/modules/sales/index.ts';",
    'api-module-accounts',
  ],
  [
    'packages/api/src/modules/sales/past-entry.ts',
    "export * from '#api/modules/accounts/private.ts';",
    'api-module-entry',
  ],
  ['packages/api/src/http/past-entry.ts', "export * from '#api/modules/accounts/private.ts';", 'api-module-entry'],
  ['packages/api/src/http/uses-resolvers.ts', "export * from '#api/modules/accounts/graphql.ts';", 'api-module-entry'],
  ['packages/api/src/modules.ts', "export * from '#api/modules/accounts/private.ts';", 'api-composition-entry'],
  [
    'packages/api/src/modules/accounts/type-cycle-a.ts',
    "import type { B } from './type-cycle-b.ts';\nexport type A = B[];",
    'no-cycle',
  ],
  [
    'packages/api/src/modules/sales/uses-http.ts',
    "export type { Http } from '#api/http/context.ts';",
    'api-module-below-transport',
  ],
  [
    'packages/api/src/modules/sales/resolvers.ts',
    "export { graphql } from '#api/graphql/context.ts';",
    'api-resolvers-types-only',
  ],
  [
    'packages/api/src/modules/sales/permissions.ts',
    "export type { Http } from '#api/http/context.ts';",
    'api-resolvers-not-http',
  ],
  ['packages/api/src/graphql/uses-http.ts', "export { http } from '#api/http/context.ts';", 'api-graphql-below-http'],
];

const project = (name: string, exports: string, imports: object = {}): string =>
  JSON.stringify({
    name: `@headstock/${name}`,
    version: '0.1.0',
    type: 'module',
    exports: { '.': exports, './orders': exports },
    imports,
  });

const BASE: Readonly<Record<string, string>> = {
  'package.json': '{"name":"fixture","private":true,"type":"module"}',
  'tsconfig.json':
    '{"compilerOptions":{"module":"nodenext","jsx":"react-jsx","strict":true,"skipLibCheck":true,"allowImportingTsExtensions":true,"noEmit":true}}',
  'mfe-catalog/package.json': project('mfe-catalog', './src/page.ts'),
  'mfe-catalog/src/page.ts': 'export const page = 1;\n',
  'mfe-cart/package.json': project('mfe-cart', './src/page.ts'),
  'mfe-cart/src/good.ts': "export { Button } from '@headstock/ui';\n",
  'shell/package.json': project('shell', './app/page.ts'),
  'shell/app/page.ts': "export { Button } from '@headstock/ui';\n",
  'packages/api/package.json': project('api', './src/main.ts', { '#api/*': './src/*' }),
  'packages/api/src/main.ts': "export { contract } from '@headstock/contracts';\n",
  'packages/api/src/graphql/context.ts': 'export const graphql = 1;\nexport type Graphql = 1;\n',
  'packages/api/src/http/context.ts': 'export const http = 1;\nexport type Http = 1;\n',
  'packages/api/src/modules/accounts/index.ts': "export { secret } from './private.ts';\n",
  'packages/api/src/modules/accounts/private.ts': 'export const secret = 1;\n',
  'packages/api/src/modules/accounts/graphql.ts': "export type { Graphql } from './resolvers.ts';\n",
  'packages/api/src/modules/accounts/type-cycle-b.ts':
    "import type { A } from './type-cycle-a.ts';\nexport type B = { a: A };\n",
  'packages/api/src/modules/accounts/resolvers.ts': "export type { Graphql } from '#api/graphql/context.ts';\n",
  'packages/api/src/modules/sales/index.ts': "export { secret } from '#api/modules/accounts/index.ts';\n",
  'packages/demo-data/src/accounts.ts': 'export const accounts = 1;\n',
  'packages/contracts/package.json': project('contracts', './src/main.ts'),
  'packages/contracts/src/main.ts': 'export const contract = 1;\n',
  'packages/ui/package.json': project('ui', './src/button.ts', { '#ui/*': './src/*' }),
  'packages/ui/src/button.ts': 'export const Button = 1;\n',
  'packages/ui/src/alias-b.ts': "import { a } from '#ui/alias-a.ts';\nexport const b = (): unknown => a;\n",
  'packages/ui/src/type-cycle-b.ts': "import type { A } from './type-cycle-a.ts';\nexport type B = { a: A };\n",
  'packages/ui/src/cycle-b.ts': "import { a } from './cycle-a.ts';\nexport const b = (): unknown => a;\n",
};

const lintSchema = z.object({ diagnostics: z.array(z.object({ code: z.string().default(''), filename: z.string() })) });
const cruiseSchema = z.object({
  summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })) }),
});

let root = '';
const linted = new Map<string, Set<string>>();
const cruised = new Map<string, Set<string>>();

const note = (found: Map<string, Set<string>>, file: string, rule: string): void => {
  found.set(file, (found.get(file) ?? new Set()).add(rule));
};

/** Runs a tool of the workspace in the fixture; both tools end with an exit code other than 0 when they find something. */
const runTool = (script: string, ...args: string[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 32 * 1024 * 1024 };
    execFile(process.execPath, [inWorkspace('node_modules', script), ...args], options, (_error, stdout, stderr) => {
      if (stdout) resolve(JSON.parse(stdout));
      else reject(new Error(stderr));
    });
  });

async function writeFixture(): Promise<void> {
  const files = {
    ...BASE,
    ...Object.fromEntries([...IMPORTS, ...LINTER].filter(([, text]) => text).map(([path, text]) => [path, text])),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  for (const config of ['.oxlintrc.json', '.dependency-cruiser.cjs'])
    await copyFile(inWorkspace(config), join(root, config));
  await mkdir(join(root, 'node_modules/@headstock'), { recursive: true });
  for (const name of [
    'react',
    '@swc',
    '@types',
    '@jest',
    'typescript',
    '.bin',
    'oxlint-tsgolint',
    '@oxlint-tsgolint',
  ]) {
    await symlink(inWorkspace('node_modules', name), join(root, 'node_modules', name));
  }
  for (const name of ['api', 'contracts', 'ui'])
    await symlink(join(root, 'packages', name), join(root, 'node_modules/@headstock', name));
  for (const name of ['mfe-catalog', 'mfe-cart', 'shell'])
    await symlink(join(root, name), join(root, 'node_modules/@headstock', name));
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'headstock-boundaries-'));
  await writeFixture();
  const [lint, cruise] = await Promise.all([
    runTool('oxlint/bin/oxlint', '-f', 'json'),
    runTool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
      'shell',
      'mfe-cart',
      'mfe-catalog',
      'packages',
    ),
  ]);
  for (const { code, filename } of lintSchema.parse(lint).diagnostics) note(linted, filename, code);
  for (const { from, rule } of cruiseSchema.parse(cruise).summary.violations) note(cruised, from, rule.name);
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe('the linter', () => {
  it.each(LINTER)('catches %s', (path, _text, rule) => expect([...(linted.get(path) ?? [])]).toContain(rule));
});

describe('the check of imports', () => {
  it.each(IMPORTS)('catches %s', (path, _text, rule) => expect([...(cruised.get(path) ?? [])]).toContain(rule));
});

it('accepts files that follow the rules', () => {
  for (const path of [
    'mfe-cart/src/good.ts',
    'shell/app/page.ts',
    'packages/api/src/main.ts',
    'packages/api/src/modules/accounts/index.ts',
    'packages/api/src/modules/accounts/resolvers.ts',
    'packages/api/src/modules/sales/index.ts',
    'packages/ui/src/button.ts',
  ]) {
    expect([path, linted.get(path), cruised.get(path)]).toEqual([path, undefined, undefined]);
  }
});
