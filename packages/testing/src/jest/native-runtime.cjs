const { fileURLToPath } = require('node:url');
const { default: JestRuntime } = require('jest-runtime');
const { openSuite } = require('./own-modules.cjs');

/** Of TSX; types of TS are blanked, so that its lines and columns stay. Stacks ask by the URL of a module. */
class SourceMaps extends Map {
  get(source) {
    return super.get(source.startsWith('file:') ? fileURLToPath(source) : source);
  }
}
const sourceMaps = new SourceMaps();

/** The runtime of a suite: Node's own module loader in the native environment, Jest's in every other. */
module.exports = class NativeRuntime extends JestRuntime {
  #suite;

  constructor(config, environment, resolver, transformer, ...rest) {
    super(config, environment, resolver, transformer, ...rest);
    if (!environment.isNative) return;
    const [, , testPath] = rest;
    const options = {
      supportsDynamicImport: true,
      supportsExportNamespaceFrom: true,
      supportsStaticESM: true,
      supportsTopLevelAwait: true,
    };
    this.#suite = openSuite({
      globals: () => this.jestGlobals.cjsGlobals(testPath),
      compile(path, text) {
        const { code, sourceMapPath } = transformer.transform(path, options, text);
        if (sourceMapPath) sourceMaps.set(path, sourceMapPath);
        return code;
      },
    });
  }

  /** Jest would route it through its own registry, for the whole worker. */
  installGetBuiltinModule() {
    if (!this._environment.isNative) super.installGetBuiltinModule();
  }

  async unstable_importModule(from, moduleName) {
    return this.#suite ? this.#suite.importModule(from) : super.unstable_importModule(from, moduleName);
  }

  requireInternalModule(from, to) {
    if (!this.#suite) return super.requireInternalModule(from, to);
    const path = to ?? from;
    // The state of Jest's framework is that of one suite.
    delete require.cache[path];
    return require(path);
  }

  getSourceMaps() {
    return this.#suite ? sourceMaps : super.getSourceMaps();
  }

  teardown() {
    this.#suite?.close();
    super.teardown();
  }
};
