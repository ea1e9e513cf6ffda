import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { checkServerFiles, parseChunkMap } from './remote-build.ts';

const hash = `sha256-${createHash('sha256').update('code').digest('base64')}`;

describe('a build that a shell serves', () => {
  it('has a chunk map', () => {
    expect(parseChunkMap('{"chunks":{"page-shop":["shop.js"]}}')).toEqual({ 'page-shop': ['shop.js'] });
    expect(() => parseChunkMap('{"chunks":')).toThrow('browser/chunks.json is not JSON.');
    expect(() => parseChunkMap('{"chunks":{"page-shop":[1]}}')).toThrow('browser/chunks.json is not a chunk map');
  });

  it('lists its server entry with a hash', () => {
    const files = { 'server/remoteEntry.js': hash };
    expect(checkServerFiles(files)).toEqual(files);
    expect(() => checkServerFiles({ 'server/other.js': hash })).toThrow('server/remoteEntry.js is missing.');
    expect(() => checkServerFiles({ 'server/remoteEntry.js': 'md5-x' })).toThrow('the server files are malformed');
  });
});
