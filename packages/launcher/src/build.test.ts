import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createWorkspaceFixture, type WorkspaceFixture } from './workspace.fixture.ts';

let workspace: WorkspaceFixture;
beforeAll(async () => {
  workspace = await createWorkspaceFixture();
});
afterAll(async () => {
  await workspace[Symbol.asyncDispose]();
});

const inFixture = (file: string): string => join(workspace.root, file);

it('builds only the projects that are named, and does not take the others for built', async () => {
  const build = workspace.run(['build', 'mfe-catalog']);
  expect(await build.ended()).toBe(0);
  expect(readFileSync(inFixture('nx-calls.log'), 'utf8')).toMatch(/ --projects=@headstock\/mfe-catalog\n$/);
  expect(existsSync(inFixture('node_modules/.headstock-build'))).toBe(false);
});

it('builds all without a name', async () => {
  const build = workspace.run(['build']);
  expect(await build.ended()).toBe(0);
  expect(readFileSync(inFixture('nx-calls.log'), 'utf8')).toMatch(/ --outputStyle=stream\n$/);
  expect(existsSync(inFixture('node_modules/.headstock-build'))).toBe(true);
});

it('names what there is where it knows no such project', async () => {
  const build = workspace.run(['build', 'mfe-catalogue']);
  expect(await build.ended()).toBe(2);
  expect(build.output()).toContain('There is no "mfe-catalogue" to build; there are shell, mfe-catalog.');
});
