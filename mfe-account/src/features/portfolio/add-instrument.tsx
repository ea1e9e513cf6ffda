import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';

/** Leads to the form for an instrument that was bought elsewhere. Renders an `<a>`. */
export function AddInstrument(): ReactNode {
  return (
    <Button as={Link} to="/profile/portfolio/new" size="small">
      <FormattedMessage id="portfolio.add" />
    </Button>
  );
}
