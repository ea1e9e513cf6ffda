import { setPriority } from 'node:os';
import type { RenderJob, RenderResult } from './rendition.model.ts';
import { renderImage } from './render-image.ts';

/**
 * A process of its own that renders one image at a time, so that decoding and encoding never hold up a request. Its
 * argument is its priority (as `nice`); it ends with its parent.
 */
const [, , nice = '0'] = process.argv;
setPriority(Number(nice));

process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; the parent decides when this process ends.
process.on('SIGINT', () => undefined);
process.on('message', (job: RenderJob) => {
  const answer = (result: RenderResult): void => {
    if (process.connected) process.send?.(result);
  };
  renderImage(job).then(
    (files) => answer({ ok: true, files }),
    (error: unknown) => answer({ ok: false, message: error instanceof Error ? error.message : String(error) }),
  );
});
