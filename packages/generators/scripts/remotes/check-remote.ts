import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readContract } from '@headstock/contracts/read-contracts';
import { checkEvents, usedEvents } from './events.model.ts';
import { checkMessageIds, checkOperationNames } from './names.model.ts';
import { readSources } from './read-sources.ts';
import { checkRooms } from './rooms.model.ts';

function checkMessages(folder: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const group = /^src\/messages\/([a-z0-9-]+)\.en\.json$/.exec(file)?.[1];
    if (group === undefined) return [];
    const messages: object = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    return checkMessageIds(group, Object.keys(messages));
  });
}

/**
 * Everything in which the remote in `folder` departs from the pattern of remotes; see the README of this package.
 * `fixedOperations` are GraphQL operations whose names are given. Throws if the remote has no valid contract.
 */
export async function checkRemote(folder: string, fixedOperations: readonly string[]): Promise<string[]> {
  const files = globSync('**/*.*', { cwd: folder, exclude: ['node_modules', 'dist', '**/dist/**'] });
  const { name, exposes, documents, events } = await readContract(path.dirname(folder), path.basename(folder));
  const features = [...new Set(files.flatMap((file) => /^src\/features\/([a-z0-9-]+)\//.exec(file)?.[1] ?? []))];
  return [
    ...checkRooms(files, exposes),
    ...checkOperationNames(documents, { remote: name, features, fixed: fixedOperations }),
    ...checkMessages(folder, files),
    ...checkEvents(events, usedEvents(readSources(folder))),
  ];
}
