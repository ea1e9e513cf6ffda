/**
 * Loads the workspace's own modules anew for each suite, natively. What comes from node_modules is loaded once for each worker:
 * loading and linking it took more than half of a suite's time. Node keeps modules by URL and type, so each suite has a type of
 * its own, while the URL of a module stays the same: by it V8 finds what it compiled for the suites before.
 */
const { registerHooks, stripTypeScriptTypes } = require('node:module');
const { readFileSync } = require('node:fs');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { setFlagsFromString } = require('node:v8');

const GLOBALS = 'jest-globals:';
const HERE = pathToFileURL(__filename).href;

// V8 would drop the code of what ran once and a while ago, as a module's own does.
setFlagsFromString('--no-flush-bytecode');

/** The suite that runs, of which a worker has one at a time: what `@jest/globals` gives its modules, and how it compiles TSX. */
let current;
/** Sources without types, by URL; they outlive suites. */
const sources = new Map();
/** What each specifier means, by the module that it stands in; asking Node costs more than compiling the module. */
const resolved = new Map();

const isOwn = (url) => url.startsWith('file:') && !url.includes('/node_modules/') && /\.tsx?$/.test(url);

/** What the specifiers of a suite's module mean; of other modules nothing is kept. */
function meaningsIn(parentUrl) {
  const known = resolved.get(parentUrl);
  if (known || !parentUrl || !(parentUrl === HERE || isOwn(parentUrl))) return known;
  const meanings = new Map();
  resolved.set(parentUrl, meanings);
  return meanings;
}

function resolve(specifier, context, next) {
  const isImport = current && context.conditions.includes('import');
  const meanings = isImport && meaningsIn(context.parentURL);
  if (!meanings) return next(specifier, context);
  let found = meanings.get(specifier);
  if (!found) {
    const { url, format } =
      specifier === '@jest/globals' ? { url: GLOBALS, format: 'module' } : next(specifier, context);
    found = { url, format, isOfSuite: url === GLOBALS || isOwn(url), attributes: context.importAttributes };
    meanings.set(specifier, found);
  }
  const { url, format, isOfSuite, attributes } = found;
  return { url, format, importAttributes: isOfSuite ? current.attributes : attributes, shortCircuit: true };
}

function read(url) {
  let source = sources.get(url);
  if (source === undefined) {
    const path = fileURLToPath(url);
    const text = readFileSync(path, 'utf8');
    source = path.endsWith('x') ? current.compile(path, text) : stripTypeScriptTypes(text);
    sources.set(url, source);
  }
  return source;
}

function readGlobals() {
  const names = Object.keys(current.globals()).join(', ');
  return `export const { ${names} } = globalThis[Symbol.for('${GLOBALS}')]();`;
}

function load(url, context, next) {
  if (!current || context.importAttributes !== current.attributes) return next(url, context);
  return { format: 'module', source: url === GLOBALS ? readGlobals() : read(url), shortCircuit: true };
}

globalThis[Symbol.for(GLOBALS)] = () => current.globals();
registerHooks({ resolve, load });

let count = 0;

/** Starts a suite; gives how to import its modules by path, and how to end it. */
exports.openSuite = (suite) => {
  count += 1;
  const opened = { ...suite, attributes: { type: `suite-${count}` } };
  current = opened;
  return {
    importModule: (path) => import(pathToFileURL(path).href),
    close() {
      if (current === opened) current = undefined;
    },
  };
};
