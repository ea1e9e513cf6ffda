/**
 * Loaded into a process with `--import`: on SIGUSR2 it collects garbage twice and prints the used heap as
 * `{"heap":{"pid":1234,"bytes":56789}}`.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

process.on('SIGUSR2', () => {
  if (typeof collect !== 'function') return;
  collect();
  // What finalizers release is collected by the second run.
  setTimeout(() => {
    collect();
    const heap = { pid: process.pid, bytes: process.memoryUsage().heapUsed };
    process.stdout.write(`${JSON.stringify({ heap })}\n`);
  }, 200);
});
