import { useEmit } from '@headstock/event-bus/react';
import { IconButton } from '@headstock/ui/icon-button';
import { SearchIcon } from '@headstock/ui/icons/search';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLazyModule } from '#shell/app/layout/use-lazy-module.ts';
import { ScriptlessLink } from './scriptless-link.tsx';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "search-dialog" */ './search-dialog.tsx')).SearchDialog;

/** Opens the search of narrow screens, a dialog; without scripts it leads to the search of the shop’s page. Renders a `<button>`. */
export function SearchButton({ className }: { readonly className?: string }): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const [open, setOpen] = useState(false);
  const { loaded: Loaded, isLoading, load } = useLazyModule(loadDialog);
  const show = async (): Promise<void> => {
    if (await load()) setOpen(true);
    else
      emit('notification/show', { tone: 'negative', message: intl.formatMessage({ id: 'shell.remote.unavailable' }) });
  };
  return (
    <>
      <IconButton
        className={`${className ?? ''} hs-scripted`}
        label={intl.formatMessage({ id: 'shell.search.label' })}
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={() => void show()}
      >
        <SearchIcon />
      </IconButton>
      <ScriptlessLink className={className} to="/shop#filters" label={intl.formatMessage({ id: 'shell.search.label' })}>
        <SearchIcon />
      </ScriptlessLink>
      {Loaded && open ? <Loaded onClose={() => setOpen(false)} /> : null}
    </>
  );
}
