import { useEmit } from '@headstock/event-bus/react';
import { IconButton } from '@headstock/ui/icon-button';
import { MenuIcon } from '@headstock/ui/icons/menu';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLazily } from '#shell/app/layout/use-lazy-module.ts';

const loadDrawer = async () => (await import(/* webpackChunkName: "menu-drawer" */ './menu-drawer.tsx')).MenuDrawer;

/** Opens the menu of narrow screens, a drawer at the side. Renders a `<button>`. */
export function MenuButton({ className }: { readonly className?: string }): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const [open, setOpen] = useState(false);
  const { Piece, busy, fetch } = useLazily(loadDrawer);
  const show = async (): Promise<void> => {
    if (await fetch()) setOpen(true);
    else
      emit('notification/show', { tone: 'negative', message: intl.formatMessage({ id: 'shell.slice.unavailable' }) });
  };
  return (
    <>
      <IconButton
        className={className}
        label={intl.formatMessage({ id: 'shell.menu.label' })}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        onClick={() => void show()}
      >
        <MenuIcon />
      </IconButton>
      {Piece && open ? <Piece onClose={() => setOpen(false)} /> : null}
    </>
  );
}
