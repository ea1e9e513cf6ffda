import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RemoteName } from '@headstock/contracts/remotes';
import { workspaceRoot } from '@headstock/launcher/workspace';
import type { ShellInstance } from './shell-instance.ts';

const POLL_MS = 100;
const SHOWN_WITHIN_MS = 10_000;

/** A copy of a remote's finished build, of which a new build can be made in no time. */
export interface BuildCopy extends Disposable {
  /** Adds a comment to the server entry, which gives the build another id, publishes it, and waits until a page is rendered with it. Throws after 10 s. */
  redeploy(shell: ShellInstance, comment: string): Promise<void>;
}

async function waitForBuild({ origin }: ShellInstance, page: string, remote: RemoteName, build: string): Promise<void> {
  for (let waited = 0; waited < SHOWN_WITHIN_MS; waited += POLL_MS) {
    const html = await (await fetch(`${origin}${page}`)).text();
    if (html.includes(`/remotes/${remote}/${build}/`)) return;
    await sleep(POLL_MS);
  }
  throw new Error(`No page was rendered with build ${build} of ${remote} within 10 s.`);
}

/** Copies the finished build of a remote; `page` is the path of a page that the remote renders. */
export function copyBuild(remote: RemoteName, page: string): BuildCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'headstock-build-'));
  cpSync(path.join(workspaceRoot, remote, 'dist'), folder, { recursive: true });
  return {
    async redeploy(shell, comment) {
      appendFileSync(path.join(folder, 'server/remoteEntry.js'), `\n// ${comment}\n`);
      await waitForBuild(shell, page, remote, await shell.release(remote, folder));
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
