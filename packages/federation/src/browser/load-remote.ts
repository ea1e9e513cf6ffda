import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { RemoteName } from '@headstock/contracts/remotes';
import { federationName, shareByReference } from '../shared-libraries.ts';
import { browserLibraries } from './shared.ts';

declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** Where the browser finds a remote: the build that the server rendered with. */
export interface BrowserRemote {
  /** Address of its remoteEntry.js. */
  readonly entry: string;
  readonly version: string;
}

export interface LoaderOptions {
  readonly remotes: Readonly<Partial<Record<RemoteName, BrowserRemote>>>;
  /** Hears of every failed attempt. */
  readonly onFailure: (remote: RemoteName, version: string, error: unknown) => void;
}

const attempts = 3;
const pauses = [150, 300];
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads exposed modules of remotes; each is loaded once. A failed load is tried again, the next call after a failure starts anew. */
export function createRemoteLoader({
  remotes,
  onFailure,
}: LoaderOptions): <Module>(remote: RemoteName, expose: string) => Promise<Module> {
  // What the remotes' builds expect to find instead of carrying the runtime themselves (25 kB for each).
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  init({
    name: 'shell',
    shareStrategy: 'loaded-first',
    remotes: [],
    shared: shareByReference(browserLibraries, __SHARED_VERSIONS__),
  });
  const loading = new Map<string, Promise<unknown>>();

  function register(remote: RemoteName, entry: string, again: boolean): void {
    const name = federationName(remote);
    // A script that failed once is not fetched again under the same address.
    registerRemotes([{ name, entry: again ? `${entry}?retry=${performance.now()}` : entry, entryGlobalName: name }], {
      force: again,
    });
  }

  async function attempt(remote: RemoteName, expose: string): Promise<unknown> {
    const place = remotes[remote];
    if (!place) throw new Error(`${remote} is not available here`);
    for (let count = 0; ; count++) {
      try {
        register(remote, place.entry, count > 0);
        const module = await loadRemote(`${federationName(remote)}/${expose}`);
        if (!module) throw new Error(`${remote} does not expose ${expose}`);
        return module;
      } catch (error) {
        onFailure(remote, place.version, error);
        if (count + 1 >= attempts) throw error;
        await wait(pauses[count] ?? 0);
      }
    }
  }

  return <Module>(remote: RemoteName, expose: string): Promise<Module> => {
    const key = `${remote}/${expose}`;
    let promise = loading.get(key);
    if (!promise) {
      promise = attempt(remote, expose);
      promise.catch(() => loading.delete(key));
      loading.set(key, promise);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller knows the contract of what it asks for
    return promise as Promise<Module>;
  };
}
