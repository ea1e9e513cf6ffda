import { Notice } from '@headstock/ui/notice';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';

/** Why the shop refuses a change that came from a plain form, by the code in the address. */
const TOLD = new Set(['sold', 'unavailable', 'own-listing', 'choose-variant', 'adjusted', 'busy', 'stale-page']);

/** Says why the change of the cart that a plain form asked for was refused, by `?refused=`. Renders a notice, or nothing. */
export function CartRefusal() {
  const code = useSearchParams()[0].get('refused');
  if (code === null) return null;
  return (
    <Notice tone="warn" live>
      <FormattedMessage id={`cart.refused.${TOLD.has(code) ? code : 'other'}`} />
    </Notice>
  );
}
