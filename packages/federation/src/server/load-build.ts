import type { Integrity } from '@headstock/contracts/registry';
import type { RemoteName } from '@headstock/contracts/remotes';
import * as z from 'zod/mini';
import { exposedChunk } from '../shared-libraries.ts';
import { loadContainer, type RemoteModules } from './load-container.ts';
import { dropOldBuilds, obtainBrowserJson, obtainServerCode, type RemoteFilesOptions } from './remote-files.ts';

export interface LoadBuildOptions extends RemoteFilesOptions {
  /** Path on the shop's own origin under which the builds are served, such as `/remotes`. */
  readonly publicPath: string;
  /** Versions of the shared libraries that this process has. */
  readonly versions: Readonly<Record<string, string>>;
}

/** A build of a remote that this process can render with. A request keeps the one that it began with. */
export interface LoadedRemote {
  readonly remote: RemoteName;
  readonly buildId: string;
  readonly modules: RemoteModules;
  /** Address of the browser's remoteEntry.js. */
  readonly entry: string;
  /** Addresses of everything the browser needs for an exposed module and the named chunks. */
  preloads(expose: string, chunks: readonly string[]): string[];
}

const chunkMapSchema = z.object({ chunks: z.record(z.string(), z.array(z.string())) });

/** Brings a build onto this machine, verified, and runs its container. */
export async function loadBuild(
  options: LoadBuildOptions,
  remote: RemoteName,
  buildId: string,
  integrity: Integrity,
): Promise<LoadedRemote> {
  const build = { remote, buildId };
  const [files, { chunks: filesOf }] = await Promise.all([
    obtainServerCode(options, build, integrity),
    obtainBrowserJson(options, build, 'chunks.json', chunkMapSchema),
  ]);
  const modules = await loadContainer({ ...build, files, versions: options.versions });
  await dropOldBuilds(options.folder, build).catch(() => undefined);

  const url = (file: string): string => `${options.publicPath}/${remote}/${buildId}/browser/${file}`;
  const entry = url('remoteEntry.js');
  return {
    remote,
    buildId,
    modules,
    entry,
    preloads(expose, chunks) {
      const needed = [exposedChunk(expose), ...chunks].flatMap((chunk) => filesOf[chunk] ?? []);
      return [...new Set([entry, ...needed.map(url)])];
    },
  };
}
