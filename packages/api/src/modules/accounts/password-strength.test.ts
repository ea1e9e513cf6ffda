import { describe, expect, it } from '@jest/globals';
import { isGuessable } from './password-strength.ts';

describe('a password', () => {
  it.each([
    'password',
    'Password123!',
    'azertyuiop1',
    'Summer2026!',
    'iloveyou',
    'qwertyuiop',
    '19620704',
    'aaaaaaaaaaaa',
    'Stratocaster62',
    'headstock2026',
    'june.o@example.com',
    'June1962',
  ])('%s is guessable', async (password) => {
    expect(await isGuessable(password, ['june.o@example.com', 'June', 'Osborne'])).toBe(true);
  });

  it.each([
    'a long password',
    'correct-horse-battery',
    'xK9#mq2Lw',
    'trois petits chats gris',
    'ключ от дома у соседа',
  ])('%s is not', async (password) => {
    expect(await isGuessable(password, ['june.o@example.com', 'June', null])).toBe(false);
  });

  it('of the maximum length does not block the server', async () => {
    const varied = Array.from({ length: 128 }, (_, n) => String.fromCharCode(33 + ((n * 37) % 90))).join('');
    await isGuessable('the dictionaries are loaded with the first', []);
    for (const password of [varied, 'p4$$w0rd'.repeat(16), 'ab1!'.repeat(32)]) {
      const start = performance.now();
      await isGuessable(password, []);
      expect(performance.now() - start).toBeLessThan(10_000);
    }
  });
});
