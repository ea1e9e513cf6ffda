/**
 * Loaded into every process of a start (`--import`). When the launcher is gone, however it went, the process is asked to
 * end as with SIGTERM, and made to end if it does not. Workers that the process forks are left to it.
 * It is JavaScript, so that a process without TypeScript of its own does not load Node's compiler for it.
 */
const GRACE_MS = 8_000;

if (process.env['HEADSTOCK_LAUNCHER'] === String(process.ppid) && process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
