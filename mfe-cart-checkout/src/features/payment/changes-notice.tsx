import styled from '@emotion/styled';
import { Notice } from '@headstock/ui/notice';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#mfe-cart-checkout/features/cart/use-money.ts';
import type { Change } from './changes.model.ts';

const Root = styled.div`
  margin-block: 24px 0;
  & ul {
    margin-top: 6px;
  }
  & s {
    opacity: 0.8;
  }
`;

/** What is not as it was shown, old beside new; nothing was charged. Renders nothing without a change. */
export function ChangesNotice({ changes }: { readonly changes: readonly Change[] }) {
  const money = useMoney();
  if (changes.length === 0) return null;
  return (
    <Root>
      <Notice tone="warn" live>
        <b>
          <FormattedMessage id="checkout.changes.title" />
        </b>
        <ul>
          {changes.map((change) => (
            <li key={change.key} className="hs-num">
              {change.title ?? <FormattedMessage id={`checkout.changes.${change.kind}`} />}:{' '}
              <s>{money(change.before, 'always')}</s>{' '}
              {change.after === null ? <FormattedMessage id="checkout.changes.gone" /> : money(change.after, 'always')}
            </li>
          ))}
        </ul>
      </Notice>
    </Root>
  );
}
