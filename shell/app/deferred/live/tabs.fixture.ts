type Listener = (event: { readonly data: string }) => void;

/** A stream whose events the test says. */
export class FakeEventSource {
  static readonly CLOSED = 2;
  static open: FakeEventSource[] = [];
  readyState = 1;
  readonly #listeners = new Map<string, Listener[]>();

  constructor() {
    FakeEventSource.open.push(this);
  }

  addEventListener(name: string, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }

  close(): void {
    FakeEventSource.open = FakeEventSource.open.filter((other) => other !== this);
  }

  /** The server refuses it, so that the browser does not come back. */
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED;
    this.say('error', null);
  }

  say(name: string, data: unknown): void {
    for (const listener of this.#listeners.get(name) ?? []) listener({ data: JSON.stringify(data) });
  }
}

class FakeChannel {
  static all: FakeChannel[] = [];
  #listener: ((event: { readonly data: unknown }) => void) | undefined;

  constructor() {
    FakeChannel.all.push(this);
  }

  addEventListener(_name: string, listener: (event: { readonly data: unknown }) => void): void {
    this.#listener = listener;
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) if (other !== this) other.#listener?.({ data });
  }

  close(): void {
    FakeChannel.all = FakeChannel.all.filter((other) => other !== this);
  }
}

/** The locks of a browser: one tab has it, the next takes over. */
export class FakeLocks {
  #waiting: (() => void)[] = [];
  #isHeld = false;

  request(_name: string, { signal }: { readonly signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    const begin = (): void => {
      if (signal.aborted) {
        this.#next();
        return;
      }
      this.#isHeld = true;
      void work();
      signal.addEventListener('abort', () => this.#next());
    };
    if (this.#isHeld) this.#waiting.push(begin);
    else begin();
    return Promise.resolve();
  }

  /** A page of the browser. */
  page(): Window {
    const navigator = Object.create(window.navigator, { locks: { value: this } });
    return new Proxy(window, {
      get: (target, name) => {
        if (name === 'navigator') return navigator;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  #next(): void {
    this.#isHeld = false;
    this.#waiting.shift()?.();
  }
}

/** Puts streams, channels and locks of a test in the place of the browser's. */
export function installTabs(): FakeLocks {
  FakeEventSource.open = [];
  FakeChannel.all = [];
  Object.assign(globalThis, { EventSource: FakeEventSource, BroadcastChannel: FakeChannel });
  return new FakeLocks();
}

/** Removes them. */
export function uninstallTabs(): void {
  for (const name of ['EventSource', 'BroadcastChannel']) Reflect.deleteProperty(globalThis, name);
}
