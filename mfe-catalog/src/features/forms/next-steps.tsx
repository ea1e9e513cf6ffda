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

/** The process that each form starts; each has three steps. */
const processOf = {
  contact: 'reply',
  general: 'reply',
  repair: 'repair',
  appraisal: 'appraisal',
  consign: 'sale',
} as const satisfies Record<FormType, string>;

/** What happens after the form is sent. Renders an `<ol>`. */
export function NextSteps({ type }: { readonly type: FormType }) {
  return (
    <Root>
      {['first', 'second', 'third'].map((step) => (
        <li key={step}>
          <FormattedMessage id={`form.steps.${processOf[type]}.${step}`} />
        </li>
      ))}
    </Root>
  );
}
