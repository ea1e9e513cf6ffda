import webpack, { type Compiler } from 'webpack';

/** Writes `chunks.json`: which files a named chunk needs, so that the server can preload exactly what a route needs. */
export class ChunkMapPlugin {
  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('ChunkMap', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ChunkMap', stage }, () => {
        const chunks: Record<string, string[]> = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          chunks[name] = group.getFiles().filter((file) => file.endsWith('.js'));
        }
        compilation.emitAsset('chunks.json', new webpack.sources.RawSource(`${JSON.stringify({ chunks }, null, 1)}\n`));
      });
    });
  }
}
