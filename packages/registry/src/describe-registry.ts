import { servedBuilds } from './channel.model.ts';
import { RegistryError } from './registry-error.ts';
import type { Storage } from './storage.ts';

/** A page of text: what each channel serves of each remote, and the stored builds with their age. */
export async function describeRegistry(storage: Storage, only?: string): Promise<string> {
  const remotes = (await storage.remoteNames()).filter((remote) => !only || remote === only);
  if (remotes.length === 0)
    throw new RegistryError(only ? `No build of ${only} is stored.` : 'No build is stored yet.');
  const channels = await Promise.all((await storage.channelNames()).map((name) => storage.openChannel(name)));
  const lines: string[] = [];
  for (const remote of remotes) {
    lines.push(remote);
    for (const { buildId, publishedAt } of await storage.records(remote)) {
      const served = channels
        .filter((channel) => servedBuilds(channel, remote).includes(buildId))
        .map(({ manifest }) => {
          const canary = manifest.remotes[remote]?.canary;
          return canary?.buildId === buildId ? `${manifest.channel} (canary, ${canary.percent} %)` : manifest.channel;
        });
      lines.push(`  ${buildId}  ${publishedAt}  ${served.join(', ')}`.trimEnd());
    }
  }
  return lines.join('\n');
}
