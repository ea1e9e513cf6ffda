import { describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { type DocumentText, type CachedDocument, DocumentCache } from './document-cache.ts';

/** The document when it is whole. */
async function whole(documents: DocumentCache, make: () => Promise<DocumentText | null>): Promise<CachedDocument> {
  const document = await documents.get('a', make);
  if (!document) throw new Error('There is no such document.');
  return 'etag' in document ? document : document.whole;
}

async function* pieces(count: number): AsyncGenerator<string> {
  for (let index = 0; index < count; index++) yield `${index} ${'a piece of the text '.repeat(40)}\n`;
}

describe('the document cache', () => {
  it('holds what was written, compressed and not', async () => {
    const document = await whole(new DocumentCache(1000), async () => pieces(500));
    const text = gunzipSync(document.gzip).toString();
    expect(text.split('\n')).toHaveLength(501);
    expect(brotliDecompressSync(document.br).toString()).toBe(text);
  });

  it('generates a document once for concurrent requests and while it is fresh', async () => {
    const documents = new DocumentCache(60_000);
    const make = jest.fn(async () => pieces(3));
    const [first, second] = await Promise.all([documents.get('a', make), documents.get('a', make)]);
    expect(first).toBe(second);
    await whole(documents, make);
    await documents.get('a', make);
    expect(make).toHaveBeenCalledTimes(1);
    await documents.get('b', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it.each(['br', 'gzip'] as const)(
    'are given from their first piece on while they grow, and then kept: %s',
    async (form) => {
      const documents = new DocumentCache(60_000);
      const rest = Promise.withResolvers<void>();
      async function* grows(): AsyncGenerator<string> {
        yield 'a beginning';
        await rest.promise;
        yield ', and an end';
      }
      const growing = await documents.get('a', async () => grows());
      if (!growing || 'etag' in growing) throw new Error('It is kept before it is whole.');
      const early = growing.read(form);
      const read = form === 'br' ? createBrotliDecompress() : createGunzip();
      early.pipe(read);
      const [beginning] = await once(read, 'data');
      expect(String(beginning)).toBe('a beginning');
      rest.resolve();
      const late = await buffer(growing.read(form));
      expect((form === 'br' ? brotliDecompressSync : gunzipSync)(late).toString()).toBe('a beginning, and an end');
      expect(await documents.get('a', async () => null)).toHaveProperty('etag');
    },
  );

  it('serves a stale document while it revalidates, and when that fails', async () => {
    const documents = new DocumentCache(0);
    const old = await whole(documents, async () => ['old']);
    const fails = async () => {
      throw new Error('the API is away');
    };
    const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 50));
    expect(await documents.get('a', fails)).toBe(old);
    await settled();
    expect(await documents.get('a', async () => ['new'])).toBe(old);
    const text = async (): Promise<string> => gunzipSync((await whole(documents, fails)).gzip).toString();
    // Compressing takes as long as the machine lets it.
    while ((await text()) === 'old') await settled();
    expect(await text()).toBe('new');
  });

  it('ends the stream where generating fails, and generates it again afterwards', async () => {
    const documents = new DocumentCache(60_000);
    async function* breaks(): AsyncGenerator<string> {
      yield 'a beginning';
      throw new Error('the API is away');
    }
    const growing = await documents.get('a', async () => breaks());
    if (!growing || 'etag' in growing) throw new Error('It is kept though it failed.');
    await expect(buffer(growing.read('gzip'))).rejects.toThrow('the API is away');
    await expect(whole(documents, async () => breaks())).rejects.toThrow('the API is away');
    expect(gunzipSync((await whole(documents, async () => ['whole'])).gzip).toString()).toBe('whole');
    expect(await new DocumentCache(0).get('a', async () => null)).toBeNull();
  });
});
