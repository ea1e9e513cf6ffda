import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

type Pace = { readonly nextAt: number; readonly failures: number };

/** Between two questions to one host, in milliseconds. */
const PAUSE_MS = 250;
/** After so many failures in a row a host is left alone, for so long. */
const MOST_FAILURES = 4;
const REST_MS = 600_000;

/** Keeps a pause between questions to one host, and leaves alone one that fails again and again. */
export class HostPace {
  readonly #hosts = new LRUCache<string, Pace>({ max: 1_000, ttl: REST_MS });

  /** Whether a host has failed so often that it is not asked for now. */
  isResting(host: string): boolean {
    return (this.#hosts.get(host)?.failures ?? 0) >= MOST_FAILURES;
  }

  /** Waits until the host may be asked. */
  async wait(host: string): Promise<void> {
    const pause = (this.#hosts.get(host)?.nextAt ?? 0) - Date.now();
    if (pause > 0) await sleep(pause);
  }

  /** Notes that a host was asked, and whether it failed. */
  note(host: string, hasFailed: boolean): void {
    const failures = hasFailed ? (this.#hosts.get(host)?.failures ?? 0) + 1 : 0;
    this.#hosts.set(host, { nextAt: Date.now() + PAUSE_MS, failures });
  }
}
