/** `node publish-main.ts <workspace> <data folder>`: publishes what is new of the remotes; prints their names as JSON, or why it could not. */
import { publishRemotes } from './publish-remotes.ts';

const [, , root = '', dataFolder = ''] = process.argv;
try {
  process.stdout.write(JSON.stringify(await publishRemotes(root, dataFolder)));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
