import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readBuilds, type ServedRemotes } from './build-id.ts';

const served = (builds: Record<string, string>): ServedRemotes => ({
  peek: (remote) => {
    const buildId = builds[remote];
    return buildId === undefined ? null : { buildId };
  },
});

describe('the build id', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'headstock-assets-'));
    for (const name of ['chunks.json', 'main.aaaaaaaa.js']) writeFileSync(path.join(folder, name), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('changes with the shell and with the builds of public remotes', () => {
    const before = readBuilds(folder);
    const first = before.idFor(served({ 'mfe-catalog': 'a' }));
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(before.idFor(served({ 'mfe-catalog': 'a' }))).toBe(first);
    expect(before.idFor(served({ 'mfe-catalog': 'b' }))).not.toBe(first);
    expect(before.idFor(served({ 'mfe-catalog': 'a', 'mfe-admin': 'b' }))).toBe(first);
    writeFileSync(path.join(folder, 'main.bbbbbbbb.js'), '');
    expect(readBuilds(folder).idFor(served({ 'mfe-catalog': 'a' }))).not.toBe(first);
  });

  it('identifies its shell, whatever the remotes', () => {
    const builds = readBuilds(folder);
    expect(builds.isOwn(builds.idFor(served({ 'mfe-catalog': 'long gone' })))).toBe(true);
    for (const other of ['', '0000000000000000', '../../etc/passwd', `${builds.idFor(served({}))}0`])
      expect(builds.isOwn(other)).toBe(false);
  });
});
