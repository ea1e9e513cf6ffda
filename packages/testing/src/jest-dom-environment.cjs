const { lookUpStylesQuickly } = require('./jest/quick-styles.cjs');

lookUpStylesQuickly();
const { TestEnvironment } = require('jest-environment-jsdom');

/** Node's signal that ends when jsdom's does; they are two classes, and Node's Request takes its own only. */
function asNodeSignal(signal) {
  if (!signal || signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller.signal;
}

class BridgedRequest extends Request {
  constructor(input, init) {
    super(input, init?.signal ? { ...init, signal: asNodeSignal(init.signal) } : init);
  }
}

/** Nothing has a size in jsdom, so none ever changes. */
class UnsizedObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom with the web globals that Node has and jsdom lacks, and with modal dialogs and scrolling that do just enough for a test. MessageChannel is left out on purpose: with it jest never exits. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.Request ??= BridgedRequest;
    const names = [
      'TextEncoder',
      'TextDecoder',
      'Response',
      'Headers',
      'fetch',
      'ReadableStream',
      'TransformStream',
      'structuredClone',
    ];
    for (const name of names) this.global[name] ??= globalThis[name];
    // The crypto of jsdom has no `subtle`.
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    Object.assign(this.global.HTMLDialogElement.prototype, {
      showModal() {
        this.open = true;
      },
      close() {
        this.open = false;
      },
    });
    this.global.scrollTo = () => undefined;
    this.global.ResizeObserver ??= UnsizedObserver;
  }
};
