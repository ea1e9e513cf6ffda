/**
 * `npm test` and `npm run verify` — the one gate: types, lint, format, boundaries, agreements, build, tests, journeys.
 * `npm run verify -- --quick` runs the four checks that take seconds. Ends with `N passed, N failed`; exit code 1 on any
 * failure.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './gate/chromium.ts';
import { ensureFirefox } from './gate/firefox.ts';
import { ensurePostgres } from './gate/postgres.ts';
import { runGate } from './gate/run-gate.ts';
import { planGate } from './gate/steps.ts';
import { openTemporaryFolder } from './gate/temporary-folder.ts';
import { createTerminal } from './terminal.ts';
import { readArguments } from './command-line.ts';
import { inWorkspace } from './workspace.ts';

const USAGE = `Usage: npm test, or npm run verify -- [--quick]\n  --quick  the checks that take seconds: types, lint, format, boundaries`;
const REPORTS = inWorkspace('.headstock', 'reports');

const { values } = readArguments(USAGE, { options: { quick: { type: 'boolean', default: false } } });
const terminal = createTerminal(process.stdout, process.env);
const abort = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort());
process.on('disconnect', () => abort.abort());
process.channel?.unref();

async function main(quick: boolean): Promise<boolean> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const plan = planGate(quick, REPORTS);
  if (quick) return runGate(plan, terminal, process.env, abort.signal);
  const chromium = await ensureChromium(terminal);
  const firefox = await ensureFirefox(terminal);
  await using folder = await openTemporaryFolder();
  process.env['TMPDIR'] = folder.path;
  await using database = await ensurePostgres(terminal);
  const environment = {
    ...process.env,
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(firefox && { FIREFOX_PATH: firefox }),
    ...(database && { TEST_DATABASE_URL: database.url }),
  };
  // Awaited here, so that database and folder outlive the gate.
  return await runGate(plan, terminal, environment, abort.signal);
}

try {
  process.exitCode = (await main(values.quick)) ? 0 : 1;
} catch (error) {
  terminal.fail(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
terminal.close();
