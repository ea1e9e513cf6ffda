import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { down } from '../tokens/breakpoints.ts';

const Root = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 24px;
  margin-bottom: clamp(24px, 3vw, 44px);
  & h2 {
    font-size: var(--hs-t-1);
  }
  & p {
    margin-top: 8px;
    color: var(--hs-ink-3);
  }
  ${down('tablet')} {
    flex-direction: column;
    align-items: start;
    gap: 6px;
  }
`;

/** Props of a section's head. */
export interface SectionHeadProps {
  /** Id of the heading, for the section's `labelledBy`. */
  id?: string;
  title: ReactNode;
  /** A line under the title. */
  note?: ReactNode;
  /** The link at the right, usually a `<LinkArrow>`. */
  action?: ReactNode;
}

/** A section's heading with its line and its link. Renders a `<div>` with an `<h2>`. */
export function SectionHead({ id, title, note, action }: SectionHeadProps) {
  return (
    <Root>
      <div>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {action}
    </Root>
  );
}
