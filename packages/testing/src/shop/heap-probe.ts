/**
 * Loaded into a process (`--import`), it says how much of its heap is alive when the process gets SIGUSR2:
 * `{"heap":{"pid":1234,"bytes":56789}}` on standard output, after two full collections.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

process.on('SIGUSR2', () => {
  if (typeof collect !== 'function') return;
  collect();
  // What finalizers let go of is collected in the turn after them.
  setTimeout(() => {
    collect();
    const heap = { pid: process.pid, bytes: process.memoryUsage().heapUsed };
    process.stdout.write(`${JSON.stringify({ heap })}\n`);
  }, 200);
});
