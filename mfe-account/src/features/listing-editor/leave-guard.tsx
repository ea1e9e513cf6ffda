import { Button } from '@headstock/ui/button';
import { Dialog } from '@headstock/ui/dialog';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** The link of a click that leaves the page in this window; null for every other click. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && link.target === '' && link.href !== '' && link.pathname !== location.pathname ? link : null;
}

/**
 * Asks before a page is left on which something is not saved yet: by a link, or by closing the window. The browser's own copy is kept
 * whatever way it is left. Renders a `<dialog>` while it asks.
 */
export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const [link, setLink] = useState<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (!isLeaving.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent): void => {
      const leaving = isLeaving.current ? null : leavingLink(event);
      if (!leaving) return;
      event.preventDefault();
      event.stopPropagation();
      setLink(leaving);
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isUnsaved]);
  const leave = (): void => {
    isLeaving.current = true;
    setLink(null);
    link?.click();
  };
  return (
    <Dialog
      open={link !== null}
      onClose={() => setLink(null)}
      title={<FormattedMessage id="listingEditor.leave" />}
      closeLabel={formatMessage({ id: 'listings.close' })}
    >
      <p>
        <FormattedMessage id={isUnsaved ? 'listingEditor.leaveText' : 'listingEditor.savedAll'} />
      </p>
      <Button wide onClick={() => setLink(null)}>
        <FormattedMessage id="listingEditor.stay" />
      </Button>
      <Button wide variant="quiet" onClick={leave}>
        <FormattedMessage id="listingEditor.leaveNow" />
      </Button>
    </Dialog>
  );
}
