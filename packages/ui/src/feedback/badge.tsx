import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 26px;
  padding: 3px 10px;
  border-radius: var(--hs-r-round);
  background: var(--hs-sunken);
  color: var(--hs-ink-2);
  font-size: var(--hs-t-micro);
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
  &[data-tone='good'] {
    background: var(--hs-good-wash);
    color: var(--hs-good);
  }
  &[data-tone='warn'] {
    background: var(--hs-warn-wash);
    color: var(--hs-warn);
  }
  &[data-tone='bad'] {
    background: var(--hs-bad-wash);
    color: var(--hs-bad);
  }
  &[data-tone='plush'] {
    background: var(--hs-plush-wash);
    color: var(--hs-plush);
  }
  &[data-tone='count'] {
    min-width: 18px;
    min-height: 18px;
    padding: 0 5px;
    background: var(--hs-plush);
    color: var(--hs-on-plush);
    font-size: 0.75rem;
    line-height: 18px;
  }
  &[data-count]::before {
    content: attr(data-count);
  }
  a > &[data-tone='count'],
  button > &[data-tone='count'] {
    position: absolute;
    top: 3px;
    right: 1px;
  }
`;

/** Props of a badge. */
export interface BadgeProps {
  /** `count` is the small number on an icon button, where the button's label says it. */
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'plush' | 'count';
  children: ReactNode;
}

/** A short state or a count. Renders a `<span>`. */
export function Badge({ tone, children }: BadgeProps) {
  // Drawn, not written: what is written on a button has to be part of its name.
  if (tone === 'count') return <Root data-tone={tone} className="hs-num" data-count={children} aria-hidden />;
  return (
    <Root data-tone={tone} className="hs-num">
      {children}
    </Root>
  );
}
