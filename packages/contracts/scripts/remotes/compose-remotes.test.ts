import { describe, expect, it } from '@jest/globals';
import { composeRoutes, renderRemotes, type ContractOf } from './compose-remotes.ts';

const remote = (name: string, ...paths: readonly string[]): ContractOf => ({
  name,
  audience: 'everyone',
  exposes: ['./routes'],
  routes: paths.map((path) => ({ path, access: 'public', layout: 'default', cache: 'public' })),
  events: { fires: [], hears: [] },
  documents: [],
  budget: {},
});

describe('composeRoutes', () => {
  it('keeps each rule with its remote, whichever remote comes first', () => {
    const contracts = [remote('mfe-pages', '/:slug', '/faqs'), remote('mfe-lessons', '/lessons/:id', '/lessons')];
    for (const order of [contracts, contracts.toReversed()])
      expect(composeRoutes(order).map(({ path, remote: name }) => [path, name])).toEqual([
        ['/faqs', 'mfe-pages'],
        ['/lessons', 'mfe-lessons'],
        ['/lessons/:id', 'mfe-lessons'],
        ['/:slug', 'mfe-pages'],
      ]);
  });

  it('refuses two remotes that claim the same paths', () => {
    expect(() => composeRoutes([remote('mfe-one', '/blog/:slug'), remote('mfe-two', '/blog/:id')])).toThrow(
      '“/blog/:slug” of mfe-one and “/blog/:id” of mfe-two match the same paths',
    );
  });
});

describe('renderRemotes', () => {
  it('lists remotes by name, with audience and exposed modules', () => {
    const text = renderRemotes([remote('mfe-two'), remote('mfe-one', '/one')]);
    expect(text).toContain('remoteNames = ["mfe-one","mfe-two"] as const');
    expect(text).toContain(`'mfe-two': "everyone"`);
    expect(text).toContain(`'mfe-one': ["./routes"]`);
    expect(text).toContain('{"path":"/one","remote":"mfe-one"');
  });
});
