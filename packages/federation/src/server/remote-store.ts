import path from 'node:path';
import type { ChannelManifest, RemoteRelease } from '@headstock/contracts/registry';
import { channelManifestSchema } from '@headstock/contracts/registry';
import { remoteNames, type RemoteName } from '@headstock/contracts/remotes';
import { loadContainer, type RemoteModules } from './load-container.ts';
import { fetchBuildJson, fetchServerCode, type RemoteFilesOptions } from './remote-files.ts';

export interface RemoteStoreOptions extends RemoteFilesOptions {
  readonly channel: string;
  /** How old the registry's answer may be before it is asked again, in ms. */
  readonly freshFor: number;
  /** How long a page waits for a remote that was never loaded, in ms. */
  readonly patience: number;
  /** Path on the shop's own origin under which the builds are served, such as `/remotes`. */
  readonly publicPath: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly onFailure: (remote: RemoteName | 'registry', version: string, error: unknown) => void;
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

interface BrowserManifest {
  readonly exposes: readonly {
    readonly path: string;
    readonly assets: { readonly js: { readonly sync: readonly string[] } };
  }[];
}

interface Slot {
  current: LoadedRemote | null;
  pending: { buildId: string; promise: Promise<void> } | null;
  failedAt: number;
  redeploys: number;
}

const retryAfter = 1000;

/**
 * Knows which build of each remote is current and loads its server code once.
 * Nothing is ever invalidated: a new build gets an instance of its own, and requests in flight end on the one they began with.
 */
export class RemoteStore {
  readonly #options: RemoteStoreOptions;
  readonly #slots = new Map<RemoteName, Slot>();
  #manifest: ChannelManifest | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | null = null;

  constructor(options: RemoteStoreOptions) {
    this.#options = options;
    for (const remote of remoteNames)
      this.#slots.set(remote, { current: null, pending: null, failedAt: Number.NEGATIVE_INFINITY, redeploys: 0 });
  }

  /** How many builds were loaded over others since the process began. */
  get redeploys(): number {
    return [...this.#slots.values()].reduce((sum, slot) => sum + slot.redeploys, 0);
  }

  /** The builds that are rendered with now, as one text: it changes with every deployment. */
  get revision(): string {
    return remoteNames.map((remote) => this.#slots.get(remote)?.current?.buildId ?? '-').join('.');
  }

  /** The remote's current build; null when it cannot be had within the patience of a page. Never throws. */
  async get(remote: RemoteName): Promise<LoadedRemote | null> {
    const slot = this.#slot(remote);
    const refreshed = this.#refresh().then(() => this.#load(remote, slot));
    if (slot.current) return slot.current;
    await Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, this.#options.patience).unref())]);
    return slot.current;
  }

  /** The remote's build if it is loaded already; asks for it otherwise, but does not wait. */
  peek(remote: RemoteName): LoadedRemote | null {
    void this.get(remote);
    return this.#slot(remote).current;
  }

  #slot(remote: RemoteName): Slot {
    const slot = this.#slots.get(remote);
    if (!slot) throw new RangeError(`unknown remote ${remote}`);
    return slot;
  }

  async #refresh(): Promise<void> {
    if (Date.now() - this.#askedAt < this.#options.freshFor) return;
    this.#asking ??= this.#ask().finally(() => {
      this.#askedAt = Date.now();
      this.#asking = null;
    });
    await this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      const url = `${this.#options.registryUrl}/channels/${this.#options.channel}`;
      const response = await fetch(url, { signal: AbortSignal.timeout(this.#options.timeout) });
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      this.#manifest = channelManifestSchema.parse(await response.json());
    } catch (error) {
      this.#options.onFailure('registry', '', error);
    }
  }

  async #load(remote: RemoteName, slot: Slot): Promise<void> {
    const release = this.#manifest?.remotes[remote];
    if (!release || release.current === slot.current?.buildId) return;
    if (slot.pending?.buildId !== release.current) {
      if (Date.now() - slot.failedAt < retryAfter) return;
      const promise = this.#loadBuild(remote, release)
        .then((loaded) => {
          if (slot.current) slot.redeploys++;
          slot.current = loaded;
        })
        .catch((error: unknown) => {
          slot.failedAt = Date.now();
          this.#options.onFailure(remote, release.current, error);
        })
        .finally(() => {
          slot.pending = null;
        });
      slot.pending = { buildId: release.current, promise };
    }
    await slot.pending?.promise;
  }

  async #loadBuild(remote: RemoteName, release: RemoteRelease): Promise<LoadedRemote> {
    const buildId = release.current;
    const [folder, manifest, map] = await Promise.all([
      fetchServerCode(this.#options, remote, buildId, release.integrity),
      fetchBuildJson<BrowserManifest>(this.#options, remote, buildId, 'browser/mf-manifest.json'),
      fetchBuildJson<{ chunks: Record<string, string[]> }>(this.#options, remote, buildId, 'browser/chunks.json'),
    ]);
    const modules = await loadContainer({
      remote,
      buildId,
      file: path.join(folder, 'remoteEntry.js'),
      versions: this.#options.versions,
    });
    const base = `${this.#options.publicPath}/${remote}/${buildId}/browser`;
    const url = (file: string): string => `${base}/${file}`;
    const entry = url('remoteEntry.js');
    return {
      remote,
      buildId,
      modules,
      entry,
      preloads(expose, chunks) {
        const sync = manifest.exposes.find(({ path: exposed }) => exposed === expose)?.assets.js.sync ?? [];
        return [...new Set([entry, ...sync.map(url), ...chunks.flatMap((chunk) => map.chunks[chunk] ?? []).map(url)])];
      },
    };
  }
}
