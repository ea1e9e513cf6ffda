import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathOfItem } from './item-path.ts';

/** Props of such a name. */
export interface ItemLinkProps {
  /** Its address is empty where staff wrote it into a single order. */
  readonly item: Parameters<typeof pathOfItem>[0];
  readonly children: ReactNode;
}

/** The way to the page of an item; its name alone where it has none. Renders an `<a>` or a `<span>`. */
export function ItemLink({ item, children }: ItemLinkProps): ReactNode {
  return item.slug === '' ? <span>{children}</span> : <Link to={pathOfItem(item)}>{children}</Link>;
}
