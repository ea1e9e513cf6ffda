import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { fromList } from './drawer-context.ts';

/** Props of the link: those of `<a>` that a button as link needs. */
export interface DrawerLinkProps {
  /** The drawer's path, without language prefix. */
  readonly to: string;
  /** The id of what it leads to inside the drawer. */
  readonly hash?: string;
  readonly className?: string;
  readonly tabIndex?: number;
  readonly children: ReactNode;
}

/** A link that opens a drawer over the list that is shown, which keeps its filters. `<Button as={DrawerLink} to="…">`. Renders an `<a>`. */
export function DrawerLink({ to, hash, ...rest }: DrawerLinkProps): ReactNode {
  const { search } = useLocation();
  return (
    <Link {...rest} to={{ pathname: to, search, hash: hash ? `#${hash}` : '' }} state={fromList} preventScrollReset />
  );
}
