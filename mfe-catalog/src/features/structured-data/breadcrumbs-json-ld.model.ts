import type { BreadcrumbList } from 'schema-dts';

/** A breadcrumb for search engines. */
export interface BreadcrumbData {
  readonly label: string;
  /** Path without language prefix. */
  readonly path: string;
}

/** A schema.org BreadcrumbList. `link` turns a path into a URL. */
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
