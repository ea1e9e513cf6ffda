import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Reads the arguments after `npm run … --` as Node's `parseArgs` does. `--help` prints the usage and ends the process with 0;
 * unknown arguments end it with 2, after a line that says which.
 */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs({ ...config, args });
  } catch (error) {
    // Node's message goes on with advice about words that begin with a dash.
    const [problem] = (error instanceof Error ? error.message : String(error)).split('. ');
    process.stderr.write(`${problem}.\n${usage}\n`);
    process.exit(2);
  }
}
