import { describe, expect, it } from '@jest/globals';
import { seal, unseal } from './seal.ts';

const sealed = seal('first', 'totp-secret', 'account-1', 'a text');

describe('a sealed text', () => {
  it('opens with the secret that sealed it, and says when that is a former one', () => {
    expect(unseal(['first'], 'totp-secret', 'account-1', sealed)).toEqual({ text: 'a text', isFormer: false });
    expect(unseal(['second', 'first'], 'totp-secret', 'account-1', sealed)).toEqual({ text: 'a text', isFormer: true });
  });

  it('opens for nobody else', () => {
    expect(unseal(['second'], 'totp-secret', 'account-1', sealed)).toBeNull();
    expect(unseal(['first'], 'totp-secret', 'account-2', sealed)).toBeNull();
    expect(unseal([], 'totp-secret', 'account-1', sealed)).toBeNull();
  });

  it('does not open when it was changed or cut', () => {
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(unseal(['first'], 'totp-secret', 'account-1', bytes.toString('base64url'))).toBeNull();
    for (const cut of ['', 'AAAA', sealed.slice(0, 30)]) {
      expect(unseal(['first'], 'totp-secret', 'account-1', cut)).toBeNull();
    }
  });

  it('looks different each time', () => {
    expect(seal('first', 'totp-secret', 'account-1', 'a text')).not.toBe(sealed);
  });
});
