import { remoteNames, type RemoteName } from '@headstock/contracts/remotes';
import { Channel } from './channel.ts';
import { loadBuild, type LoadBuildOptions, type LoadedRemote } from './load-build.ts';
import { RemoteBuilds } from './remote-builds.ts';

export type { LoadedRemote } from './load-build.ts';

export interface RemoteStoreOptions extends LoadBuildOptions {
  readonly channel: string;
  /** How often the registry is asked, in ms. */
  readonly freshFor: number;
  /** How long a page waits for a remote that was never loaded, in ms. */
  readonly patience: number;
  readonly onFailure: (remote: RemoteName | 'registry', version: string, error: unknown) => void;
  readonly onNotice: (notice: StoreNotice) => void;
}

/** What operators may want to know: another build serves, or the registry is gone and the builds of the last run serve. */
export type StoreNotice =
  | { readonly kind: 'serving'; readonly remote: RemoteName; readonly version: string }
  | { readonly kind: 'remembered'; readonly revision: number };

/** The remotes as one visitor gets them. */
export interface VisitorRemotes {
  /** The builds that are rendered with now, as one text: it changes with every deployment. */
  readonly revision: string;
  /** The remote's build; null when it cannot be had within the patience of a page. Never throws. */
  get(remote: RemoteName): Promise<LoadedRemote | null>;
  /** The remote's build if it is loaded already. */
  peek(remote: RemoteName): LoadedRemote | null;
}

/** The bucket of visitors who never get a canary. */
const everybody = 100;

/**
 * Knows which build of each remote is current and loads its server code once.
 * Once started it looks for deployments by itself, so that no page waits for the registry.
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
      // A registry that hangs must leave a page's patience enough time for what is on this machine.
      timeout: Math.min(options.timeout, options.patience / 3),
      onFailure: (error) => options.onFailure('registry', '', error),
      onRemembered: (revision) => options.onNotice({ kind: 'remembered', revision }),
    });
    this.#remotes = new Map(remoteNames.map((remote) => [remote, this.#buildsOf(remote)]));
  }

  /** How many builds took the place of others since the process began. */
  get redeploys(): number {
    return [...this.#remotes.values()].reduce((sum, { redeploys }) => sum + redeploys, 0);
  }

  /** Whether some visitors get another build than the rest, so that it matters to know them again. */
  get hasCanary(): boolean {
    return [...this.#remotes.values()].some(({ hasCanary }) => hasCanary);
  }

  /** Begins to load all remotes and to look for deployments. */
  start(): void {
    const look = (): void => {
      for (const remote of remoteNames) void this.#bring(remote, this.#options.freshFor / 2);
    };
    look();
    this.#timer ??= setInterval(look, this.#options.freshFor).unref();
  }

  /** Ends the looking; what is loaded stays. */
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
        await this.#within(this.#bring(remote, this.#options.freshFor));
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

  async #bring(remote: RemoteName, maxAge: number): Promise<void> {
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
