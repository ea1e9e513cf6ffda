import type { Integrity } from '@headstock/contracts/registry';
import type { RemoteName } from '@headstock/contracts/remotes';
import { filesOfChunks } from '@headstock/first-load/page-preloads';
import { exposedChunk } from '../shared-libraries.ts';
import { loadContainer, type RemoteModules } from './load-container.ts';
import { dropOldBuilds, obtainChunkMap, obtainServerCode, type RemoteFilesOptions } from './remote-files.ts';

export interface LoadBuildOptions extends RemoteFilesOptions {
  /** Path on the shop's own origin under which the builds are served, such as `/remotes`. */
  readonly publicPath: string;
  /** Versions of the shared libraries that this process has. */
  readonly versions: Readonly<Record<string, string>>;
}

/** A build of a remote that this process can render with. A request uses the same build from start to end. */
export interface LoadedRemote {
  readonly remote: RemoteName;
  readonly buildId: string;
  readonly modules: RemoteModules;
  /** URL of the browser's remoteEntry.js. */
  readonly entry: string;
  /** URLs of everything the browser needs for an exposed module and the named chunks. */
  preloads(expose: string, chunks: readonly string[]): string[];
}

/** Downloads a build, verifies it, and runs its container. */
export async function loadBuild(
  options: LoadBuildOptions,
  remote: RemoteName,
  buildId: string,
  integrity: Integrity,
): Promise<LoadedRemote> {
  const build = { remote, buildId };
  const [serverFiles, chunkMap] = await Promise.all([
    obtainServerCode(options, build, integrity),
    obtainChunkMap(options, build),
  ]);
  const modules = await loadContainer({ ...build, files: serverFiles, versions: options.versions });
  await dropOldBuilds(options.folder, build).catch(() => undefined);

  const url = (file: string): string => `${options.publicPath}/${remote}/${buildId}/browser/${file}`;
  const entry = url('remoteEntry.js');
  return {
    remote,
    buildId,
    modules,
    entry,
    preloads(expose, chunks) {
      const files = filesOfChunks(chunkMap, [exposedChunk(expose), ...chunks]);
      return [...new Set([entry, ...files.map(url)])];
    },
  };
}
