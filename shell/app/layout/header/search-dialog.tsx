import { Dialog } from '@headstock/ui/dialog';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useClosedByNavigation } from '../use-closed-by-navigation.ts';
import { SearchForm } from './search-form.tsx';

/** The search of narrow screens. Renders a `<dialog>`. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const intl = useIntl();
  useClosedByNavigation(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={intl.formatMessage({ id: 'shell.search.label' })}
      closeLabel={intl.formatMessage({ id: 'shell.close' })}
    >
      <SearchForm open focused onClose={onClose} surface="div" />
    </Dialog>
  );
}
