import type { ShareScope, SharedVersion } from '../share-scope.ts';
import { satisfies } from './satisfies.ts';

type ModuleId = string | number;

/** A shared library that the container's modules import. */
interface Consumed {
  readonly shareKey: string;
  readonly requiredVersion: string;
}

/** The part of webpack's and the plugin's generated code that is used here. */
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
  /** Promises that the chunk waits for. */
  readonly promises: Promise<void>[];
}

/**
 * The part of the plugin's runtime that a container calls when it has no remotes of its own and bundles no shared library.
 * Its state belongs to the container: no global refers to it, so that a replaced build can be garbage collected.
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
   * Initializes the container with the host's libraries. The first share scope stays, so that it never has two copies of a library.
   * @throws An Error that names remote, library, range and versions when one is missing or too old.
   */
  initContainerEntry({ webpackRequire: { S, consumesLoadingData, federation }, shareScope }) {
    for (const consumed of Object.values(consumesLoadingData.moduleIdToConsumeDataMapping ?? {}))
      find(shareScope, consumed, federation.initOptions.name);
    S.default ??= shareScope;
  },

  /** Registers the shared libraries that a chunk imports as modules of the container, before the chunk runs. */
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
