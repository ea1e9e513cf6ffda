import { evaluateContainer } from './evaluate-container.ts';
import { createShareScope } from '../share-scope.ts';
import { serverLibraries } from './shared.ts';

/** The exposed modules of one build. */
export interface RemoteModules {
  /** Throws when the module does not exist or fails while it is evaluated. */
  load<Module>(expose: string): Promise<Module>;
}

export interface ContainerOptions {
  readonly remote: string;
  readonly buildId: string;
  /** The build's server code by file name. */
  readonly files: ReadonlyMap<string, string>;
  /** Versions of the shared libraries that this process has. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Runs a build's server code with the shell's libraries. Only the result refers to the build. */
export async function loadContainer({ remote, buildId, files, versions }: ContainerOptions): Promise<RemoteModules> {
  const container = evaluateContainer(files, `${remote}@${buildId}`);
  await container.init(createShareScope(serverLibraries, versions));
  return {
    async load<Module>(expose: string): Promise<Module> {
      const factory = await container.get(expose);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller knows the contract of what it asks for
      return factory() as Module;
    },
  };
}
