const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const descriptorsOf = (object) =>
  Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]);

/** Remembers globals; the function that it gives sets them back. Those that were added stay: what is loaded once may need them. */
function rememberGlobals() {
  const before = [globalThis, process].map((object) => [object, descriptorsOf(object)]);
  return () => {
    for (const [object, descriptors] of before)
      for (const [key, descriptor] of descriptors) {
        const now = Object.getOwnPropertyDescriptor(object, key);
        if (now?.value !== descriptor.value || now?.get !== descriptor.get)
          Reflect.defineProperty(object, key, descriptor);
      }
  };
}

function rememberEnvironment() {
  const before = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  };
}

/** Remembers who listens to the process; the function that it gives takes away who came since. */
function rememberListeners() {
  const before = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
  return () => {
    for (const name of process.eventNames())
      for (const listener of process.rawListeners(name))
        if (!before.get(name)?.includes(listener)) process.removeListener(name, listener);
  };
}

/** Suites run in the worker's own realm. Globals, environment variables and listeners are set back after each. */
module.exports = class NativeEnvironment {
  isNative = true;
  global = globalThis;
  fakeTimers = null;
  moduleMocker = new ModuleMocker(globalThis);
  #setBack = [rememberGlobals(), rememberEnvironment(), rememberListeners()];

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const setBack of this.#setBack) setBack();
  }
};
