import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { WebpackPluginInstance } from 'webpack';
import { exposedChunk, exposedFile, federationName, sharedNames } from '../shared-libraries.ts';
import { ContainerRuntimePlugin } from './container-runtime-plugin.ts';
import { DocumentsPlugin } from './documents-plugin.ts';

export interface RemoteBuild {
  readonly app: string;
  readonly server: boolean;
  /** Names of exposed modules: `./routes`, `./mini-cart`. */
  readonly exposes: readonly string[];
  /** Installed versions of the shared libraries. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Makes a remote a container of Module Federation, on both sides: it takes libraries from whoever opens it and carries none of them. */
export function remotePlugins({ app, server, exposes, versions }: RemoteBuild): WebpackPluginInstance[] {
  const name = federationName(app);
  const federation = new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    library: server ? { type: 'commonjs2' } : { type: 'var', name },
    exposes: Object.fromEntries(
      exposes.map((expose) => [expose, { import: `./${exposedFile(expose)}`, name: exposedChunk(expose) }]),
    ),
    shared: Object.fromEntries(
      sharedNames.map((shared) => [
        shared,
        { singleton: true, requiredVersion: `^${versions[shared]}`, import: false as const },
      ]),
    ),
    virtualRuntimeEntry: true,
    // For tools. The shop reads chunks.json: the manifest does not tell which of the lazy chunks is which page's.
    manifest: !server,
    dts: false,
  });
  return [federation, new ContainerRuntimePlugin(), ...(server ? [new DocumentsPlugin()] : [])];
}
