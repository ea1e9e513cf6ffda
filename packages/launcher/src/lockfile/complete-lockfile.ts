import { z } from 'zod';
import { platformOf } from './platform-of.ts';

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  peer: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});

/** The part of npm's lockfile (version 3) that is read here. */
const lockfileSchema = z.looseObject({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), lockedPackage),
});

/** For writing back: the same JSON with every field in its place. */
const verbatim = z.record(z.string(), z.unknown());

type LockedPackage = z.infer<typeof lockedPackage>;

/** The text of a completed lockfile, the paths it gained, and the names whose platform could not be read. */
export type Completion = { text: string; added: string[]; unknown: string[] };

/** The folders in which Node would look for a dependency of the package at `where`, nearest first. */
function lookupPaths(where: string, name: string): string[] {
  const paths: string[] = [];
  for (let at = where; ;) {
    paths.push(`${at ? `${at}/` : ''}node_modules/${name}`);
    if (!at) return paths;
    const parent = at.lastIndexOf('/node_modules/');
    at = parent < 0 ? '' : at.slice(0, parent);
  }
}

/** An exact version that a range accepts (its lower bound), or undefined for ranges without one. */
const lowestVersion = (range: string): string | undefined => /^[~^]?(\d+\.\d+\.\d+\S*)$/.exec(range)?.[1];

function platformEntry(name: string, version: string, parent: LockedPackage): LockedPackage | undefined {
  const platform = platformOf(name);
  if (!platform) return undefined;
  return {
    version,
    ...(platform.cpu && { cpu: [platform.cpu] }),
    ...(parent.dev && { dev: true }),
    ...(parent.devOptional && { devOptional: true }),
    ...(platform.libc && { libc: [platform.libc] }),
    optional: true,
    ...(platform.os && { os: [platform.os] }),
    ...(parent.peer && { peer: true }),
  };
}

/** Finds what is missing: lockfile path → entry, and the names whose platform could not be read. */
function missingEntries(locked: Readonly<Record<string, LockedPackage>>) {
  const missing: Record<string, LockedPackage> = {};
  const unknown: string[] = [];
  for (const [where, parent] of Object.entries(locked)) {
    for (const [name, range] of Object.entries(parent.optionalDependencies ?? {})) {
      const paths = lookupPaths(where, name);
      const found = paths.find((path) => locked[path] ?? missing[path]);
      const version = lowestVersion(range);
      const fits = found === paths[0] || (found && (locked[found] ?? missing[found])?.version === version);
      if (!version || fits) continue;
      const path = found ? paths[0] : paths.at(-1);
      const entry = platformEntry(name, version, parent);
      if (entry && path) missing[path] = entry;
      else if (!found) unknown.push(name);
    }
  }
  return { missing, unknown };
}

/**
 * Adds the optional platform packages that the registry in use did not serve.
 * npm leaves those out of the lockfile it writes and then refuses that lockfile in `npm ci`, here or on another system.
 * Takes and gives the text of a package-lock.json; throws when it is not one of version 3.
 */
export function completeLockfile(text: string): Completion {
  const json: unknown = JSON.parse(text);
  const { missing, unknown } = missingEntries(lockfileSchema.parse(json).packages);
  const added = Object.keys(missing);
  if (added.length === 0) return { text, added, unknown };
  const whole = verbatim.parse(json);
  const packages = Object.entries({ ...verbatim.parse(whole['packages']), ...missing });
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  const completed = { ...whole, packages: Object.fromEntries(packages) };
  return { text: `${JSON.stringify(completed, null, 2)}\n`, added, unknown };
}
