import { createRequire } from 'node:module';
import { createInstance } from '@module-federation/runtime';
import { federationName, shareByReference } from '../shared-libraries.ts';
import { serverLibraries } from './shared.ts';

/** The exposed modules of one build. */
export interface RemoteModules {
  /** Throws when the module does not exist or fails while it is evaluated. */
  load<Module>(expose: string): Promise<Module>;
}

export interface ContainerOptions {
  readonly remote: string;
  readonly buildId: string;
  /** The container's entry on this machine. */
  readonly file: string;
  readonly versions: Readonly<Record<string, string>>;
}

/** Runs a build's server code in a federation instance of its own, with the shell's libraries. */
export async function loadContainer({ remote, buildId, file, versions }: ContainerOptions): Promise<RemoteModules> {
  const name = `${federationName(remote)}__${buildId}`;
  // Node's own require: webpack, which bundles the shell, must not look for the file.
  const container: unknown = createRequire(file)(file);
  const instance = createInstance({
    name: `shell_for_${name}`,
    remotes: [{ name, entry: `file://${file}` }],
    shared: shareByReference(serverLibraries, versions),
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'container-on-disk', loadEntry: () => container as never }],
  });
  return {
    async load<Module>(expose: string): Promise<Module> {
      const module = await instance.loadRemote<Module>(`${name}/${expose.replace(/^\.\//, '')}`);
      if (!module) throw new Error(`${remote} ${buildId} does not expose ${expose}`);
      return module;
    },
  };
}
