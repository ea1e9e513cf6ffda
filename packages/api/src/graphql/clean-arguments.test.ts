import { describe, expect, it } from '@jest/globals';
import { cleanText } from '#api/platform/db/columns.ts';
import { cleanArguments } from './clean-arguments.ts';
import { loadSchema } from './load-schema.ts';

const turned = '\u202Eevil\u202C';
const hidden = [
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u200E',
  '\u200F',
  '\u061C',
  '\0',
  '\u0007',
  '\u001B',
  '\u007F',
  '\u0085',
  '\u009B',
];

describe('texts that people write', () => {
  it.each(hidden)('lose the hidden character %j', (character) => {
    expect(cleanText(`Re${character}fund`)).toBe('Refund');
  });

  it.each([
    'L’été, c’est déjà fini\u00A0: « œuvre »\u202F!',
    'ﬁn, naïve, Łódź, 東京, עברית, العربية',
    '👩🏽\u200D🚀 ❤️ 🇫🇷 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    'two\r\nlines\tand a tab',
  ])('keep what is read: %j', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it('are cleaned wherever they stand among the arguments of a mutation; passwords and moments are not touched', () => {
    const at = new Date();
    const args = { id: '1', at, count: 2, none: null, note: turned, lines: [{ title: turned, tags: [turned, 'ok'] }] };
    expect(cleanArguments({ ...args, password: turned, newPassword: turned })).toEqual({
      ...args,
      note: 'evil',
      lines: [{ title: 'evil', tags: ['evil', 'ok'] }],
      password: turned,
      newPassword: turned,
    });
    const clean = { lines: [{ title: 'ok', at }] };
    expect(cleanArguments(clean)).toBe(clean);
  });

  it('are cleaned before the resolver of any mutation reads them', () => {
    const given: unknown[] = [];
    const schema = loadSchema('type Query { a: Int } type Mutation { write(text: String): Int }', [
      {
        resolvers: { Mutation: { write: (_source: unknown, args: unknown) => given.push(args) } },
        permissions: { 'Query.a': 'everyone', 'Mutation.write': 'everyone' },
      },
    ]);
    const context = { actor: { principal: { apiKeyId: null, impersonatorId: null } } };
    const { resolve } = schema.getMutationType()?.getFields()['write'] ?? {};
    // The guards read nothing else of the context for what everybody may do.
    Reflect.apply(resolve ?? fail, undefined, [undefined, { text: turned }, context, undefined]);
    expect(given).toEqual([{ text: 'evil' }]);
  });
});

function fail(): never {
  throw new Error('The mutation has no resolver.');
}
