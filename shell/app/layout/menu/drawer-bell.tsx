import type { WidgetProps } from '@headstock/contracts/remotes';
import { notificationCountAtom } from '@headstock/event-bus';
import { Badge } from '@headstock/ui/badge';
import { ChevronDownIcon } from '@headstock/ui/icons/chevron-down';
import { useAtomValue } from 'jotai';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RemoteWidget } from '#shell/app/layout/remote-widget.tsx';

/** The line of the notifications in the drawer, with their number, and under it their list when it is unfolded. */
export function DrawerBell({ onClose }: WidgetProps): ReactNode {
  const intl = useIntl();
  const count = useAtomValue(notificationCountAtom);
  const [open, setOpen] = useState(false);
  const id = useId();
  const unread = count > 0 ? intl.formatMessage({ id: 'shell.account.notifications-unread' }, { count }) : undefined;
  return (
    <>
      <button
        type="button"
        className="l1"
        aria-label={unread}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>
          <FormattedMessage id="shell.account.notifications" /> {count > 0 ? <Badge tone="count">{count}</Badge> : null}
        </span>
        <ChevronDownIcon />
      </button>
      <div className="l2" id={id} hidden={!open}>
        <RemoteWidget remote="mfe-account" expose="./bell-list" wanted={open} widgetProps={{ onClose }} surface="div" />
      </div>
    </>
  );
}
