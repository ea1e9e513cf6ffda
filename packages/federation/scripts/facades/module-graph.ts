import path from 'node:path';
import enhancedResolve from 'enhanced-resolve';
import { type ModuleImport, readImports } from './module-imports.ts';

/** A module that ends up in a build: what it imports, and where each import leads, unless it stays outside. */
export interface GraphModule {
  readonly file: string;
  readonly imports: readonly (ModuleImport & { readonly target: string | undefined })[];
}

/** The modules of a build, by absolute path. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>;

const SCRIPT = /\.(tsx?|mjs|jsx?)$/;

/** The same answers as webpack's in a browser build. */
const resolve = enhancedResolve.create.sync({
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  conditionNames: ['webpack', 'production', 'browser', 'import', 'module', 'default'],
  mainFields: ['browser', 'module', 'main'],
});

function scriptOf(folder: string, request: string): string | undefined {
  const target = resolve(folder, request);
  return typeof target === 'string' && SCRIPT.test(target) ? target : undefined;
}

/** The file of a request from a folder; undefined for what is no script, or not there. */
export function findModule(folder: string, request: string): string | undefined {
  try {
    return scriptOf(folder, request);
  } catch {
    return undefined;
  }
}

/**
 * Follows every import of the entries, also into installed packages, up to what `isOutside` names. An import that leads nowhere
 * throws.
 */
export function buildGraph(entries: readonly string[], isOutside: (request: string) => boolean): ModuleGraph {
  const graph = new Map<string, GraphModule>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (graph.has(file)) continue;
    const from = file;
    const imports = readImports(file).map((one) => ({
      ...one,
      target: isOutside(one.from) ? undefined : scriptOf(path.dirname(from), one.from),
    }));
    graph.set(file, { file, imports });
    queue.push(...imports.flatMap(({ target }) => (target ? [target] : [])));
  }
  return graph;
}

/** The modules that arrive with `entry`, without those that are fetched when they are asked for. */
export function arrivingWith(graph: ModuleGraph, entry: string): Set<string> {
  const found = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const { kind, target } of graph.get(file)?.imports ?? []) if (kind === 'static' && target) queue.push(target);
  }
  return found;
}
