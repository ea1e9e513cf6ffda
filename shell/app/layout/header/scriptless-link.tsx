import { IconButton } from '@headstock/ui/icon-button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Props of the link. */
export interface ScriptlessLinkProps {
  readonly to: string;
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** What stands in the header for a button that needs scripts, where none run. Renders a `<noscript>`. */
export function ScriptlessLink({ to, label, children, className }: ScriptlessLinkProps): ReactNode {
  return (
    <noscript className={className}>
      <IconButton as={Link} to={to} label={label}>
        {children}
      </IconButton>
    </noscript>
  );
}
