/** A request of a page: what it was for, and which resource made the browser send it. */
export interface RequestLink {
  readonly url: string;
  readonly isScript: boolean;
  /** The document or the script that asked for it; undefined when it is not known. */
  readonly initiator: string | undefined;
}

/**
 * The longest chain of scripts that had to wait for one another. A script that the document names, also as a preload, is the
 * first hop; one that only a script asks for is a hop further.
 */
export function countJsHops(links: readonly RequestLink[]): number {
  const byUrl = new Map(links.map((link) => [link.url, link]));
  const hopsOf = (url: string | undefined, seen: readonly string[]): number => {
    const link = url === undefined ? undefined : byUrl.get(url);
    if (!link?.isScript || seen.includes(link.url)) return 0;
    return 1 + hopsOf(link.initiator, [...seen, link.url]);
  };
  return Math.max(0, ...links.filter(({ isScript }) => isScript).map(({ url }) => hopsOf(url, [])));
}
