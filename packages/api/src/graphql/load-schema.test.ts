import { describe, expect, it } from '@jest/globals';
import { loadSchema } from './load-schema.ts';

const sdl = 'type Query { public: String secret: String } type Mutation { change: String }';
const resolvers = { Query: { public: () => 'p', secret: () => 's' }, Mutation: { change: () => 'c' } };
const permissions = { 'Query.public': 'everyone', 'Query.secret': 'admin', 'Mutation.change': 'member' } as const;

describe('a schema', () => {
  it('is built from what the modules contribute', () => {
    const schema = loadSchema(sdl, [{ resolvers, permissions }]);
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['public', 'secret']);
  });

  it('is refused while an operation has no permission, and names it', () => {
    const { 'Query.secret': _secret, ...others } = permissions;
    expect(() => loadSchema(sdl, [{ resolvers, permissions: others }])).toThrow(
      'No module says in its permissions.ts who may use Query.secret.',
    );
    expect(() => loadSchema(sdl, [{ resolvers }])).toThrow('Query.public, Query.secret, Mutation.change');
  });

  it('is refused when two modules set the permission of an operation', () => {
    const twice = { 'Query.secret': 'everyone' } as const;
    expect(() => loadSchema(sdl, [{ resolvers, permissions }, { permissions: twice }])).toThrow(
      'Two entries say who may use Query.secret.',
    );
  });

  it('is refused with a resolver or a permission for an unknown field', () => {
    const elsewhere = { Query: { nowhere: () => null } };
    expect(() => loadSchema(sdl, [{ resolvers: [resolvers, elsewhere], permissions }])).toThrow(
      'Query.nowhere is not in the schema.',
    );
    const more = { 'Mutation.nowhere': 'admin' } as const;
    expect(() => loadSchema(sdl, [{ resolvers, permissions: [permissions, more] }])).toThrow(
      'Mutation.nowhere is not in the schema.',
    );
  });
});
