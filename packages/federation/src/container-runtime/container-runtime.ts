import type { ShareScope, SharedVersion } from '../share-scope.ts';
import { satisfies } from './satisfies.ts';

type ModuleId = string | number;

/** A shared library that the container's modules import. */
interface Consumed {
  readonly shareKey: string;
  readonly requiredVersion: string;
}

/** What webpack and the plugin generate around the container's modules, as far as it is used here. */
export interface WebpackRequire {
  /** Factories of modules by id. */
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** The share scopes that the container was opened with. */
  readonly S: { default?: ShareScope };
  readonly consumesLoadingData: { readonly moduleIdToConsumeDataMapping?: Readonly<Record<ModuleId, Consumed>> };
  readonly federation: { readonly initOptions: { readonly name: string }; bundlerRuntime?: BundlerRuntime };
}

export interface InitOptions {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: ShareScope;
}

export interface ConsumesOptions {
  readonly webpackRequire: WebpackRequire;
  readonly chunkId: ModuleId;
  /** The shared libraries that the modules of a chunk import, by chunk. */
  readonly chunkMapping: Readonly<Record<ModuleId, readonly ModuleId[]>>;
  /** What the chunk waits for. */
  readonly promises: Promise<void>[];
}

/**
 * The part of the plugin's runtime that a container calls which has no remotes of its own and brings no library along.
 * Its state is the container's: no global refers to it, so that a build that was replaced can go.
 */
export interface BundlerRuntime {
  initContainerEntry(options: InitOptions): void;
  consumes(options: ConsumesOptions): void;
}

function find(scope: ShareScope, { shareKey, requiredVersion }: Consumed, remote: string): SharedVersion {
  const offered = scope[shareKey] ?? {};
  for (const [version, shared] of Object.entries(offered)) if (satisfies(version, requiredVersion)) return shared;
  throw new Error(`${remote} needs ${shareKey} ${requiredVersion}, but gets ${Object.keys(offered).join() || 'none'}`);
}

export const bundlerRuntime: BundlerRuntime = {
  /**
   * Opens the container with the libraries of its opener. It keeps the first ones that suit, so that it never has two of a library.
   * @throws An Error that names remote, library, range and versions when one is missing or does not suit.
   */
  initContainerEntry({ webpackRequire: { S, consumesLoadingData, federation }, shareScope }) {
    for (const consumed of Object.values(consumesLoadingData.moduleIdToConsumeDataMapping ?? {}))
      find(shareScope, consumed, federation.initOptions.name);
    S.default ??= shareScope;
  },

  /** Makes the libraries that a chunk imports into modules of the container, before the chunk runs. */
  consumes({ webpackRequire: { S, consumesLoadingData, federation, m }, chunkId, chunkMapping, promises }) {
    for (const id of chunkMapping[chunkId] ?? []) {
      const consumed = consumesLoadingData.moduleIdToConsumeDataMapping?.[id];
      if (!consumed || id in m) continue;
      const taken = find(S.default ?? {}, consumed, federation.initOptions.name).get();
      promises.push(
        taken.then((library) => {
          m[id] = (module) => {
            module.exports = library();
          };
        }),
      );
    }
  },
};
