import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { channelManifestSchema, type ChannelManifest } from '@headstock/contracts/registry';
import { replaceFile } from './replace-file.ts';

export interface ChannelOptions {
  readonly registryUrl: string;
  readonly channel: string;
  /** Folder in which the last manifest is stored. */
  readonly folder: string;
  /** For one request, in ms. */
  readonly timeout: number;
  /** The registry did not answer with a manifest. Called for the first failure in a row. */
  readonly onFailure: (error: unknown) => void;
  /** The registry did not answer a new process, so it serves the stored manifest. */
  readonly onRemembered: (revision: number) => void;
}

/** The manifest of a channel, as fresh as the caller asks. Survives a missing registry and a restart. */
export class Channel {
  readonly #options: ChannelOptions;
  readonly #file: string;
  #manifest: ChannelManifest | null = null;
  #etag = '';
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | null = null;
  #failing = false;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#file = path.join(options.folder, `channel-${options.channel}.json`);
  }

  /** The newest known manifest. */
  get manifest(): ChannelManifest | null {
    return this.#manifest;
  }

  /** Asks the registry unless its last answer, or failure, is younger than `maxAge` ms. Never throws. */
  async refresh(maxAge: number): Promise<void> {
    if (!this.#asking && performance.now() - this.#askedAt < maxAge) return;
    this.#asking ??= this.#ask().finally(() => {
      this.#askedAt = performance.now();
      this.#asking = null;
    });
    await this.#asking;
  }

  async #ask(): Promise<void> {
    try {
      await this.#fetch();
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#options.onFailure(error);
      this.#failing = true;
      if (!this.#manifest) await this.#recall();
    }
  }

  async #fetch(): Promise<void> {
    const { registryUrl, channel, timeout } = this.#options;
    const url = `${registryUrl}/channels/${channel}`;
    const headers = this.#etag === '' ? {} : { 'if-none-match': this.#etag };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeout) });
    if (response.status === 304) return;
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const manifest = channelManifestSchema.parse(await response.json());
    this.#manifest = manifest;
    this.#etag = response.headers.get('etag') ?? '';
    // A full disk must not prevent a deployment.
    await replaceFile(this.#file, JSON.stringify(manifest)).catch(this.#options.onFailure);
  }

  async #recall(): Promise<void> {
    const text = await readFile(this.#file, 'utf8').catch(() => null);
    if (text === null) return;
    try {
      this.#manifest = channelManifestSchema.parse(JSON.parse(text));
      this.#options.onRemembered(this.#manifest.revision);
    } catch (error) {
      this.#options.onFailure(error);
    }
  }
}
