import { setPriority } from 'node:os';
import type { PictureJob, PictureResult } from './rendition.model.ts';
import { renderPicture } from './render-image.ts';

/**
 * A process of its own that makes one picture at a time, so that neither drawing nor packing ever holds up a request.
 * Started with the folder of the pictures and its priority (as `nice`); ends with its parent.
 */
const [, , folder = '', nice = '0'] = process.argv;
setPriority(Number(nice));

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the parent decides when this process ends.
process.on('SIGINT', () => undefined);
process.on('message', (job: PictureJob) => {
  const answer = (result: PictureResult): void => {
    if (process.connected) process.send?.(result);
  };
  renderPicture(job, folder).then(
    (files) => answer({ ok: true, files }),
    (error: unknown) => answer({ ok: false, message: error instanceof Error ? error.message : String(error) }),
  );
});
