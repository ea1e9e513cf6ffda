import type { BreadcrumbList } from 'schema-dts';

/** A place on the way to a page, for search engines. */
export interface BreadcrumbData {
  readonly label: string;
  /** Path without language prefix. */
  readonly path: string;
}

/** BreadcrumbList in the words of schema.org. `link` makes an address of a path. */
export function breadcrumbsJsonLd(crumbs: readonly BreadcrumbData[], link: (path: string) => string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: link(path),
    })),
  };
}
