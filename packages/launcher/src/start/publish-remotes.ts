import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DEFAULT_CHANNEL } from '@headstock/contracts/registry';
import { identifyBuildOutput } from '@headstock/registry/build-output';
import { publish } from '@headstock/registry/publish';
import { Storage } from '@headstock/registry/storage';
import { z } from 'zod';
import { remoteFolders } from '#launcher/build/projects.ts';

const memorySchema = z.record(z.string(), z.string());

async function readMemory(file: string): Promise<Record<string, string>> {
  try {
    return memorySchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}

/**
 * Publishes every remote whose build is not the one that the last start published; gives their names.
 * Comparing with the last start, and not with the channel, lets a rollback outlive a restart. `compress: false` leaves out the
 * compressed files, which takes a second for all of them instead of eight.
 */
export async function publishRemotes(root: string, dataFolder: string, { compress = true } = {}): Promise<string[]> {
  const storage = new Storage(join(dataFolder, 'registry'));
  const memoryFile = join(dataFolder, 'registry', 'last-start.json');
  const memory = await readMemory(memoryFile);
  const channel = await storage.readChannel(DEFAULT_CHANNEL);
  const published: string[] = [];
  for (const remote of remoteFolders(root)) {
    const from = join(root, remote, 'dist');
    const buildId = await identifyBuildOutput(from);
    if (memory[remote] === buildId && channel?.manifest.remotes[remote]) continue;
    await publish(storage, { remote, from, channel: DEFAULT_CHANNEL, compress });
    memory[remote] = buildId;
    published.push(remote);
  }
  if (published.length > 0) {
    await mkdir(dirname(memoryFile), { recursive: true });
    await writeFile(memoryFile, `${JSON.stringify(memory, null, 2)}\n`);
  }
  return published;
}
