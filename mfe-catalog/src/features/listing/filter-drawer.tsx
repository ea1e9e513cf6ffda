import { Button } from '@headstock/ui/button';
import { Drawer } from '@headstock/ui/drawer';
import { FormattedMessage, useIntl } from 'react-intl';
import { Facets, type FacetsProps } from './facets.tsx';

/** Props of the drawer. */
export interface FilterDrawerProps extends FacetsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The filters of a phone. Stays open while filters are turned, and counts along. Renders a `<dialog>`. */
export function FilterDrawer({ open, onClose, address, view }: FilterDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="listing.filters" />}
      closeLabel={intl.formatMessage({ id: 'listing.close' })}
      footer={
        <Button wide onClick={onClose}>
          <FormattedMessage id="listing.showResults" values={{ count: view.total, certainty: view.certainty }} />
        </Button>
      }
    >
      <Facets address={address} view={view} />
    </Drawer>
  );
}
