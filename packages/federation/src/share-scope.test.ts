import { describe, expect, it } from '@jest/globals';
import { createShareScope } from './share-scope.ts';
import { sharedNames, type SharedName } from './shared-libraries.ts';

async function handOver(name: SharedName, library: object): Promise<object> {
  const libraries = Object.fromEntries(sharedNames.map((shared) => [shared, shared === name ? library : {}]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are the shared names
  const scope = createShareScope(libraries as Record<SharedName, object>, { [name]: '1.2.3' });
  const factory = await scope[name]?.['1.2.3']?.get();
  const given = factory?.();
  if (typeof given !== 'object' || given === null) throw new Error('no library was handed over');
  return given;
}

describe('a library that is handed to a remote', () => {
  it('gives the names that its facade carries', async () => {
    const library = await handOver('react-router', { useLocation: () => 'here' });
    expect(Reflect.get(library, 'useLocation')).toBeInstanceOf(Function);
  });

  it.each(['react-router', 'jotai', '@headstock/event-bus'] as const)(
    'throws for a name that %s does not carry, and says what to do',
    async (name) => {
      const library = await handOver(name, { known: true });
      expect(() => Reflect.get(library, 'useBlocker')).toThrow(
        `The shell does not hand over "useBlocker" of ${name}. ` +
          (name === '@headstock/event-bus'
            ? 'The remote was built with a newer version than the shell: deploy the shell first.'
            : `Add it to packages/federation/src/facades/${name}.ts and deploy the shell, or do without it.`),
      );
    },
  );

  it('can be inspected, awaited and used by the interop code of a bundler', async () => {
    const library = await handOver('react-intl', { useIntl: () => null });
    expect(await Promise.resolve(library)).toBe(library);
    expect(Reflect.get(library, '__esModule')).toBe(true);
    expect(Reflect.get(library, 'default')).toBeUndefined();
    expect('useBlocker' in library).toBe(false);
    expect(Object.keys(library)).toEqual(['__esModule', 'useIntl']);
    expect(Object.prototype.toString.call(library)).toBe('[object Object]');
    expect(JSON.stringify(library)).toBe('{"__esModule":true}');
  });

  it('is loaded when a remote first takes it, if it is a lazy one', async () => {
    let loads = 0;
    const libraries = Object.fromEntries(sharedNames.map((shared) => [shared, {}]));
    const load = async (): Promise<object> => {
      loads++;
      return { useQuery: () => null };
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are the shared names
    const all = { ...libraries, '@apollo/client/react': load } as Record<SharedName, object>;
    const scope = createShareScope(all, {});
    const shared = scope['@apollo/client/react']?.['0.0.0'];
    expect([shared?.eager, loads]).toEqual([false, 0]);
    const library = (await shared?.get())?.();
    expect([Object.keys(Object(library)), loads]).toEqual([['__esModule', 'useQuery'], 1]);
    expect(() => Reflect.get(Object(library), 'useSubscription')).toThrow('apollo-client-react.ts');
  });

  it('leaves React whole, so that libraries can look for what it has', async () => {
    const library = await handOver('react', { use: () => null });
    expect(Reflect.get(library, 'notYetReleased')).toBeUndefined();
  });
});
