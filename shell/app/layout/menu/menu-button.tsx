import { useEmit } from '@headstock/event-bus/react';
import { IconButton } from '@headstock/ui/icon-button';
import { MenuIcon } from '@headstock/ui/icons/menu';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { footerId } from '#shell/app/layout/footer/footer-id.ts';
import { ScriptlessLink } from '#shell/app/layout/header/scriptless-link.tsx';
import { useLazyModule } from '#shell/app/layout/use-lazy-module.ts';

const loadDrawers = async () =>
  (await import(/* webpackChunkName: "menu-drawer" */ './localized-menu-drawer.ts')).localizedMenuDrawers;

/** Opens the menu of narrow screens, a drawer at the side. Without scripts it leads to the links of the footer. Renders a `<button>` and a `<noscript>`. */
export function MenuButton({ className }: { readonly className?: string }): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const [open, setOpen] = useState(false);
  const { locale } = useBootstrapData();
  const { loaded, isLoading, load } = useLazyModule(loadDrawers);
  const Drawer = loaded?.[locale];
  const show = async (): Promise<void> => {
    if (await load()) setOpen(true);
    else
      emit('notification/show', { tone: 'negative', message: intl.formatMessage({ id: 'shell.remote.unavailable' }) });
  };
  return (
    <>
      <IconButton
        className={`${className ?? ''} hs-scripted`}
        label={intl.formatMessage({ id: 'shell.menu.label' })}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={() => void show()}
      >
        <MenuIcon />
      </IconButton>
      <ScriptlessLink className={className} to={`#${footerId}`} label={intl.formatMessage({ id: 'shell.menu.label' })}>
        <MenuIcon />
      </ScriptlessLink>
      {Drawer && open ? <Drawer onClose={() => setOpen(false)} /> : null}
    </>
  );
}
