import type { Logger } from 'pino';
import type { ShellConfig } from './config.ts';
import { shellHeaders } from './shell-headers.ts';

/** A remote that failed. */
export interface RemoteFailure {
  readonly remote: string;
  /** The build's id, or empty. */
  readonly version: string;
  readonly source: 'BROWSER' | 'SERVER';
  readonly where: 'load' | 'render';
  readonly message: string;
}

const pauseMs = 2_000;
const timeoutMs = 3_000;
/** Different failures that are kept between two reports; more of them say nothing new. */
const mostKept = 50;
const longestMessage = 300;
const remoteName = /^mfe-[a-z0-9]+(-[a-z0-9]+)*$/;
const buildId = /^[0-9a-f]{16}$/;

/** Counts failures of remotes and reports them to the API every few seconds, so that staff sees them beside the builds. */
export class FailureReports {
  readonly #config: ShellConfig;
  readonly #log: Logger;
  readonly #counts = new Map<string, { readonly failure: RemoteFailure; count: number }>();
  #isWaiting = false;

  constructor(config: ShellConfig, log: Logger) {
    this.#config = config;
    this.#log = log;
  }

  /** Notes a failure. What names no remote, such as the registry's own failures, is left to the log. */
  note(failure: RemoteFailure): void {
    if (!remoteName.test(failure.remote)) return;
    const known = { ...failure, message: failure.message.slice(0, longestMessage) };
    const key = JSON.stringify(known);
    const counted = this.#counts.get(key);
    if (counted) counted.count += 1;
    else if (this.#counts.size < mostKept) this.#counts.set(key, { failure: known, count: 1 });
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => void this.#report(), pauseMs).unref();
  }

  async #report(): Promise<void> {
    this.#isWaiting = false;
    const failures = [...this.#counts.values()].map(({ failure, count }) => ({
      remote: failure.remote,
      buildId: buildId.test(failure.version) ? failure.version : '',
      source: failure.source,
      place: failure.where,
      message: failure.message,
      count,
    }));
    this.#counts.clear();
    try {
      const response = await fetch(`${this.#config.apiUrl}/api/remote-failures`, {
        method: 'POST',
        headers: { ...shellHeaders(this.#config), 'content-type': 'application/json' },
        body: JSON.stringify({ failures }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) this.#log.warn({ status: response.status }, 'the API took no report of failures');
    } catch (error) {
      // They stand in the log already.
      this.#log.warn({ err: error }, 'failures of remotes could not be reported');
    }
  }
}
