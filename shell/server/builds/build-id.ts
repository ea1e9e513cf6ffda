import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { remoteAudience, remoteNames, type RemoteName } from '@headstock/contracts/remotes';

/** What of a visitor's remotes decides which version of the shop it is. */
export interface ServedRemotes {
  peek(remote: RemoteName): { readonly buildId: string } | null;
}

export interface Builds {
  /** When the shell was built, in ms since 1970. */
  readonly builtAt: number;
  /** The version that a visitor gets: eight digits of the shell's build, eight of the remotes that everybody may load. */
  idFor(remotes: ServedRemotes): string;
  /** Whether a version, present or past, is one of this shell's. */
  isOwn(id: string): boolean;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Knows the versions of the shop by the shell's browser build in `assets`, whose files are named after their contents. */
export function readBuilds(assets: string): Builds {
  const shell = digest(readdirSync(assets).toSorted().join('\n'));
  const everyones = remoteNames.filter((remote) => remoteAudience[remote] === 'everyone');
  return {
    builtAt: Math.round(statSync(path.join(assets, 'chunks.json')).mtimeMs),
    idFor: (remotes) => shell + digest(everyones.map((remote) => remotes.peek(remote)?.buildId ?? '-').join('.')),
    isOwn: (id) => /^[0-9a-f]{16}$/.test(id) && id.startsWith(shell),
  };
}
