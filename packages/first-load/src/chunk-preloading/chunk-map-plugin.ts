import { chunkMapFile, type ChunkMap } from '@headstock/contracts/remote-build';
import webpack, { type Compiler } from 'webpack';

/** Writes `chunks.json`, the files of each named chunk, so that the server can preload exactly what a route needs. */
export class ChunkMapPlugin {
  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('ChunkMap', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ChunkMap', stage }, () => {
        const chunks: ChunkMap = {};
        for (const [name, group] of compilation.namedChunkGroups) {
          chunks[name] = group.getFiles().filter((file) => file.endsWith('.js'));
        }
        const source = new webpack.sources.RawSource(`${JSON.stringify({ chunks }, null, 1)}\n`);
        compilation.emitAsset(chunkMapFile, source);
      });
    });
  }
}
