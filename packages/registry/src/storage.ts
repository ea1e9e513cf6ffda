import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  buildIdSchema,
  channelNameSchema,
  documentListFile,
  documentListSchema,
  integritySchema,
  remoteNameSchema,
} from '@headstock/contracts/registry';
import { z } from 'zod';
import type { BuildFile } from './build.model.ts';
import { emptyChannel, type StoredChannel, storedChannelSchema } from './channel.model.ts';
import { errorCode } from './error-code.ts';
import { withLock } from './lock.ts';

const buildRecordSchema = z.object({
  remote: remoteNameSchema,
  buildId: buildIdSchema,
  publishedAt: z.iso.datetime(),
  integrity: integritySchema,
});

/** What is known of a stored build: when it first arrived and the hashes of its server files. */
export type BuildRecord = z.infer<typeof buildRecordSchema>;

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** What tells one state of a file from every other: it is only ever replaced by another file. Empty where there is none. */
async function stateOf(file: string): Promise<string> {
  try {
    const { ino, mtimeNs, size } = await stat(file, { bigint: true });
    return `${ino} ${mtimeNs} ${size}`;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}

/** Replaces a file in one step: a reader sees the old text or the new one, also after a crash. */
async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const next = `${file}.${randomUUID()}.tmp`;
  const handle = await open(next, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
}

/**
 * The registry's folder. `builds/<remote>/<buildId>/` never changes once it is there, `records/` says what is known of
 * each build, `channels/<channel>.json` is the only thing that moves.
 */
export class Storage {
  /** The folder whose files are served under `/builds/`. */
  readonly buildsFolder: string;
  readonly #folder: string;
  /** Channels as they were last read: every shell asks for its channel each second, and it seldom changes. */
  readonly #known = new Map<string, { readonly state: string; readonly channel: StoredChannel }>();

  constructor(folder: string) {
    this.#folder = folder;
    this.buildsFolder = join(folder, 'builds');
  }

  /** Runs one change at a time, across processes. */
  exclusively<Result>(change: () => Promise<Result>): Promise<Result> {
    return withLock(join(this.#folder, 'lock'), change);
  }

  /** A channel, or undefined when nothing was ever published to it. Throws when its file is damaged. */
  async readChannel(channel: string): Promise<StoredChannel | undefined> {
    const file = this.#channelFile(channel);
    const state = await stateOf(file);
    const known = this.#known.get(channel);
    if (known?.state === state) return known.channel;
    const text = await readText(file);
    if (text === undefined) return undefined;
    const read = storedChannelSchema.parse(JSON.parse(text));
    this.#known.set(channel, { state, channel: read });
    return read;
  }

  /** A channel to change; an empty one when nothing was ever published to it. */
  async openChannel(channel: string): Promise<StoredChannel> {
    return (await this.readChannel(channel)) ?? emptyChannel(channelNameSchema.parse(channel));
  }

  /** Moves a channel's pointer; call it inside `exclusively`. */
  writeChannel(channel: StoredChannel): Promise<void> {
    return replaceFile(this.#channelFile(channel.manifest.channel), `${JSON.stringify(channel, null, 2)}\n`);
  }

  /** The GraphQL documents of a stored build; none for a build that is not there, or lists none. */
  async readDocuments(remote: string, buildId: string): Promise<string[]> {
    const text = await readText(join(this.#buildFolder(remote, buildId), documentListFile));
    return text === undefined ? [] : documentListSchema.parse(JSON.parse(text));
  }

  /** The names of all channels, sorted. */
  async channelNames(): Promise<string[]> {
    const files = await readdir(join(this.#folder, 'channels')).catch(() => []);
    return files
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length))
      .toSorted();
  }

  /** What is known of a build, or undefined when it is not stored. */
  async readRecord(remote: string, buildId: string): Promise<BuildRecord | undefined> {
    const text = await readText(this.#recordFile(remote, buildId));
    return text === undefined ? undefined : buildRecordSchema.parse(JSON.parse(text));
  }

  /** All stored builds of a remote, newest first. */
  async records(remote: string): Promise<BuildRecord[]> {
    const files = await readdir(join(this.#folder, 'records', remoteNameSchema.parse(remote))).catch(() => []);
    const ids = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
    const records = await Promise.all(ids.map((buildId) => this.readRecord(remote, buildId)));
    return records
      .filter((record) => record !== undefined)
      .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  }

  /** The names of all remotes that have builds, sorted. */
  async remoteNames(): Promise<string[]> {
    return (await readdir(join(this.#folder, 'records')).catch(() => [])).toSorted();
  }

  /** Stores a build: written aside, then moved into place in one step; call it inside `exclusively`. */
  async storeBuild(record: BuildRecord, files: readonly BuildFile[]): Promise<void> {
    const aside = join(this.#folder, 'incoming');
    await rm(aside, { recursive: true, force: true });
    for (const { path, contents } of files) {
      await mkdir(dirname(join(aside, path)), { recursive: true });
      await writeFile(join(aside, path), contents);
    }
    const place = this.#buildFolder(record.remote, record.buildId);
    await mkdir(dirname(place), { recursive: true });
    await rm(place, { recursive: true, force: true });
    await rename(aside, place);
    await replaceFile(this.#recordFile(record.remote, record.buildId), `${JSON.stringify(record, null, 2)}\n`);
  }

  /** Removes a build for good: its record first, so that nothing can point at it any more. */
  async removeBuild(remote: string, buildId: string): Promise<void> {
    await rm(this.#recordFile(remote, buildId), { force: true });
    await rm(this.#buildFolder(remote, buildId), { recursive: true, force: true });
  }

  #channelFile(channel: string): string {
    return join(this.#folder, 'channels', `${channelNameSchema.parse(channel)}.json`);
  }

  #recordFile(remote: string, buildId: string): string {
    return join(this.#folder, 'records', remoteNameSchema.parse(remote), `${buildIdSchema.parse(buildId)}.json`);
  }

  #buildFolder(remote: string, buildId: string): string {
    return join(this.buildsFolder, remoteNameSchema.parse(remote), buildIdSchema.parse(buildId));
  }
}
