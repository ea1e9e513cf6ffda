import { describe, expect, it } from '@jest/globals';
import { UploadLimiter } from './upload-limiter.ts';

describe('UploadLimiter', () => {
  it('evicts the oldest upload of the same client', () => {
    const limiter = new UploadLimiter({ perClient: 2, total: 10 });
    const gone: string[] = [];
    const begin = (client: string, name: string) => limiter.begin(client, () => gone.push(name));
    const end = begin('a', 'a1');
    for (const name of ['a2', 'a3', 'a4']) begin('a', name);
    begin('b', 'b1');
    end();
    expect([gone, limiter.size]).toEqual([['a1', 'a2'], 3]);
  });

  it('evicts from the client with the most uploads when there are too many of all', () => {
    const limiter = new UploadLimiter({ perClient: 4, total: 4 });
    const gone: string[] = [];
    for (const name of ['a1', 'b1', 'a2', 'a3', 'c1']) limiter.begin(name.slice(0, 1), () => gone.push(name));
    expect([gone, limiter.size]).toEqual([['a1'], 4]);
  });
});
