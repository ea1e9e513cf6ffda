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
  it('has the shape of one', () => {
    expect(checkEmail('ada@example.com')).toBeUndefined();
    expect(checkEmail('ada@exam')).toBe('email');
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
