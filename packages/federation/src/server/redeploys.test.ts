import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { buildFixtureRemote } from '../../fixtures/deployment.fixture.ts';
import { renderProcessFlags } from './node-flags.ts';

const fixtures = path.resolve(import.meta.dirname, '../../fixtures');
const resultSchema = z.object({ before: z.number(), after: z.number(), redeploys: z.number() });

it('a hundred redeploys leave less than 5 MB on the heap', async () => {
  const build = await buildFixtureRemote();
  const flags = [...renderProcessFlags, '--expose-gc', '--import', path.join(fixtures, 'register-tsx.fixture.mjs')];
  const script = path.join(fixtures, 'redeploys.fixture.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, build, '100'], {
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
    timeout: 90_000,
  });
  await rm(build, { recursive: true });
  const { before, after, redeploys } = resultSchema.parse(JSON.parse(stdout));
  expect(redeploys).toBe(109);
  expect((after - before) / 2 ** 20).toBeLessThan(5);
});
