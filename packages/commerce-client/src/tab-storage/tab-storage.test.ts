import { describe, expect, it } from '@jest/globals';
import { createTabStorage } from './tab-storage.ts';

function storageOf(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  };
}
const fail = (): never => {
  throw new Error('QuotaExceededError');
};
const filled = { email: 'ada@example.com' };
const parseForm = (raw: unknown): { readonly email: string } | null =>
  typeof raw === 'object' && raw !== null && 'email' in raw && typeof raw.email === 'string'
    ? { email: raw.email }
    : null;

describe('the storage of a tab', () => {
  it('gives back what was written, also to the next page', () => {
    const storage = storageOf();
    createTabStorage('form', parseForm, () => storage).write(filled);
    expect(createTabStorage('form', parseForm, () => storage).read()).toEqual(filled);
  });
  it('gives the same object until it changes, and tells when it does', () => {
    const memory = createTabStorage('form', parseForm, () => storageOf());
    let told = 0;
    const end = memory.subscribe(() => told++);
    const storage = storageOf({ form: JSON.stringify(filled) });
    const stable = createTabStorage('form', parseForm, () => storage);
    expect(stable.read()).toBe(stable.read());
    memory.write(filled);
    end();
    memory.write(null);
    expect(told).toBe(1);
  });
  it.each(['', 'not json', '{}', '[]', 'null', '{"name":"Ada"}', '{"email":5}'])('reads %s as nothing', (text) => {
    expect(createTabStorage('form', parseForm, () => storageOf({ form: text })).read()).toBeNull();
  });
  it('holds for the page where storage is full or blocked', () => {
    const full = { ...storageOf(), setItem: fail };
    const memory = createTabStorage('form', parseForm, () => full);
    memory.write(filled);
    expect(memory.read()).toBe(filled);
    const blocked = createTabStorage('form', parseForm, fail);
    blocked.write(filled);
    expect(blocked.read()).toBe(filled);
    expect(createTabStorage('form', parseForm, fail).read()).toBeNull();
  });
  it('removes a value', () => {
    const storage = storageOf({ form: JSON.stringify(filled) });
    const memory = createTabStorage('form', parseForm, () => storage);
    memory.write(null);
    expect(memory.read()).toBeNull();
    expect(storage.map.size).toBe(0);
  });
});
