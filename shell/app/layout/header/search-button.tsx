import { useEmit } from '@headstock/event-bus/react';
import { IconButton } from '@headstock/ui/icon-button';
import { SearchIcon } from '@headstock/ui/icons/search';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLazily } from '#shell/app/layout/use-lazy-module.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "search-dialog" */ './search-dialog.tsx')).SearchDialog;

/** Opens the search of narrow screens, a dialog. Renders a `<button>`. */
export function SearchButton({ className }: { readonly className?: string }): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const [open, setOpen] = useState(false);
  const { Piece, busy, fetch } = useLazily(loadDialog);
  const show = async (): Promise<void> => {
    if (await fetch()) setOpen(true);
    else
      emit('notification/show', { tone: 'negative', message: intl.formatMessage({ id: 'shell.slice.unavailable' }) });
  };
  return (
    <>
      <IconButton
        className={className}
        label={intl.formatMessage({ id: 'shell.search.label' })}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        onClick={() => void show()}
      >
        <SearchIcon />
      </IconButton>
      {Piece && open ? <Piece onClose={() => setOpen(false)} /> : null}
    </>
  );
}
