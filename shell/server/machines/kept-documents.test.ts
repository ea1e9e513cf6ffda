import { describe, expect, it, jest } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { KeptDocuments } from './kept-documents.ts';

async function* pieces(count: number): AsyncGenerator<string> {
  for (let index = 0; index < count; index++) yield `${index} ${'a piece of the text '.repeat(40)}\n`;
}

describe('kept documents', () => {
  it('hold what was written, in both forms', async () => {
    const document = await new KeptDocuments(1000).get('a', async () => pieces(500));
    const text = gunzipSync(document!.gzip).toString();
    expect(text.split('\n')).toHaveLength(501);
    expect(brotliDecompressSync(document!.br).toString()).toBe(text);
  });

  it('are made once, for all who ask at a time and while they are fresh', async () => {
    const documents = new KeptDocuments(60_000);
    const make = jest.fn(async () => pieces(3));
    const [first, second] = await Promise.all([documents.get('a', make), documents.get('a', make)]);
    expect(first).toBe(second);
    await documents.get('a', make);
    expect(make).toHaveBeenCalledTimes(1);
    await documents.get('b', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('are given once more while a newer one is made, and stay when that fails', async () => {
    const documents = new KeptDocuments(0);
    const old = await documents.get('a', async () => ['old']);
    const fails = async () => {
      throw new Error('the API is away');
    };
    const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 50));
    expect(await documents.get('a', fails)).toBe(old);
    await settled();
    expect(await documents.get('a', async () => ['new'])).toBe(old);
    await settled();
    expect(gunzipSync((await documents.get('a', fails))!.gzip).toString()).toBe('new');
  });

  it('are not there when they fail at first, or are none', async () => {
    const documents = new KeptDocuments(0);
    async function* breaks(): AsyncGenerator<string> {
      yield 'a beginning';
      throw new Error('the API is away');
    }
    await expect(documents.get('a', async () => breaks())).rejects.toThrow('the API is away');
    expect(await documents.get('a', async () => null)).toBeNull();
  });
});
