import { watch } from 'node:fs';
import path from 'node:path';

const IGNORED = /(^|\/)(node_modules|dist|e2e|coverage|\.[^/]+)(\/|$)|\.(test|spec|fixture)\.tsx?$|~$/;
/** Editors write a file in several steps, and several files at once. */
const DEBOUNCE_MS = 40;

/**
 * Tells of files that changed below folders: of all that changed within a moment at once, as paths relative to `root`.
 * Tests and generated output do not count. The returned function ends it.
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  changed: (files: readonly string[]) => void,
): () => void {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    const files = [...waiting];
    waiting = new Set();
    changed(files);
  };
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || IGNORED.test(name)) return;
      waiting.add(path.join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(flush, DEBOUNCE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
