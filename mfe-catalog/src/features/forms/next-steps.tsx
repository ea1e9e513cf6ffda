import styled from '@emotion/styled';
import type { FormType } from '@headstock/contracts/forms';
import { FormattedMessage } from 'react-intl';

const Root = styled.ol`
  display: grid;
  gap: 20px;
  counter-reset: step;
  & > li {
    position: relative;
    padding-left: 44px;
    counter-increment: step;
    &::before {
      content: counter(step);
      position: absolute;
      left: 0;
      top: -2px;
      width: 28px;
      height: 28px;
      border-radius: 50%;
      background: var(--hs-tag);
      color: var(--hs-on-tag);
      font-size: var(--hs-t-small);
      font-weight: 600;
      line-height: 28px;
      text-align: center;
    }
  }
`;

/** What happens to forms of these kinds, in three steps. */
const WAYS = {
  contact: 'letter',
  general: 'letter',
  repair: 'bench',
  appraisal: 'appraisal',
  consign: 'sale',
} as const satisfies Record<FormType, string>;

/** What happens next. Renders an `<ol>`. */
export function NextSteps({ type }: { readonly type: FormType }) {
  return (
    <Root>
      {['first', 'second', 'third'].map((step) => (
        <li key={step}>
          <FormattedMessage id={`catalog.form.${WAYS[type]}.${step}`} />
        </li>
      ))}
    </Root>
  );
}
