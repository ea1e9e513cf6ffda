import { createHash } from 'node:crypto';
import { integritySchema } from '@headstock/contracts/registry';
import { describe, expect, it } from '@jest/globals';
import { buildIdOf, integrityOf } from './build.model.ts';

const file = (path: string, text: string) => ({ path, contents: Buffer.from(text) });

describe('buildIdOf', () => {
  const files = [file('browser/a.js', 'a'), file('server/b.js', 'b')];

  it('is 16 hex digits and does not depend on the order of the files', () => {
    expect(buildIdOf(files)).toMatch(/^[0-9a-f]{16}$/);
    expect(buildIdOf(files.toReversed())).toBe(buildIdOf(files));
  });

  it('changes with a byte, with a path, and when bytes move from one file to the next', () => {
    const variants = [
      [file('browser/a.js', 'x'), file('server/b.js', 'b')],
      [file('browser/c.js', 'a'), file('server/b.js', 'b')],
      [file('browser/a.js', 'ab'), file('server/b.js', '')],
      [file('browser/a.js', 'a')],
    ];
    const ids = new Set([files, ...variants].map(buildIdOf));
    expect(ids.size).toBe(variants.length + 1);
  });
});

describe('integrityOf', () => {
  it('lists the server files only, in the form of subresource integrity', () => {
    const integrity = integrityOf([file('browser/a.js', 'a'), file('server/b.js', 'b')]);
    expect(integrity).toEqual({ 'server/b.js': `sha256-${createHash('sha256').update('b').digest('base64')}` });
    expect(integritySchema.safeParse(integrity).success).toBe(true);
  });

  it.each(['server/../secret.js', 'server/./a.js', 'browser/a.js', '/server/a.js', 'server/'])(
    'is refused by the contract for %s',
    (path) => {
      const hash = `sha256-${createHash('sha256').digest('base64')}`;
      expect(integritySchema.safeParse({ [path]: hash }).success).toBe(false);
    },
  );
});
