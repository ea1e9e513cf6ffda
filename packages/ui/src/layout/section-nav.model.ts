/** A link of a navigation; `to` is a path without language prefix. */
export interface SectionLink {
  readonly to: string;
}

/** A section of a navigation: the link to its own page, if it has one, and the links below it. */
export interface SectionGroup<Link extends SectionLink> {
  readonly key: string;
  readonly head?: Link;
  readonly links: readonly Link[];
}

const covers = ({ to }: SectionLink, path: string): boolean => path === to || path.startsWith(`${to}/`);

/** The link that stands for a page: its own, or that of the nearest page above it; undefined outside the navigation. */
export function currentLink<Link extends SectionLink>(
  groups: readonly SectionGroup<Link>[],
  path: string,
): Link | undefined {
  return groups
    .flatMap(({ head, links }) => (head ? [head, ...links] : links))
    .filter((link) => covers(link, path))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
