import { isBuiltin } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { isContainer, type Container } from '../share-scope.ts';

type Require = (request: string) => unknown;

/**
 * Runs the server code of a build from memory and returns its container. The code can require its own files and Node's modules only.
 * Node's `require` would hold every build for the life of the process; code that is evaluated here is garbage collected.
 * @param files The build's CommonJS files by name. @param label Prefix of file names in stack traces.
 * @throws What the code throws while it is evaluated; an Error when it is not a container.
 */
export function evaluateContainer(files: ReadonlyMap<string, string>, label: string): Container {
  const modules = new Map<string, { exports: unknown }>();

  function run(file: string): unknown {
    const known = modules.get(file);
    if (known) return known.exports;
    const source = files.get(file);
    if (source === undefined) throw new Error(`${label} has no server file ${file}`);
    const module = { exports: {} };
    modules.set(file, module);
    const require: Require = (request) =>
      isBuiltin(request)
        ? process.getBuiltinModule(request)
        : run(path.posix.normalize(path.posix.join(path.posix.dirname(file), request)));
    try {
      const parameters = ['module', 'exports', 'require'];
      const compiled = compileFunction(source, parameters, { filename: `${label}/${file}` });
      Reflect.apply(compiled, module.exports, [module, module.exports, require]);
    } catch (error) {
      modules.delete(file);
      throw error;
    }
    return module.exports;
  }

  const container = run('remoteEntry.js');
  if (!isContainer(container)) throw new Error(`${label}: remoteEntry.js is no container`);
  return container;
}
