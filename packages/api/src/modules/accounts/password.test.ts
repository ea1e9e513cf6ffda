import { afterEach, describe, expect, it } from '@jest/globals';
import { hashPassword, hashWithSalt, makeHashesCheap, newSalt, verifyPassword } from './password.ts';

const PASSWORD = 'correct-horse-battery';
const WHOLE_COST = '$argon2id$v=19$m=19456,t=2,p=1$';

afterEach(() => makeHashesCheap(false));

describe('a hash of a password', () => {
  it('costs what OWASP recommends unless a test says otherwise, and fits its password alone', async () => {
    const hash = await hashPassword(PASSWORD);
    expect(hash).toContain(WHOLE_COST);
    expect(await verifyPassword(PASSWORD, hash)).toBe(true);
    expect(await verifyPassword('correct-horse-batterz', hash)).toBe(false);
    expect(await verifyPassword(PASSWORD, null)).toBe(false);
    expect(await verifyPassword(PASSWORD, 'no hash')).toBe(false);
  });

  it('is read at the cost it was made at', async () => {
    makeHashesCheap(true);
    const cheap = await hashPassword(PASSWORD);
    expect(cheap).not.toContain(WHOLE_COST);
    makeHashesCheap(false);
    expect(await verifyPassword(PASSWORD, cheap)).toBe(true);
  });

  it('is never cheap outside of tests', async () => {
    process.env['NODE_ENV'] = 'production';
    try {
      expect(() => makeHashesCheap(true)).toThrow('in tests alone');
    } finally {
      process.env['NODE_ENV'] = 'test';
    }
    expect(await hashPassword(PASSWORD)).toContain(WHOLE_COST);
  });
});

it('hashes equal texts with one salt to one hash, and others to others', async () => {
  makeHashesCheap(true);
  const salt = newSalt();
  const hash = await hashWithSalt('1234-5678', salt);
  expect(await hashWithSalt('1234-5678', salt)).toBe(hash);
  expect(await hashWithSalt('1234-5679', salt)).not.toBe(hash);
  expect(await hashWithSalt('1234-5678', newSalt())).not.toBe(hash);
});
