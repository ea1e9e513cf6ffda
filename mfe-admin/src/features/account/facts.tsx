import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** Names and values beneath each other, in two columns where there is room. Children are `Fact`s. Renders a `<dl>`. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: 14px 24px;
  & dt {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & dd {
    margin: 0;
    line-height: 1.45;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Props of a fact. */
export interface FactProps {
  readonly name: ReactNode;
  /** It is a text of many lines. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** One name with its value; nothing is shown as a dash. Renders a `<div>` in a `Facts`. */
export function Fact({ name, isLong = false, children }: FactProps): ReactNode {
  return (
    <div data-long={isLong ? '' : undefined}>
      <dt>{name}</dt>
      <dd>{children === null || children === '' ? '–' : children}</dd>
    </div>
  );
}

/** A part of a page with its heading and a button at its end. Renders a `<section>`. */
export const PartRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding-top: 20px;
  border-top: 1px solid var(--hs-line);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 10px 20px;
  }
  & ol,
  & ul {
    display: grid;
    gap: 10px;
    line-height: 1.45;
  }
  & li small {
    display: block;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
    overflow-wrap: anywhere;
  }
`;
