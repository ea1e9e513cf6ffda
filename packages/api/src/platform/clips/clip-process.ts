import { setPriority } from 'node:os';
import type { ClipJob, ClipResult } from './clip-reader.ts';
import { prepareClip } from './prepare-clip.ts';

/** A process of its own for what strangers send: it may break or be ended over a file, and the shop goes on. */
const [, , nice = '0'] = process.argv;
setPriority(Number(nice));

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the parent decides when this process ends.
process.on('SIGINT', () => undefined);

process.on('message', ({ file }: ClipJob) => {
  void prepareClip(file).then((result: ClipResult) => process.connected && process.send?.(result));
});
