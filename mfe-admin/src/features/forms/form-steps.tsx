import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Moment } from '#mfe-admin/features/moment/moment.tsx';
import { stateLabels } from './form-states.ts';
import type { FormWholeFragment } from './forms.generated.ts';

const Root = styled.ol`
  display: grid;
  gap: 14px;
  & > li {
    display: grid;
    gap: 6px;
    padding-left: 14px;
    border-left: 2px solid var(--hs-line);
    overflow-wrap: anywhere;
  }
  & > li[data-mailed] {
    border-color: var(--hs-plush);
  }
  & p {
    white-space: pre-line;
    line-height: 1.5;
  }
`;

/** What staff did with a form, the oldest first: answers as they were mailed, and changes of state. Renders an `<ol>`, or nothing. */
export function FormSteps({ steps }: Pick<FormWholeFragment, 'steps'>): ReactNode {
  if (steps.length === 0) return null;
  return (
    <Root>
      {steps.map(({ id, state, subject, body, by, at }) => (
        <li key={id} data-mailed={subject === null ? undefined : ''}>
          <strong>{subject ?? <FormattedMessage id={stateLabels[state]} />}</strong>
          {body && <p>{body}</p>}
          <small className="hs-mute">
            <FormattedMessage
              id={subject === null ? 'forms.doneBy' : 'forms.mailedBy'}
              values={{ name: by, at: <Moment iso={at} /> }}
            />
          </small>
        </li>
      ))}
    </Root>
  );
}
