import { describe, expect, it } from '@jest/globals';
import {
  checkCode,
  checkEmail,
  checkNewPassword,
  checkRepeated,
  checkText,
  normalizeCode,
  normalizeEmail,
} from './auth-validation.model.ts';

describe('e-mail', () => {
  it.each(['ada@example.com', 'a@b.co', 'ada.lovelace+guitars@mail.example.co.uk', 'zoë@exämple.de'])(
    'takes %s',
    (text) => expect(checkEmail(text)).toBeUndefined(),
  );

  it.each(['', 'ada', 'ada@exam', 'a@b.c', 'ada@@example.com', 'ada @example.com', 'ada@example..com', '@example.com'])(
    'refuses %j',
    (text) => expect(checkEmail(text)).toBe('email'),
  );

  it('is 6 to 254 characters long', () => {
    const ending = '@example.com';
    expect(checkEmail('a'.repeat(254 - ending.length) + ending)).toBeUndefined();
    expect(checkEmail('a'.repeat(255 - ending.length) + ending)).toBe('email');
  });

  it('answers at once to a text made to slow patterns down', () => {
    const begin = performance.now();
    checkEmail(`a@${'a.'.repeat(120)}`);
    checkEmail(`a@${'.'.repeat(200)}`);
    expect(performance.now() - begin).toBeLessThan(10_000);
  });

  it('becomes lower case while it is typed', () => expect(normalizeEmail('Ada@Example.COM')).toBe('ada@example.com'));
});

describe('passwords', () => {
  it('has 8 to 128 characters', () => {
    expect(checkNewPassword('')).toBe('text');
    expect(checkNewPassword('1234567')).toBe('password');
    expect(checkNewPassword('12345678')).toBeUndefined();
    expect(checkNewPassword('x'.repeat(129))).toBe('password');
  });

  it('is typed twice alike', () => {
    expect(checkRepeated('', { password: 'left hand' })).toBe('text');
    expect(checkRepeated('right hand', { password: 'left hand' })).toBe('mismatch');
    expect(checkRepeated('left hand', { password: 'left hand' })).toBeUndefined();
  });
});

describe('text and code', () => {
  it('needs more than blanks', () => {
    expect(checkText(' \t')).toBe('text');
    expect(checkText('Ada')).toBeUndefined();
  });

  it('is six digits, wherever they were copied from', () => {
    expect(checkCode('')).toBe('text');
    expect(checkCode('12345')).toBe('code');
    expect(checkCode('12345a')).toBe('code');
    expect(checkCode('012345')).toBeUndefined();
    expect(normalizeCode(' 012-345 \n9')).toBe('012345');
  });
});
