const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with the web globals that Node has and jsdom lacks. MessageChannel is left out on purpose: with it jest never exits. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const names = ['TextEncoder', 'TextDecoder', 'Request', 'Response', 'Headers', 'fetch', 'ReadableStream', 'TransformStream', 'structuredClone'];
    for (const name of names) this.global[name] ??= globalThis[name];
  }
};
