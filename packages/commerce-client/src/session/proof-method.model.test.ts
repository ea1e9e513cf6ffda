import { describe, expect, it } from '@jest/globals';
import { credentialOf } from './proof-method.model.ts';

describe('what proves who sits there', () => {
  it('is the password as it was typed', () => {
    expect(credentialOf({ kind: 'password' }, ' two words ')).toEqual({ password: ' two words ' });
  });

  it('is a code without its spaces, with the challenge of the mail', () => {
    expect(credentialOf({ kind: 'code', securityCode: 'c' }, ' 123 456 ')).toEqual({
      code: '123456',
      securityCode: 'c',
    });
    expect(credentialOf({ kind: 'secondFactor' }, ' 123456 ')).toEqual({ secondFactorCode: '123456' });
  });
});
