import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { publishApart } from './publish-apart.ts';
import { publishRemotes } from './publish-remotes.ts';

it('says why the remotes of a workspace could not be published, as publishing here would', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'headstock-publish-'));
  await cp(
    path.resolve(import.meta.dirname, '../../../../mfe-catalog/package.json'),
    path.join(root, 'mfe-catalog/package.json'),
  );
  const data = path.join(root, 'data');
  const reason = await publishRemotes(root, data).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(reason).not.toBe('');
  await expect(publishApart(root, data)).rejects.toThrow(reason);
  await expect(readFile(path.join(data, 'registry/last-start.json'))).rejects.toThrow('ENOENT');
  await rm(root, { recursive: true, force: true });
});
