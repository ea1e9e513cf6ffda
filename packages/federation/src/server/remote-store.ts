import { remoteNames, type RemoteName } from '@headstock/contracts/remotes';
import { Channel } from './channel.ts';
import { loadBuild, type LoadBuildOptions, type LoadedRemote } from './load-build.ts';
import { RemoteBuilds } from './remote-builds.ts';

export type { LoadedRemote } from './load-build.ts';

export interface RemoteStoreOptions extends LoadBuildOptions {
  readonly channel: string;
  /** Polling interval of the registry, in ms. */
  readonly freshFor: number;
  /** How long a page waits for a remote that was never loaded, in ms. */
  readonly patience: number;
  readonly onFailure: (remote: RemoteName | 'registry', version: string, error: unknown) => void;
  readonly onNotice: (notice: StoreNotice) => void;
}

/** Notices for operators: another build serves, or the registry is down and the builds of the last run serve. */
export type StoreNotice =
  | { readonly kind: 'serving'; readonly remote: RemoteName; readonly version: string }
  | { readonly kind: 'remembered'; readonly revision: number };

/** The builds that a visitor gets. */
export interface VisitorRemotes {
  /** Identifies the current builds; changes with every deployment. */
  readonly revision: string;
  /** The remote's build; null when it does not load within `patience` ms. Never throws. */
  get(remote: RemoteName): Promise<LoadedRemote | null>;
  /** The remote's build if it is loaded. */
  peek(remote: RemoteName): LoadedRemote | null;
}

/** A bucket that never gets a canary. */
const everybody = 100;

/**
 * Knows the current build of each remote and loads its server code, once. Polls the registry in the background, so that no page waits
 * for it.
 */
export class RemoteStore {
  readonly #options: RemoteStoreOptions;
  readonly #channel: Channel;
  readonly #remotes: ReadonlyMap<RemoteName, RemoteBuilds>;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: RemoteStoreOptions) {
    this.#options = options;
    this.#channel = new Channel({
      ...options,
      // When the registry hangs, a page must have time left to load what is on this machine.
      timeout: Math.min(options.timeout, options.patience / 3),
      onFailure: (error) => options.onFailure('registry', '', error),
      onRemembered: (revision) => options.onNotice({ kind: 'remembered', revision }),
    });
    this.#remotes = new Map(remoteNames.map((remote) => [remote, this.#buildsOf(remote)]));
  }

  /** How many builds have been replaced since the process started. */
  get redeploys(): number {
    return [...this.#remotes.values()].reduce((sum, { redeploys }) => sum + redeploys, 0);
  }

  /** Whether any remote has a canary, so that visitors must keep their bucket. */
  get hasCanary(): boolean {
    return [...this.#remotes.values()].some(({ hasCanary }) => hasCanary);
  }

  /** Starts loading all remotes and polling for deployments. */
  start(): void {
    const poll = (): void => {
      for (const remote of remoteNames) void this.#update(remote, this.#options.freshFor / 2);
    };
    poll();
    this.#timer ??= setInterval(poll, this.#options.freshFor).unref();
  }

  /** Stops polling; loaded builds stay. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** The remotes for visitors of a bucket from 0 to 99, of whom a canary of n percent takes those below n. */
  forVisitor(bucket: number = everybody): VisitorRemotes {
    const peek = (remote: RemoteName): LoadedRemote | null => this.#remote(remote).serve(bucket);
    return {
      get revision() {
        return remoteNames.map((remote) => peek(remote)?.buildId ?? '-').join('.');
      },
      peek,
      get: async (remote) => {
        const loaded = peek(remote);
        if (loaded) return loaded;
        await this.#within(this.#update(remote, this.#options.freshFor));
        return peek(remote);
      },
    };
  }

  #buildsOf(remote: RemoteName): RemoteBuilds {
    const { onFailure, onNotice } = this.#options;
    return new RemoteBuilds({
      load: (buildId, integrity) => loadBuild(this.#options, remote, buildId, integrity),
      onFailure: (version, error) => onFailure(remote, version, error),
      onServing: (version) => onNotice({ kind: 'serving', remote, version }),
    });
  }

  #remote(name: RemoteName): RemoteBuilds {
    const remote = this.#remotes.get(name);
    if (!remote) throw new RangeError(`unknown remote ${name}`);
    return remote;
  }

  async #update(remote: RemoteName, maxAge: number): Promise<void> {
    await this.#channel.refresh(maxAge);
    const release = this.#channel.manifest?.remotes[remote];
    if (release) await this.#remote(remote).follow(release);
  }

  async #within(work: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#options.patience);
    });
    await Promise.race([work, patience]);
    clearTimeout(timer);
  }
}
