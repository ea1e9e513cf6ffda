import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: 14px;
  padding: clamp(40px, 7vw, 96px) 16px;
  text-align: center;
  & > .said {
    max-width: 18em;
    font: 400 clamp(2rem, 1.6rem + 2vw, 3.25rem) / 1 var(--hs-serif);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & > p {
    max-width: 34em;
    color: var(--hs-ink-2);
  }
  & > .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 10px;
    margin-top: 10px;
  }
`;

/** Props of an empty state. */
export interface EmptyStateProps {
  /** One or two short sentences, in the voice of the shop. */
  title: ReactNode;
  /** Level of the title in the outline. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  /** Buttons that lead on. */
  actions?: ReactNode;
}

/** The placeholder where there is no content yet. Renders a `<div>`. */
export function EmptyState({ title, level = 2, children, actions }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <Root>
      <Title className="said">{title}</Title>
      {children && <p>{children}</p>}
      {actions && <div className="acts">{actions}</div>}
    </Root>
  );
}
