import { join } from 'node:path';
import { inWorkspace } from '#launcher/workspace.ts';
import type { Progress } from './report.ts';
import { openLog, runService, type ServiceProcess } from './service-process.ts';
import type { Service } from './services.ts';

const FILL = 'packages/demo-data/src/seed/main.ts';
const DRAW = 'packages/demo-data/src/seed/draw-main.ts';
const LOG = 'demo-shop.log';
const GRACE_MS = 5_000;
/** Drawing makes much garbage and keeps little: with a small nursery it takes half the memory, and no longer. */
const FLAGS = ['--max-semi-space-size=2'];

/** The demo shop on its way into a database and a storage. */
export type DemoShop = {
  /** Resolves when the database is filled, at once when it was; rejects with the end of the log when that failed. */
  readonly filled: Promise<void>;
  /** Resolves when no image is being drawn any more. */
  readonly drawn: Promise<void>;
  /** Ends what is still running. The images that are missing are drawn at the next start. */
  readonly stop: () => Promise<void>;
};

/**
 * Fills the database of the API's environment when it is empty, and draws the images of the demo shop beside that and
 * whatever follows. The API may start once `filled` has resolved.
 */
export function prepareDemoShop(
  { env }: Service,
  dataFolder: string,
  onProgress: (progress: Progress) => void,
): DemoShop {
  const log = openLog(join(dataFolder, 'logs', LOG));
  const run = (entry: string): ServiceProcess =>
    runService({ entry: inWorkspace(entry), env, flags: FLAGS }, log, (report) => {
      if ('progress' in report) onProgress(report.progress);
    });
  const drawing = run(DRAW);
  const filling = run(FILL);
  const ended = Promise.all([drawing.exited, filling.exited]).then(() => log.end());
  const filled = filling.exited.then(({ code }) => {
    if (code === 0) return;
    const tail = filling.tail().map((line) => `  ${line}`);
    throw new Error([`The demo shop could not be filled. The end of its log (logs/${LOG}):`, ...tail].join('\n'));
  });
  filled.catch(() => undefined);
  return {
    filled,
    drawn: drawing.exited.then(() => undefined),
    async stop() {
      await Promise.all([drawing.stop(GRACE_MS), filling.stop(GRACE_MS)]);
      await ended;
    },
  };
}
