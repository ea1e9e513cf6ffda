import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MenuLabel } from './menu.model.ts';

/** What a link of the menu says. */
export function Label({ label }: { readonly label: MenuLabel }): ReactNode {
  return 'name' in label ? label.name : <FormattedMessage id={label.message} />;
}
