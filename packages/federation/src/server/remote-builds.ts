import type { Integrity, RemoteRelease } from '@headstock/contracts/registry';
import type { LoadedRemote } from './load-build.ts';

export interface RemoteBuildsOptions {
  readonly load: (buildId: string, integrity: Integrity) => Promise<LoadedRemote>;
  readonly onFailure: (buildId: string, error: unknown) => void;
  /** From now on everybody gets this build. */
  readonly onServing: (buildId: string) => void;
}

interface Failure {
  readonly at: number;
  readonly count: number;
}

const firstPause = 500;
const longestPause = 5000;

/**
 * The builds of one remote that its release names, each loaded once. Until a new one is ready the one before serves;
 * nothing here refers to a build after that, so that it goes with the last request that renders with it.
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

  /** How many times another build took the place of one that served. */
  get redeploys(): number {
    return this.#redeploys;
  }

  /** Whether some visitors get another build than the rest. */
  get hasCanary(): boolean {
    return this.#release?.canary !== undefined;
  }

  /** The build for visitors of a bucket from 0 to 99; null while none is loaded. */
  serve(bucket: number): LoadedRemote | null {
    const canary = this.#release?.canary;
    const offered = canary && bucket < canary.percent ? this.#loaded.get(canary.buildId) : undefined;
    return offered ?? this.#current;
  }

  /** Loads what a release names and serves it as soon as it is there. Never throws; a build that failed is tried again later. */
  async follow(release: RemoteRelease): Promise<void> {
    this.#release = release;
    this.#settle();
    const { current, canary, integrity } = release;
    await Promise.all([this.#bring(current, integrity), canary && this.#bring(canary.buildId, canary.integrity)]);
  }

  #bring(buildId: string, integrity: Integrity): Promise<void> | undefined {
    if (this.#loaded.has(buildId)) return undefined;
    const loading = this.#loading.get(buildId);
    if (loading) return loading;
    const failure = this.#failures.get(buildId);
    const count = failure?.count ?? 0;
    const pause = Math.min(longestPause, firstPause * 2 ** (count - 1));
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

  /** Serves the release's build if it is loaded, and lets go of all that the release does not name. */
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
