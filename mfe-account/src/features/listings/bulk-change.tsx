import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BulkBar } from '#mfe-account/features/list-page/bulk-bar.tsx';
import { BulkChangeForm } from './bulk-change-form.tsx';
import type { ListingRow } from './listing-row.model.ts';
import { type ListingsOutcome, useChangeListings } from './use-change-listings.ts';

/** How many listings took the last change, and why the others did not. */
function Outcome({ changed, total, refused }: ListingsOutcome): ReactNode {
  return (
    <>
      <p>
        <FormattedMessage id="listings.bulk.changed" values={{ count: changed, total }} />
      </p>
      {refused.map(({ id, title, message }) => (
        <p key={id} className="hs-mute">
          <FormattedMessage id="listings.bulk.refused" values={{ title, message }} />
        </p>
      ))}
    </>
  );
}

/** The bar with the change of the listings that are chosen, and what was refused of the last one. Renders a `<div>`. */
export function BulkChange({ chosen }: { readonly chosen: readonly ListingRow[] }): ReactNode {
  const { formatMessage } = useIntl();
  const { busy, failure, refusal, outcome, change } = useChangeListings((count) =>
    formatMessage({ id: 'listings.bulk.changed' }, { count, total: count }),
  );
  return (
    <BulkBar isSticky>
      <div role="status">{outcome && <Outcome {...outcome} />}</div>
      <BulkChangeForm chosen={chosen} busy={busy} refusal={refusal} failure={failure} onChange={change} />
    </BulkBar>
  );
}
