import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { InfoIcon } from '../icons/info.tsx';

const Root = styled.p`
  display: flex;
  align-items: start;
  gap: 6px;
  font-size: var(--hs-t-small);
  line-height: 1.4;
  color: var(--hs-bad);
  & > svg {
    margin-top: 1px;
  }
`;

/** Props of an error. */
export interface FormErrorProps {
  id?: string;
  /** Read out when it appears: for an error of a whole form, not for that of a field. */
  alert?: boolean;
  children: ReactNode;
}

/** An error message with its icon. Renders a `<p>`. */
export function FormError({ id, alert, children }: FormErrorProps) {
  return (
    <Root id={id} role={alert ? 'alert' : undefined}>
      <InfoIcon size="small" />
      <span>{children}</span>
    </Root>
  );
}
