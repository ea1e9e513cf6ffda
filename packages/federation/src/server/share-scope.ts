import { sharedNames } from '../shared-libraries.ts';
import { serverLibraries } from './shared.ts';

interface SharedVersion {
  readonly get: () => Promise<() => unknown>;
  readonly from: string;
  readonly eager: boolean;
  readonly loaded: 1;
}

/** Shared libraries by name and version, in the form in which webpack's containers take them. */
export type ShareScope = Record<string, Record<string, SharedVersion>>;

/** The shell's libraries for one container; a container writes into its scope, so each needs its own. */
export function createShareScope(versions: Readonly<Record<string, string>>): ShareScope {
  return Object.fromEntries(
    sharedNames.map((name) => {
      // webpack looks for this mark before it takes the default export; Node's own namespaces lack it.
      const library = { __esModule: true, ...serverLibraries[name] };
      const shared = { get: async () => () => library, from: 'shell', eager: true, loaded: 1 } as const;
      return [name, { [versions[name] ?? '0.0.0']: shared }];
    }),
  );
}
