import { Drawer } from '@headstock/ui/drawer';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCloseOnNavigation } from '#shell/app/layout/use-close-on-navigation.ts';
import { SearchForm } from './search-form.tsx';

/** The search of narrow screens: the box at the upper edge, where no keyboard hides it. Renders a `<dialog>`. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const intl = useIntl();
  useCloseOnNavigation(onClose);
  return (
    <Drawer
      open
      onClose={onClose}
      side="right"
      title={intl.formatMessage({ id: 'shell.search.label' })}
      closeLabel={intl.formatMessage({ id: 'shell.dialog.close' })}
    >
      <SearchForm open focused onClose={onClose} surface="div" />
    </Drawer>
  );
}
