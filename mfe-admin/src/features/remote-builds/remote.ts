import type { RemoteBuildsAllQuery } from './remote-builds.generated.ts';

/** A remote with its builds, channels and failures. */
export type Remote = RemoteBuildsAllQuery['remotes'][number];
export type RemoteChannel = Remote['channels'][number];

type Failure = Remote['failures'][number];

/** Whether the server did not get the code in time, as while everything starts: it tried again. */
export const isSlowLoad = ({ source, place, message }: Failure): boolean =>
  source === 'SERVER' && place === 'load' && /timeout/i.test(message);

/** How often a build failed, and how often it only came too late. */
export function countFailures({ failures, builds }: Remote, buildId: string): { failed: number; late: number } {
  const late = failures
    .filter((failure) => failure.buildId === buildId && isSlowLoad(failure))
    .reduce((sum, { count }) => sum + count, 0);
  const all = builds.find(({ id }) => id === buildId)?.failureCount ?? 0;
  return { failed: Math.max(0, all - late), late };
}

/** Where builds are shown. */
export const BUILDS_PATH = '/admin/builds';
