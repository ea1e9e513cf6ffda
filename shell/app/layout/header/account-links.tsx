import { notificationCountAtom } from '@headstock/event-bus';
import { Badge } from '@headstock/ui/badge';
import { IconButton } from '@headstock/ui/icon-button';
import { BellIcon } from '@headstock/ui/icons/bell';
import { HeartIcon } from '@headstock/ui/icons/heart';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { accountLinks, type AccountLink } from './account-links.model.ts';

const icons = { notifications: BellIcon, wishlist: HeartIcon } as const;

/** Bell and heart. */
export function AccountLinks({ className }: { readonly className?: string | undefined }): ReactNode {
  return accountLinks.map((link) => <AccountLinkButton key={link.key} link={link} className={className} />);
}

interface PersonalProps {
  readonly link: AccountLink;
  readonly className: string | undefined;
}

function AccountLinkButton({ link: { key, to }, className }: PersonalProps): ReactNode {
  const intl = useIntl();
  const unread = useAtomValue(notificationCountAtom);
  const count = key === 'notifications' ? unread : 0;
  const Icon = icons[key];
  const name = intl.formatMessage({ id: `shell.account.${key}` });
  return (
    <IconButton
      as={Link}
      className={className}
      to={to}
      label={count > 0 ? intl.formatMessage({ id: 'shell.account.notifications-unread' }, { count }) : name}
    >
      <Icon />
      {count > 0 ? <Badge tone="count">{count}</Badge> : null}
    </IconButton>
  );
}
