import { notificationCountAtom } from '@headstock/event-bus';
import { Badge } from '@headstock/ui/badge';
import { IconButton } from '@headstock/ui/icon-button';
import { BellIcon } from '@headstock/ui/icons/bell';
import { HeartIcon } from '@headstock/ui/icons/heart';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isLinkable } from '../linkable.ts';
import { useAccount } from '../use-account.ts';
import { bell, wishlist } from './personal.model.ts';

/** Bell and heart, for those who are signed in. */
export function PersonalLinks({ className }: { readonly className?: string }): ReactNode {
  const intl = useIntl();
  const account = useAccount();
  const count = useAtomValue(notificationCountAtom);
  if (!account) return null;
  return (
    <>
      {isLinkable(bell) ? (
        <IconButton
          as={Link}
          className={className}
          to={bell.to}
          label={intl.formatMessage({ id: 'shell.notifications.bell' }, { count })}
        >
          <BellIcon />
          {count > 0 ? <Badge tone="count">{count}</Badge> : null}
        </IconButton>
      ) : null}
      {isLinkable(wishlist) ? (
        <IconButton
          as={Link}
          className={className}
          to={wishlist.to}
          label={intl.formatMessage({ id: 'shell.wishlist' })}
        >
          <HeartIcon />
        </IconButton>
      ) : null}
    </>
  );
}
