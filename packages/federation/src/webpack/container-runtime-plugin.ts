import path from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** What the federation plugin generates to start its runtime: a module around an absolute path, see `virtualRuntimeEntry`. */
const generatedEntry = /^data:text\/javascript;charset=utf-8;base64,/;
const ownEntry = path.resolve(import.meta.dirname, '../container-runtime/entry.ts');

/**
 * Puts our container runtime in the place of the federation plugin's.
 * Its `implementation` option would do so too, but for a path of the machine that then decides ids of modules, and with them bytes.
 */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(generatedEntry, ownEntry).apply(compiler);
    compiler.hooks.compilation.tap('ContainerRuntime', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('ContainerRuntime', (modules) => {
        // The identifier of this module holds the generated one's, path and all.
        for (const module of modules)
          if (module.identifier().startsWith('container entry '))
            compilation.chunkGraph.setModuleId(module, 'container');
      });
      // Nobody reads it at run time, and its parts are not in the same order in every folder.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ContainerRuntime', stage }, (assets) => {
        if ('mf-stats.json' in assets) compilation.deleteAsset('mf-stats.json');
      });
    });
  }
}
