import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Service } from '@headstock/launcher/services';
import { supervise, type SupervisedService } from '@headstock/launcher/supervise';
import { createTerminal } from '@headstock/launcher/terminal';
import { workspaceRoot } from '@headstock/launcher/workspace';

/** Keeps the launcher's output out of test reports; its logs are in the data folder. */
const quiet = createTerminal({ write: () => true, isTTY: false, columns: 80 }, {});

/** Starts the services in parallel and waits until all are ready. If one fails, stops the others and throws with its log. */
export async function runServices(services: readonly Service[]): Promise<SupervisedService[]> {
  for (const { entry } of services) {
    if (!existsSync(entry))
      throw new Error(`${path.relative(workspaceRoot, entry)} is missing. Build the shop first: npm run build`);
  }
  const running = services.map((service) => supervise(service, quiet));
  try {
    await Promise.all(running.map(({ ready }) => ready));
    return running;
  } catch (error) {
    await stopServices(running);
    throw error;
  }
}

/** Stops the services in reverse order, so that requests in flight still reach what they need. */
export async function stopServices(running: readonly SupervisedService[]): Promise<void> {
  for (const service of running.toReversed()) await service.stop();
}
