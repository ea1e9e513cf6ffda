import { sharedLibraries, sharedNames, type SharedName } from './shared-libraries.ts';

/** One version of a shared library. */
export interface SharedVersion {
  readonly get: () => Promise<() => unknown>;
  readonly from: string;
  readonly eager: boolean;
  readonly loaded: 1;
}

/** Shared libraries by name and version, in Module Federation's format. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** A remote's container: the two functions of Module Federation's protocol. */
export interface Container {
  init(shareScope: ShareScope): unknown;
  get(expose: string): Promise<() => unknown>;
}

export function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null || !('init' in value) || !('get' in value)) return false;
  return typeof value.init === 'function' && typeof value.get === 'function';
}

/** Names that promises, serializers and the interop code of bundlers read of any module. */
const probedNames = new Set(['then', 'default', 'toJSON', '$$typeof']);

function missingName(library: SharedName, name: string): Error {
  const entry: { readonly facade?: string } = sharedLibraries[library];
  const advice = entry.facade
    ? `Add it to packages/federation/src/facades/${entry.facade}.ts and deploy the shell, or do without it.`
    : 'The remote was built with a newer version than the shell: deploy the shell first.';
  return new Error(`The shell does not hand over "${name}" of ${library}. ${advice}`);
}

/** The prototype of a library that is handed over: reached only for a name that the library lacks, so that the others cost nothing. */
const missingNamesOf = (library: SharedName): object =>
  new Proxy(Object.prototype, {
    get(target, name) {
      if (typeof name === 'symbol' || name in target || probedNames.has(name)) return Reflect.get(target, name);
      throw missingName(library, name);
    },
  });

/**
 * A library as a remote gets it: reading a name that it does not carry throws. Not React, whose users test for names that only some
 * versions have.
 */
function handOver(name: SharedName, library: object): object {
  // webpack looks for this mark before it takes the default export; Node's own namespaces lack it.
  const given = { __esModule: true, ...library };
  return name === 'react' ? given : Object.setPrototypeOf(given, missingNamesOf(name));
}

/** A library, or for a lazy one the function that loads it. */
export type SharedLibrary = object | (() => Promise<object>);

const isLazy = (library: SharedLibrary): library is () => Promise<object> => typeof library === 'function';

function provide(name: SharedName, library: SharedLibrary): Pick<SharedVersion, 'get' | 'eager'> {
  if (isLazy(library)) {
    return {
      eager: false,
      get: async () => {
        const loaded = handOver(name, await library());
        return () => loaded;
      },
    };
  }
  const given = handOver(name, library);
  return { eager: true, get: async () => () => given };
}

/** The shell's libraries for one container; a container may write into its scope, so each gets its own. */
export function createShareScope(
  libraries: Readonly<Record<SharedName, SharedLibrary>>,
  versions: Readonly<Record<string, string>>,
): ShareScope {
  return Object.fromEntries(
    sharedNames.map((name) => {
      const shared = { ...provide(name, libraries[name]), from: 'shell', loaded: 1 } as const;
      return [name, { [versions[name] ?? '0.0.0']: shared }];
    }),
  );
}
