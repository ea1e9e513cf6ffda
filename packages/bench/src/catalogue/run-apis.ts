import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { waitUntilReady } from '@headstock/launcher/wait-until-ready';
import { findFreePorts } from '@headstock/testing/free-ports';
import type { Target } from './run-shapes.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const START_MS = 120_000;

/** One API process for each size, as a shop runs it, without pictures; `stop` ends them. */
export async function runApis(
  sizes: readonly number[],
  urlOf: (size: number) => string,
): Promise<{ readonly targets: readonly Target[]; readonly stop: () => Promise<void> }> {
  const ports = await findFreePorts(sizes.length);
  const running = sizes.map((size, index) => {
    const port = String(ports[index] ?? 0);
    const environment = {
      API_PORT: port,
      DATABASE_URL: urlOf(size),
      HEADSTOCK_ENV: 'test',
      GRAPHQL_COST_PER_MINUTE: '1000000000',
      HEADSTOCK_DATA: path.join(ROOT, '.headstock/bench/api', String(size)),
      PRERENDER_IMAGES: 'none',
      LOG_LEVEL: 'error',
    };
    const child = spawn(process.execPath, [path.join(ROOT, 'packages/api/src/main.ts')], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return { size, apiUrl: `http://127.0.0.1:${port}`, child };
  });
  const stop = async (): Promise<void> => {
    for (const { child } of running) {
      if (child.exitCode !== null) continue;
      child.kill();
      await once(child, 'exit');
    }
  };
  try {
    await Promise.all(running.map(({ apiUrl, child }) => waitUntilReady(`${apiUrl}/healthz`, child, START_MS)));
    return { targets: running.map(({ size, apiUrl }) => ({ size, apiUrl })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
