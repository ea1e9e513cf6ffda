import type { RemoteBuildsAllQuery } from './remote-builds.generated.ts';

/** A remote with its builds, channels and failures. */
export type Remote = RemoteBuildsAllQuery['remotes'][number];
export type RemoteChannel = Remote['channels'][number];

/** Where builds are shown. */
export const BUILDS_PATH = '/admin/builds';
