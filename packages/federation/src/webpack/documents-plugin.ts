import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentListFile } from '@headstock/contracts/registry';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const SOURCE = 'src/documents.generated.json';

/** Puts the GraphQL documents that a remote sends into its server build: production runs those of published builds alone. */
export class DocumentsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const source = path.join(compiler.context, SOURCE);
    compiler.hooks.thisCompilation.tap('DocumentsPlugin', (compilation) => {
      compilation.fileDependencies.add(source);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'DocumentsPlugin', stage }, () => {
        if (!existsSync(source)) return;
        compilation.emitAsset(
          path.posix.basename(documentListFile),
          new webpack.sources.RawSource(readFileSync(source)),
        );
      });
    });
  }
}
