import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import type { FileInfo, Storage } from './storage.ts';
import { StorageKeyError } from './storage-key.ts';

/** A storage for one test; `dispose` removes it with everything in it. */
export type StorageUnderTest = { readonly storage: Storage; readonly dispose: () => Promise<void> };

const TEXT = { contentType: 'text/plain' };
const bytesOf = (text: string): Buffer => Buffer.from(text);

async function* pieces(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield bytesOf(text);
}

async function* failing(): AsyncGenerator<Buffer> {
  yield bytesOf('half');
  throw new Error('the upload broke off');
}

async function listed(storage: Storage, prefix: string): Promise<string[]> {
  const found: FileInfo[] = [];
  for await (const info of storage.list(prefix)) found.push(info);
  return found.map(({ key }) => key);
}

/** What every storage must do. Call it in a test file with a maker of empty storages. */
export function describeStorageContract(name: string, make: () => Promise<StorageUnderTest>): void {
  describe(`the storage contract, kept by ${name}`, () => {
    let storage: Storage;
    let dispose: () => Promise<void>;
    beforeEach(async () => ({ storage, dispose } = await make()));
    afterEach(() => dispose());

    it('returns what was stored, with size and content type', async () => {
      await storage.put('notes/a.txt', bytesOf('héllo'), TEXT);
      expect((await storage.get('notes/a.txt'))?.toString()).toBe('héllo');
      expect(await storage.head('notes/a.txt')).toEqual({ key: 'notes/a.txt', size: 6, contentType: 'text/plain' });
      const opened = await storage.open('notes/a.txt');
      expect(opened).toMatchObject({ size: 6, contentType: 'text/plain' });
      expect(opened && (await buffer(opened.stream)).toString()).toBe('héllo');
    });

    it('gives a part of a file', async () => {
      await storage.put('a.txt', bytesOf('0123456789'), TEXT);
      const part = await storage.open('a.txt', { first: 2, last: 4 });
      expect(part && (await buffer(part.stream)).toString()).toBe('234');
      expect(part?.size).toBe(10);
    });

    it('accepts a stream', async () => {
      await storage.put('a.txt', pieces('one ', 'two'), TEXT);
      expect((await storage.get('a.txt'))?.toString()).toBe('one two');
    });

    it('returns nothing for a missing file', async () => {
      expect([await storage.get('a.txt'), await storage.open('a.txt'), await storage.head('a.txt')]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      await expect(storage.delete('a.txt')).resolves.toBeUndefined();
    });

    it('replaces a file atomically', async () => {
      await storage.put('a.txt', bytesOf('a longer first text'), TEXT);
      await storage.put('a.txt', bytesOf('short'), TEXT);
      expect((await storage.get('a.txt'))?.toString()).toBe('short');
    });

    it('keeps the first content of an immutable key', async () => {
      await storage.put('a.txt', bytesOf('first'), { ...TEXT, immutable: true });
      await storage.put('a.txt', bytesOf('second'), { ...TEXT, immutable: true });
      expect((await storage.get('a.txt'))?.toString()).toBe('first');
    });

    it('keeps the old file when an upload is interrupted, and leaves no partial one', async () => {
      await storage.put('old.txt', bytesOf('old'), TEXT);
      await expect(storage.put('old.txt', failing(), TEXT)).rejects.toThrow('broke off');
      await expect(storage.put('new.txt', failing(), TEXT)).rejects.toThrow('broke off');
      expect((await storage.get('old.txt'))?.toString()).toBe('old');
      expect(await listed(storage, '')).toEqual(['old.txt']);
    });

    it('never exposes a partially written file', async () => {
      const whole = ['a'.repeat(200_000), 'b'.repeat(200_000)];
      await storage.put('a.txt', bytesOf(whole[0] ?? ''), TEXT);
      const writing = Promise.all(whole.map((text) => storage.put('a.txt', bytesOf(text), TEXT)));
      for (let reads = 0; reads < 20; reads += 1) expect(whole).toContain((await storage.get('a.txt'))?.toString());
      await writing;
    });

    it('does not find a deleted file', async () => {
      await storage.put('a/b.txt', bytesOf('x'), TEXT);
      await storage.delete('a/b.txt');
      expect(await storage.head('a/b.txt')).toBeUndefined();
      expect(await listed(storage, '')).toEqual([]);
    });

    it('lists by prefix, sorted', async () => {
      for (const key of ['b/2.txt', 'a.txt', 'b/1.txt', 'bb/1.txt', 'b/c/3.txt'])
        await storage.put(key, bytesOf('x'), TEXT);
      expect(await listed(storage, 'b/')).toEqual(['b/1.txt', 'b/2.txt', 'b/c/3.txt']);
      expect(await listed(storage, '')).toEqual(['a.txt', 'b/1.txt', 'b/2.txt', 'b/c/3.txt', 'bb/1.txt']);
      expect(await listed(storage, 'nothing/')).toEqual([]);
    });

    it.each([
      '../a.txt',
      'a/../../b.txt',
      '/etc/passwd.txt',
      String.raw`a\b.txt`,
      'a//b.txt',
      'a/.hidden.txt',
      '.incoming/a.txt',
      'a/',
      '',
      'a\0.txt',
      'no-extension',
      'program.exe',
      `${'a'.repeat(600)}.txt`,
    ])('refuses the key %j', async (key) => {
      await expect(storage.put(key, bytesOf('x'), TEXT)).rejects.toThrow(StorageKeyError);
      await expect(storage.get(key)).rejects.toThrow(StorageKeyError);
      await expect(storage.open(key)).rejects.toThrow(StorageKeyError);
      await expect(storage.head(key)).rejects.toThrow(StorageKeyError);
      await expect(storage.delete(key)).rejects.toThrow(StorageKeyError);
    });

    it('refuses a prefix outside the storage, and a content type that contradicts the key', async () => {
      await expect(listed(storage, '../')).rejects.toThrow(StorageKeyError);
      await expect(listed(storage, '/')).rejects.toThrow(StorageKeyError);
      await expect(storage.put('a.txt', bytesOf('x'), { contentType: 'text/html' })).rejects.toThrow(StorageKeyError);
    });
  });
}
