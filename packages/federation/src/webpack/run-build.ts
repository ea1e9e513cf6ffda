import webpack from 'webpack';
import { createConfiguration, type BuildTarget } from './preset.ts';

/** Builds one side of one app; gives webpack's warnings as a text. Throws an Error with webpack's errors when it does not build. */
export async function runBuild(target: BuildTarget): Promise<string> {
  const compiler = webpack(createConfiguration(target));
  if (!compiler) throw new Error('webpack gave no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const text = stats?.toString({ preset: 'errors-warnings', colors: false }).trim() ?? '';
      compiler.close((closing) => {
        const failure = error ?? closing;
        if (failure) reject(failure);
        else if (stats?.hasErrors()) reject(new Error(`${target.app}:${target.side} did not build\n${text}`));
        else resolve(stats?.hasWarnings() ? text : '');
      });
    });
  });
}
