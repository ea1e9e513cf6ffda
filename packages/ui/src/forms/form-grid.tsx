import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { down } from '../tokens/breakpoints.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  align-items: start;
  gap: 18px 16px;
  & > * {
    grid-column: 1 / -1;
  }
  & > [data-span='half'] {
    grid-column: span 3;
  }
  & > [data-span='half-from-tablet'] {
    grid-column: span 3;
    ${down('tablet')} {
      grid-column: 1 / -1;
    }
  }
  & > [data-span='third'] {
    grid-column: span 2;
    ${down('tablet')} {
      grid-column: 1 / -1;
    }
  }
`;

/** The grid of a form: fields take the whole width, a half or a third by their `span`, on phones a third as the whole. Renders a `<div>`. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>;
}
