/**
 * `npm start` — builds what changed, publishes new builds of the remotes, starts the database with the API, the payment
 * sandbox, the registry and the shell, and keeps them running until Ctrl-C. Settings: `start/settings.ts`.
 */
import { claimDataFolder } from './start/claim-data-folder.ts';
import { describeDemoAccounts } from './start/demo-accounts.ts';
import { describeTakenPorts, takenPorts } from './start/ports.ts';
import { checkProduction } from './start/check-production.ts';
import { describeServices } from './start/services.ts';
import { readSettings } from './start/settings.ts';
import { startShop } from './start/start-shop.ts';
import type { SupervisedService } from './start/supervise.ts';
import { createTerminal } from './terminal.ts';
import { readArguments } from './command-line.ts';

readArguments('Usage: npm start\nSettings come from the environment; the README lists them.', { options: {} });
const terminal = createTerminal(process.stdout, process.env);
const running: Pick<SupervisedService, 'name' | 'stop'>[] = [];
const abort = new AbortController();

/** Ends the shell before what it depends on, so that requests in flight can finish. */
async function stopAll(): Promise<void> {
  abort.abort();
  const first = running.filter(({ name }) => name === 'shell');
  await Promise.all(first.map((service) => service.stop()));
  await Promise.all(running.filter((service) => !first.includes(service)).map((service) => service.stop()));
}

async function end(code: number): Promise<never> {
  if (running.length > 0) terminal.activity('stop', 'Stopping');
  await stopAll();
  terminal.close();
  return process.exit(code);
}

function endOnSignals(): void {
  let ending = false;
  const endOnce = (): void => {
    if (ending) return;
    ending = true;
    void end(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endOnce);
  process.on('disconnect', endOnce);
}

async function main(): Promise<void> {
  await checkProduction(process.env);
  const settings = readSettings(process.env);
  const services = describeServices(settings, process.env);
  const taken = await takenPorts(services.map(({ name }) => settings.ports[name]));
  if (taken.length > 0) throw new Error(describeTakenPorts(taken, settings.ports.shell));
  await claimDataFolder(settings.dataFolder, `http://localhost:${settings.ports.shell}`);
  await startShop(settings, services, running, terminal, abort.signal);
  if (abort.signal.aborted) return;
  terminal.say(`Headstock is ready at http://localhost:${settings.ports.shell}`);
  if (settings.environment === 'production') return;
  terminal.say('Sign in as:');
  for (const line of describeDemoAccounts()) terminal.say(line);
}

endOnSignals();
try {
  await main();
} catch (error) {
  if (!abort.signal.aborted) {
    terminal.fail(error instanceof Error ? error.message : String(error));
    await end(1);
  }
}
