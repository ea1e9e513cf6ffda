import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { publish } from '@headstock/registry/publish';
import { Storage } from '@headstock/registry/storage';
import { z } from 'zod';
import type { SupervisedService } from '#launcher/start/supervise.ts';
import type { Terminal } from '#launcher/terminal.ts';
import type { DevProxy } from './dev-proxy.ts';
import type { BuildEvent } from './watch-builds.ts';

/** The release channel that development builds go to, apart from what `npm start` serves. */
export const DEV_CHANNEL = 'development';

const readySchema = z.object({ remotes: z.record(z.string(), z.string().nullable()) });
const PICK_UP_MS = 10_000;
const POLL_MS = 40;

export interface DevSessionOptions {
  /** Folder of the development builds: `<app>/{browser,server}`. */
  readonly buildsFolder: string;
  readonly dataFolder: string;
  readonly shellUrl: string;
  readonly terminal: Terminal;
}

/** Takes new code to where it runs, one change after the other, and has open pages reload themselves. */
export class DevSession {
  readonly #options: DevSessionOptions;
  readonly #storage: Storage;
  readonly #failed = new Map<string, string>();
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #shellUp: Promise<unknown> = Promise.resolve();
  #shell: SupervisedService | undefined;
  #proxy: DevProxy | undefined;

  constructor(options: DevSessionOptions) {
    this.#options = options;
    this.#storage = new Storage(path.join(options.dataFolder, 'registry'));
  }

  /** Settles when the shell is not being restarted. */
  get whenUp(): Promise<unknown> {
    return this.#shellUp;
  }

  /** From now on changes reach the shell and the pages that are open. */
  serve(shell: SupervisedService, proxy: DevProxy): void {
    this.#shell = shell;
    this.#proxy = proxy;
  }

  /** Publishes the build of a remote on the development channel; gives its id. */
  async publishRemote(remote: string): Promise<string> {
    const from = path.join(this.#options.buildsFolder, remote);
    return (await publish(this.#storage, { remote, from, channel: DEV_CHANNEL, compress: false })).buildId;
  }

  /** Takes an app that was built again, or could not be, to the browser. */
  handleBuild(event: Exclude<BuildEvent, { kind: 'ready' }>): Promise<void> {
    return this.#inTurn(async () => {
      if (event.kind === 'failed') return this.#fail(event.app, event.errors);
      const began = performance.now() - event.milliseconds;
      if (event.app !== 'shell') await this.#pickUp(event.app, await this.publishRemote(event.app));
      else if (this.#shell) await this.#restart(this.#shell, true);
      this.#finish(event.app, began);
    });
  }

  /** Restarts a service whose sources changed. */
  handleService(service: SupervisedService): Promise<void> {
    const began = performance.now();
    return this.#inTurn(async () => {
      const isReady = await this.#restart(service, false);
      if (isReady) this.#finish(service.name, began);
      else this.#fail(service.name, `${service.name} does not start; its log says why.`);
    });
  }

  /** Runs work that changes generated files; `problem` is what it says when it fails. */
  handleCodegen(run: () => Promise<string | undefined>): Promise<void> {
    return this.#inTurn(async () => {
      const problem = await run();
      if (problem !== undefined) this.#fail('codegen', problem);
      else if (this.#failed.delete('codegen')) this.#options.terminal.say('codegen is right again');
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    const next = this.#queue
      .then(() => {
        this.#waiting -= 1;
        return work();
      })
      .catch((error: unknown) => {
        this.#options.terminal.fail(error instanceof Error ? error.message : String(error));
      });
    this.#queue = next;
    return next;
  }

  async #restart(service: SupervisedService, isShell: boolean): Promise<boolean> {
    const restarted = service.restart();
    if (isShell) this.#shellUp = restarted.catch(() => undefined);
    return (await restarted) === 'ready';
  }

  /** Waits until the shell serves a build. */
  async #pickUp(remote: string, buildId: string): Promise<void> {
    for (const end = Date.now() + PICK_UP_MS; Date.now() < end;) {
      const answer = await fetch(`${this.#options.shellUrl}/readyz`).catch(() => undefined);
      const body = readySchema.safeParse(await answer?.json().catch(() => undefined));
      if (body.data?.remotes[remote] === buildId) return;
      await sleep(POLL_MS);
    }
    throw new Error(`The shell does not serve the new build of ${remote}; its log says why.`);
  }

  #fail(name: string, message: string): void {
    this.#failed.set(name, message);
    this.#options.terminal.fail(`${name}\n${message}`);
    this.#proxy?.fail(message);
  }

  #finish(name: string, began: number): void {
    this.#failed.delete(name);
    this.#options.terminal.done(name, performance.now() - began);
    const [problem] = this.#failed.values();
    if (problem !== undefined) this.#proxy?.fail(problem);
    // What is saved together reloads a page once.
    else if (this.#waiting === 0) this.#proxy?.reload();
  }
}
