import { itemPath } from '@headstock/commerce-client/item';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Props of such a name. */
export interface ItemLinkProps {
  /** Its address is empty where staff wrote it into this order alone. */
  readonly item: { readonly id: string; readonly slug: string; readonly title: string };
  readonly className?: string;
  /** The link is followed. */
  readonly onFollow?: () => void;
}

/** What a line is of, with the way to its page where it has one. Renders an `<a>` or a `<span>`. */
export function ItemLink({ item, className, onFollow }: ItemLinkProps): ReactNode {
  if (item.slug === '') return <span className={className}>{item.title}</span>;
  return (
    <Link className={className} to={itemPath(item)} onClick={onFollow}>
      {item.title}
    </Link>
  );
}
