import { sharedNames, type SharedName } from './shared-libraries.ts';

/** One version of a shared library. */
export interface SharedVersion {
  readonly get: () => Promise<() => unknown>;
  readonly from: string;
  readonly eager: boolean;
  readonly loaded: 1;
}

/** Shared libraries by name and version, in the form in which Module Federation hands them to a container. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** What a remote is built to: the two functions of Module Federation's container protocol. */
export interface Container {
  init(shareScope: ShareScope): unknown;
  get(expose: string): Promise<() => unknown>;
}

export function isContainer(value: unknown): value is Container {
  if (typeof value !== 'object' || value === null || !('init' in value) || !('get' in value)) return false;
  return typeof value.init === 'function' && typeof value.get === 'function';
}

/** The shell's libraries for one container; a container may write into its scope, so each gets its own. */
export function createShareScope(
  libraries: Readonly<Record<SharedName, object>>,
  versions: Readonly<Record<string, string>>,
): ShareScope {
  return Object.fromEntries(
    sharedNames.map((name) => {
      // webpack looks for this mark before it takes the default export; Node's own namespaces lack it.
      const library = { __esModule: true, ...libraries[name] };
      const shared = { get: async () => () => library, from: 'shell', eager: true, loaded: 1 } as const;
      return [name, { [versions[name] ?? '0.0.0']: shared }];
    }),
  );
}
