import { setTimeout as sleep } from 'node:timers/promises';
import { relative } from 'node:path';
import type { Terminal } from '#launcher/terminal.ts';
import { workspaceRoot } from '#launcher/workspace.ts';
import { type Exit, openLog, runService, type ServiceProcess } from './service-process.ts';
import type { Service } from './services.ts';

/** A service that is kept running until it is stopped. */
export type SupervisedService = {
  readonly name: string;
  /** Settles when the service is ready for the first time; rejects when it ends or falls silent before. */
  readonly ready: Promise<void>;
  /** Ends it and starts it again, with new code; settles when it is ready again, or has failed for this time. */
  restart(): Promise<'ready' | 'failed'>;
  /** Ends it for good. */
  stop(): Promise<void>;
};

/** Waiting times in milliseconds. */
export type Patience = {
  /** Between two looks at `/readyz`. */
  poll: number;
  /** Silence after which a process that is not ready counts as stuck. */
  silence: number;
  /** First pause before a restart; it doubles with every crash in a row. */
  firstPause: number;
  longestPause: number;
  /** Running this long makes the next crash the first of a row again. */
  healthy: number;
  /** From SIGTERM to SIGKILL. */
  grace: number;
};

export const PATIENCE: Patience = {
  poll: 50,
  silence: 180_000,
  firstPause: 500,
  longestPause: 30_000,
  healthy: 60_000,
  grace: 8_000,
};

const describeExit = ({ code, signal }: Exit): string => (signal ? `signal ${signal}` : `exit code ${code}`);

async function answersReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Waits until the process is ready (`ready`), gone (`exited`), or silent for too long (`stuck`). */
async function watchStart(service: Service, running: ServiceProcess, patience: Patience) {
  let gone = false;
  void running.exited.then(() => (gone = true));
  while (!gone) {
    if (await answersReady(service.readyUrl)) return gone ? 'exited' : 'ready';
    if (Date.now() - running.lastSign() > patience.silence) return 'stuck';
    await Promise.race([sleep(patience.poll), running.exited]);
  }
  return 'exited';
}

function describeFailure(service: Service, running: ServiceProcess, reason: string): Error {
  const log = relative(workspaceRoot, service.logFile);
  const tail = running.tail().map((line) => `  ${line}`);
  return new Error([`${service.name} ${reason}. The end of its log (${log}):`, ...tail].join('\n'));
}

/**
 * Starts a service and keeps it running. A failure before it was ever ready is final, since a wrong setting does not heal;
 * after that it is started again, later each time, and both are said.
 */
export function supervise(service: Service, terminal: Terminal, patience: Patience = PATIENCE): SupervisedService {
  const log = openLog(service.logFile);
  let stopping = false;
  let restarting = false;
  const wake = new AbortController();
  const begin = (): ServiceProcess =>
    runService(service, log, (report) => {
      if ('notice' in report) return terminal.say(report.notice);
      const { label, done, total } = report.progress;
      return terminal.activity(service.name, `${label} ${done}/${total}`);
    });
  let running = begin();

  async function startFirst(): Promise<void> {
    terminal.activity(service.name, `Starting ${service.name}`);
    const outcome = await watchStart(service, running, patience);
    terminal.activity(service.name);
    if (outcome === 'ready' || stopping) return;
    const reason = outcome === 'stuck' ? 'does not get ready' : `ended (${describeExit(await running.exited)})`;
    throw describeFailure(service, running, reason);
  }

  async function keepRunning(): Promise<void> {
    for (let crashes = 0; !stopping;) {
      const began = Date.now();
      const current = running;
      const exit = await current.exited;
      if (stopping) return;
      if (restarting) await restarted;
      if (running !== current) continue;
      crashes = Date.now() - began > patience.healthy ? 1 : crashes + 1;
      const pause = Math.min(patience.firstPause * 2 ** (crashes - 1), patience.longestPause);
      terminal.fail(`${service.name} ended (${describeExit(exit)}); starting it again in ${pause / 1000} s.`);
      await sleep(pause, undefined, { signal: wake.signal }).catch(() => undefined);
      if (restarting) await restarted;
      if (stopping) return;
      if (running !== current) continue;
      running = begin();
      void watchStart(service, running, patience).then((outcome) => {
        if (outcome === 'ready') terminal.say(`${service.name} is back.`);
      });
    }
  }

  let restarted: Promise<void> = Promise.resolve();
  async function restart(): Promise<'ready' | 'failed'> {
    const release = Promise.withResolvers<void>();
    restarted = release.promise;
    restarting = true;
    await running.stop(patience.grace);
    running = begin();
    restarting = false;
    release.resolve();
    return (await watchStart(service, running, patience)) === 'ready' ? 'ready' : 'failed';
  }

  const ready = startFirst();
  void ready.then(keepRunning, () => undefined);
  return {
    name: service.name,
    ready,
    restart,
    async stop() {
      stopping = true;
      wake.abort();
      await running.stop(patience.grace);
      terminal.activity(service.name);
      log.end();
    },
  };
}
