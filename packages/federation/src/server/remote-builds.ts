import type { Integrity, RemoteRelease } from '@headstock/contracts/registry';
import type { LoadedRemote } from './load-build.ts';

export interface RemoteBuildsOptions {
  readonly load: (buildId: string, integrity: Integrity) => Promise<LoadedRemote>;
  readonly onFailure: (buildId: string, error: unknown) => void;
  /** This build now serves everybody. */
  readonly onServing: (buildId: string) => void;
}

interface Failure {
  readonly at: number;
  readonly count: number;
}

const firstRetryDelay = 500;
const maxRetryDelay = 5000;

/**
 * The builds that a remote's release names, each loaded once. The previous build serves until the new one is ready, and is then released:
 * it is garbage collected after the last request that uses it.
 */
export class RemoteBuilds {
  readonly #options: RemoteBuildsOptions;
  readonly #loaded = new Map<string, LoadedRemote>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #failures = new Map<string, Failure>();
  #release: RemoteRelease | null = null;
  #current: LoadedRemote | null = null;
  #redeploys = 0;

  constructor(options: RemoteBuildsOptions) {
    this.#options = options;
  }

  /** How many times a serving build was replaced. */
  get redeploys(): number {
    return this.#redeploys;
  }

  /** Whether some visitors get a canary. */
  get hasCanary(): boolean {
    return this.#release?.canary !== undefined;
  }

  /** The build for visitors of a bucket from 0 to 99; null while none is loaded. */
  serve(bucket: number): LoadedRemote | null {
    const canary = this.#release?.canary;
    const offered = canary && bucket < canary.percent ? this.#loaded.get(canary.buildId) : undefined;
    return offered ?? this.#current;
  }

  /** Loads the builds of a release and serves them when they are ready. Never throws; a failed build is tried again later. */
  async follow(release: RemoteRelease): Promise<void> {
    this.#release = release;
    this.#settle();
    const { current, canary, integrity } = release;
    await Promise.all([
      this.#ensureLoaded(current, integrity),
      canary && this.#ensureLoaded(canary.buildId, canary.integrity),
    ]);
  }

  #ensureLoaded(buildId: string, integrity: Integrity): Promise<void> | undefined {
    if (this.#loaded.has(buildId)) return undefined;
    const loading = this.#loading.get(buildId);
    if (loading) return loading;
    const failure = this.#failures.get(buildId);
    const count = failure?.count ?? 0;
    const pause = Math.min(maxRetryDelay, firstRetryDelay * 2 ** (count - 1));
    if (failure && performance.now() - failure.at < pause) return undefined;
    const started = this.#load(buildId, integrity, count).finally(() => this.#loading.delete(buildId));
    this.#loading.set(buildId, started);
    return started;
  }

  async #load(buildId: string, integrity: Integrity, failures: number): Promise<void> {
    try {
      this.#loaded.set(buildId, await this.#options.load(buildId, integrity));
      this.#settle();
    } catch (error) {
      this.#failures.set(buildId, { at: performance.now(), count: failures + 1 });
      this.#options.onFailure(buildId, error);
    }
  }

  /** Serves the release's build if it is loaded, and releases all builds that the release does not name. */
  #settle(): void {
    const named = new Set([this.#release?.current, this.#release?.canary?.buildId]);
    const next = this.#loaded.get(this.#release?.current ?? '');
    if (next && next !== this.#current) {
      if (this.#current) this.#redeploys++;
      this.#current = next;
      this.#options.onServing(next.buildId);
    }
    for (const buildId of this.#loaded.keys()) if (!named.has(buildId)) this.#loaded.delete(buildId);
    for (const buildId of this.#failures.keys()) if (!named.has(buildId)) this.#failures.delete(buildId);
  }
}
