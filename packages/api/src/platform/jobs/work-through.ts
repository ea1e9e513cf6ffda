import { isDatabaseUnavailable } from '#api/platform/outage.ts';

/** Rows that one run looks at, at most. */
const MOST = 1_000;

/** What is due, and what is to be done with each of it. */
export type DueWork = {
  /** The next ids that are due, in their order, without those in `seen`; empty where there are no more. */
  readonly next: (seen: readonly string[]) => Promise<readonly string[]>;
  /** Does the work of one, in a transaction of its own; `false` says that there was nothing to do. */
  readonly work: (id: string) => Promise<boolean | void>;
};

/**
 * Works through what is due, each by itself: one that fails keeps no other from its turn, and is tried again in the next run. Gives how
 * many were done. Throws at the end where some failed, with the first failure as its cause; at once where the database is away.
 */
export async function workThrough({ next, work }: DueWork, most = MOST): Promise<number> {
  const seen = new Set<string>();
  const failed: (readonly [id: string, error: unknown])[] = [];
  let done = 0;
  while (seen.size < most) {
    const ids = (await next([...seen])).filter((id) => !seen.has(id));
    if (ids.length === 0) break;
    for (const id of ids) {
      seen.add(id);
      try {
        if ((await work(id)) !== false) done += 1;
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error;
        failed.push([id, error]);
      }
    }
  }
  const [first] = failed;
  if (first) throw new Error(`${failed.length} of ${seen.size} failed, first ${first[0]}.`, { cause: first[1] });
  return done;
}
