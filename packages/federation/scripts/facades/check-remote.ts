import { existsSync } from 'node:fs';
import path from 'node:path';
import { exposedFile } from '../../src/shared-libraries.ts';
import { arrivingWith, buildGraph, findModule, type ModuleGraph } from './module-graph.ts';

/** A name that a remote takes of a library and will not get, or code that it must not bring along. */
export interface FacadeProblem {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export interface RemoteToCheck {
  /** Absolute path of the remote's folder. */
  readonly folder: string;
  /** Files of the exposed modules, relative to the folder. */
  readonly entries: readonly string[];
  /** Its pages are for everybody, so that what they load first counts. */
  readonly isPublic: boolean;
  /** The file whose routes, and those of what it imports, are for who is signed in alone: their pages may bring more. */
  readonly memberRoutes?: string;
  /** Library → what the shell hands over of it; `all` for a library that is handed over whole. */
  readonly shared: ReadonlyMap<string, ReadonlySet<string> | 'all'>;
}

const isApolloReact = (request: string): boolean => request === '@apollo/client/react';
const isApollo = (request: string): boolean => /^@apollo\/client(\/|$)/.test(request) && !isApolloReact(request);
const isZod = (request: string): boolean => /^zod(\/|$)/.test(request);

/** What no remote's browser code may hold, with the reason. */
function refusal(request: string): string | undefined {
  if (isApollo(request))
    return 'Apollo Client is the shell’s: use @headstock/graphql-client, or the hooks of @apollo/client/react';
  if (isZod(request) && request !== 'zod/mini') return 'zod is 60 kB: use zod/mini';
  return undefined;
}

function checkNames(graph: ModuleGraph, shared: RemoteToCheck['shared']): FacadeProblem[] {
  const problems: FacadeProblem[] = [];
  for (const { file, imports } of graph.values()) {
    for (const { from, line, names, whole } of imports) {
      const given = shared.get(from);
      if (given === undefined || given === 'all') continue;
      if (whole) problems.push({ file, line, text: `takes ${from} whole, which is not handed over` });
      for (const name of new Set(names)) {
        if (!given.has(name)) problems.push({ file, line, text: `takes ${name} of ${from}, which its facade lacks` });
      }
    }
  }
  return problems;
}

/** A library that is shared must not be bundled by another door: its state would be there twice. */
function checkDoors(graph: ModuleGraph, { folder, shared }: RemoteToCheck): FacadeProblem[] {
  const own = [...graph.values()].filter(({ file }) => file.startsWith(folder + path.sep));
  return own.flatMap(({ file, imports }) =>
    imports.flatMap(({ from, line }): FacadeProblem[] => {
      const refused = refusal(from);
      if (refused) return [{ file, line, text: `imports ${from}. ${refused}` }];
      const stateful = ['react-dom', 'react-router', 'react-intl', 'jotai'].some((name) => from.startsWith(`${name}/`));
      if (!stateful || shared.has(from)) return [];
      return [{ file, line, text: `imports ${from}, which would be bundled a second time` }];
    }),
  );
}

/** A module that the shell hands over with a package of the workspace must not be reached by another way: its contexts would be there twice. */
function checkCopies(graph: ModuleGraph, { folder, shared }: RemoteToCheck): FacadeProblem[] {
  const packages = [...shared.keys()].filter((name) => name.startsWith('@headstock/'));
  return packages.flatMap((name) => {
    const entry = findModule(folder, name);
    if (!entry) return [];
    const arriving = arrivingWith(
      buildGraph([entry], (request) => shared.has(request)),
      entry,
    );
    // Modules of other packages, such as the contracts, hold nothing that may not be there twice.
    const own = path.dirname(entry) + path.sep;
    const handedOver = new Set([...arriving].filter((file) => file.startsWith(own)));
    return [...graph.values()].flatMap(({ file, imports }) =>
      handedOver.has(file)
        ? []
        : imports.flatMap(({ target, line }): FacadeProblem[] =>
            target && handedOver.has(target)
              ? [{ file, line, text: `imports ${path.basename(target)}, which the shell hands over with ${name}` }]
              : [],
          ),
    );
  });
}

/** The files of the public pages: what the routes fetch by name, and what comes with it. */
function firstPath(graph: ModuleGraph, routes: string, memberRoutes: string | undefined): Set<string> {
  const arriving = arrivingWith(graph, routes);
  const ofMembers = memberRoutes === undefined ? new Set<string>() : arrivingWith(graph, memberRoutes);
  const pages = [...arriving].flatMap((file) => (ofMembers.has(file) ? [] : (graph.get(file)?.imports ?? [])));
  for (const { kind, target } of pages)
    if (kind === 'dynamic' && target) for (const file of arrivingWith(graph, target)) arriving.add(file);
  return arriving;
}

function checkFirstPath(graph: ModuleGraph, routes: string, memberRoutes: string | undefined): FacadeProblem[] {
  return [...firstPath(graph, routes, memberRoutes)].flatMap((file) =>
    (graph.get(file)?.imports ?? []).flatMap(({ from, kind, line }): FacadeProblem[] =>
      kind === 'static' && (isZod(from) || isApolloReact(from))
        ? [{ file, line, text: `brings ${from} into the first load of a page` }]
        : [],
    ),
  );
}

/** Follows the remote's code as its browser build does, and gives every import that would fail or weigh too much there. */
export function checkRemote(remote: RemoteToCheck): FacadeProblem[] {
  const entries = remote.entries.map((entry) => path.join(remote.folder, entry));
  const missing = entries.filter((file) => !existsSync(file));
  if (missing.length > 0)
    return missing.map((file) => ({ file, line: 1, text: 'is exposed, but there is no such file' }));
  const outside = (request: string): boolean => remote.shared.has(request) || refusal(request) !== undefined;
  const graph = buildGraph(entries, outside);
  const routes = entries[remote.entries.indexOf(exposedFile('./routes'))];
  const memberRoutes = remote.memberRoutes && path.join(remote.folder, remote.memberRoutes);
  return [
    ...checkNames(graph, remote.shared),
    ...checkDoors(graph, remote),
    ...checkCopies(graph, remote),
    ...(routes && remote.isPublic ? checkFirstPath(graph, routes, memberRoutes) : []),
  ];
}
