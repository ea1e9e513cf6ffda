/**
 * Loads the workspace's own modules anew for each suite, natively. What comes from node_modules is loaded once for each worker:
 * loading and linking it took more than half of a suite's time. A query in a module's URL says for which suite it was loaded,
 * and everything that it imports inherits it.
 */
const { registerHooks, stripTypeScriptTypes } = require('node:module');
const { readFileSync } = require('node:fs');
const { fileURLToPath, pathToFileURL } = require('node:url');

const QUERY = '?suite=';
const GLOBALS = 'jest-globals:';

/** By suite: what `@jest/globals` gives its modules, and how it compiles TSX. */
const suites = new Map();
/** Sources without types, by path; they outlive suites. */
const sources = new Map();
/** What a specifier means in a module, by both; asking Node costs more than compiling the module. */
const resolved = new Map();

const suiteOf = (url) => (url?.includes(QUERY) ? url.slice(url.indexOf(QUERY) + QUERY.length) : undefined);
const withoutSuite = (url) => url.slice(0, url.indexOf(QUERY));
const isOwn = (url) => url.startsWith('file:') && !url.includes('/node_modules/') && /\.tsx?$/.test(url);

function resolve(specifier, context, next) {
  const suite = suiteOf(context.parentURL);
  if (suite === undefined) return next(specifier, context);
  if (specifier === '@jest/globals') return { url: GLOBALS + QUERY + suite, format: 'module', shortCircuit: true };
  const key = `${specifier} ${withoutSuite(context.parentURL)} ${context.conditions.join()}`;
  let found = resolved.get(key);
  if (!found) {
    found = next(specifier, context);
    resolved.set(key, found);
  }
  return { ...found, url: isOwn(found.url) ? found.url + QUERY + suite : found.url, shortCircuit: true };
}

function read(path, suite) {
  let source = sources.get(path);
  if (source === undefined) {
    const text = readFileSync(path, 'utf8');
    source = path.endsWith('x') ? suite.compile(path, text) : stripTypeScriptTypes(text);
    sources.set(path, source);
  }
  return source;
}

function load(url, context, next) {
  const id = suiteOf(url);
  const suite = suites.get(id);
  if (!suite) return next(url, context);
  if (url.startsWith(GLOBALS)) {
    const names = Object.keys(suite.globals()).join(', ');
    const source = `export const { ${names} } = globalThis[Symbol.for('${GLOBALS}')].get('${id}').globals();`;
    return { format: 'module', source, shortCircuit: true };
  }
  return { format: 'module', source: read(fileURLToPath(withoutSuite(url)), suite), shortCircuit: true };
}

globalThis[Symbol.for(GLOBALS)] = suites;
registerHooks({ resolve, load });

let count = 0;

/** Starts a suite; gives how to import its modules by path, and how to end it. */
exports.openSuite = (suite) => {
  count += 1;
  const id = String(count);
  suites.set(id, suite);
  return {
    importModule: (path) => import(pathToFileURL(path).href + QUERY + id),
    close: () => suites.delete(id),
  };
};
