import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isUploadPath, uploadPaths } from '@headstock/contracts/upload-paths';
import { expect, it } from '@jest/globals';

const routes = path.resolve(import.meta.dirname, '../http/routes');
const POST = /(?:\.post(?:<[^(]*>)?\(|receiveFiles\(app, services, )\s*'(?<address>\/api\/[^']+)'/g;

/** Paths of the routes that read `multipart/form-data`. */
const paths = globSync('*.ts', { cwd: routes })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(routes, file), 'utf8'))
  .filter((source) => /receiveFiles|@fastify\/multipart/.test(source))
  .flatMap((source) => [...source.matchAll(POST)].map(({ groups }) => groups?.['address'] ?? ''));

it('takes files at the paths to which the shell forwards large bodies, and nowhere else', () => {
  expect(paths.filter((address) => !isUploadPath(address.replaceAll(/:\w+/g, 'x')))).toEqual([]);
  expect(paths.map((address) => address.replaceAll(/:\w+/g, '*')).toSorted()).toEqual(uploadPaths);
});
