import type { Messages } from './messages.tsx';

/** A message file as it is imported: plain texts in the source, syntax trees in the builds. react-intl takes both. */
interface MessageFile {
  readonly default: Record<string, string>;
}

/** Loads the message files of one group side by side and merges them. Builds put files with the same chunk name into one chunk. */
export async function mergeMessages(...files: readonly Promise<MessageFile>[]): Promise<Messages> {
  const loaded = await Promise.all(files);
  return Object.assign({}, ...loaded.map((file) => file.default));
}
