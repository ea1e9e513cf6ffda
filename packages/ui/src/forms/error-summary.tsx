import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { AlertIcon } from '../icons/alert.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;
  padding: 16px;
  border-radius: var(--hs-r-control);
  background: var(--hs-bad-wash);
  color: var(--hs-bad);
  & > ul {
    grid-column: 2;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }
`;

/** Props of the summary. */
export interface ErrorSummaryProps {
  title: ReactNode;
  /** The errors with the ids of their controls, in the form's order. */
  errors: readonly { fieldId: string; message: ReactNode }[];
}

/** All errors of a form with links to their fields; takes the focus when it appears. Renders a `<div role="alert">`. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      <AlertIcon />
      <b>{title}</b>
      <ul>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`}>{error.message}</a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
