import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { countKey, type DepartmentPreview } from './department-preview.model.ts';
import type { MenuEntry, MenuLabel } from './menu.model.ts';

/** What a link or a list of the menu says. Renders text. */
export const MenuText = ({ label }: { readonly label: MenuLabel }): ReactNode =>
  'name' in label ? label.name : <FormattedMessage id={label.message} />;

/** A link of the menu, with how much is behind it once that is known. Renders an `<a>`. */
export function EntryLink({
  entry,
  facts,
}: {
  readonly entry: MenuEntry;
  readonly facts: DepartmentPreview | null;
}): ReactNode {
  const { label, to, facet } = entry;
  const count = facet && facts?.counts.get(countKey(facet));
  return (
    <Link to={to}>
      <MenuText label={label} />
      {count ? (
        <span className="hs-num">
          <FormattedNumber value={count} />
        </span>
      ) : null}
    </Link>
  );
}
