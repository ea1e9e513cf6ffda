import { join, resolve } from 'node:path';

/** Absolute path of the repository's root. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** Absolute path of a file in the repository, from path segments relative to its root. */
export const inWorkspace = (...segments: string[]): string => join(workspaceRoot, ...segments);
