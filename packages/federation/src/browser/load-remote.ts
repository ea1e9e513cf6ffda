import type { RemoteName } from '@headstock/contracts/remotes';
import { createShareScope, isContainer, type Container } from '../share-scope.ts';
import { federationName } from '../shared-libraries.ts';
import { loadScript } from './load-script.ts';
import { browserLibraries } from './shared.ts';

declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** Where the browser loads a remote from: the build that the server rendered with. */
export interface BrowserRemote {
  /** URL of its remoteEntry.js. */
  readonly entry: string;
  readonly version: string;
}

export interface LoaderOptions {
  readonly remotes: Readonly<Partial<Record<RemoteName, BrowserRemote>>>;
  /** Called for every failed attempt. */
  readonly onFailure: (remote: RemoteName, version: string, error: unknown) => void;
}

const attempts = 3;
const pauses = [150, 300];
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs a remote's entry and hands the shell's libraries to its container. */
async function openContainer(remote: RemoteName, entry: string): Promise<Container> {
  await loadScript(entry);
  const container: unknown = Reflect.get(globalThis, federationName(remote));
  if (!isContainer(container)) throw new Error(`${entry} is no container`);
  await container.init(createShareScope(browserLibraries, __SHARED_VERSIONS__));
  return container;
}

/** Creates a function that loads exposed modules of remotes, each once, with three attempts. A call after a failure starts again. */
export function createRemoteLoader({
  remotes,
  onFailure,
}: LoaderOptions): <Module>(remote: RemoteName, expose: string) => Promise<Module> {
  const containers = new Map<RemoteName, Promise<Container>>();

  function containerOf(remote: RemoteName, entry: string, again: boolean): Promise<Container> {
    const known = containers.get(remote);
    if (known) return known;
    // Another URL, because the browser may answer a failed preload from its cache.
    const opened = openContainer(remote, again ? `${entry}?retry=${performance.now()}` : entry);
    containers.set(remote, opened);
    opened.catch(() => containers.delete(remote));
    return opened;
  }

  async function attempt(remote: RemoteName, expose: string): Promise<unknown> {
    const place = remotes[remote];
    if (!place) throw new Error(`${remote} is not available here`);
    for (let count = 0; ; count++) {
      try {
        const container = await containerOf(remote, place.entry, count > 0);
        const factory = await container.get(expose.startsWith('./') ? expose : `./${expose}`);
        return factory();
      } catch (error) {
        onFailure(remote, place.version, error);
        if (count + 1 >= attempts) throw error;
        await wait(pauses[count] ?? 0);
      }
    }
  }

  const modules = new Map<string, Promise<unknown>>();
  return <Module>(remote: RemoteName, expose: string): Promise<Module> => {
    const key = `${remote}/${expose}`;
    let promise = modules.get(key);
    if (!promise) {
      promise = attempt(remote, expose);
      promise.catch(() => modules.delete(key));
      modules.set(key, promise);
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller knows the contract of what it asks for
    return promise as Promise<Module>;
  };
}
