import type { Readable } from 'node:stream';

/** What is known of a stored file without reading it. */
export type FileInfo = {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly contentType: string;
};

/** A file that is being read. Whoever opens it must consume or destroy the stream. */
export type OpenFile = FileInfo & { readonly stream: Readable };

/** Bytes of a file: the first and the last that are read, counted from 0. */
export type FilePart = { readonly first: number; readonly last: number };

/** The content of a file: all of it, or in pieces. */
export type FileBody = Uint8Array | AsyncIterable<Uint8Array>;

export type PutOptions = {
  /** Must be the type that the key's extension stands for (`contentTypeOf`). */
  readonly contentType: string;
  /** The key never gets another content: when it is there already, the stored file stays and nothing is written. */
  readonly immutable?: boolean;
};

/**
 * Files by key, such as `images/4f0c/640.avif`. A file is there whole or not at all, also after a crash. Every method
 * throws a `StorageKeyError` for a key that `checkKey` refuses, and the medium's own error when that fails.
 */
export interface Storage {
  /** Stores a file, in place of one that has the key already. When it resolves, the file survives a power cut. */
  put(key: string, body: FileBody, options: PutOptions): Promise<void>;
  /** The whole content; undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /**
   * The content, or a part of it, as a stream, for files that are too large for memory; undefined when there is no such file. `size` is that of
   * the whole file; a part must be inside it.
   */
  open(key: string, part?: FilePart): Promise<OpenFile | undefined>;
  head(key: string): Promise<FileInfo | undefined>;
  /** Removes a file. A missing one is no error. */
  delete(key: string): Promise<void>;
  /** The files whose key begins with `prefix` (a folder with its slash, or '' for all), sorted by key. */
  list(prefix: string): AsyncIterable<FileInfo>;
}
