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
  /* From the middle of the icon to the right, so that its left half shows beside whatever the number is. */
  &[data-on='icon'] {
    position: absolute;
    top: 3px;
    left: 50%;
    pointer-events: none;
  }
`;

/** More than this is drawn as `99+` on an icon, which has no room for three digits. */
const MOST_ON_ICON = 99;

/** Props of a badge. */
export interface BadgeProps {
  /** `count` is a small number that the name of its button or link says too. */
  tone?: 'plain' | 'good' | 'warn' | 'bad' | 'plush' | 'count';
  /** `icon` draws a count over the corner of an icon button, in it or beside it. */
  on?: 'icon';
  children: ReactNode;
}

const short = (count: ReactNode): ReactNode =>
  typeof count === 'number' && count > MOST_ON_ICON ? `${MOST_ON_ICON}+` : count;

/** A short state or a count. Renders a `<span>`. */
export function Badge({ tone, on, children }: BadgeProps) {
  // Drawn, not written: what is written on a button has to be part of its name.
  if (tone === 'count') {
    const drawn = on === 'icon' ? short(children) : children;
    return <Root data-tone={tone} data-on={on} className="hs-num" data-count={drawn} aria-hidden />;
  }
  return (
    <Root data-tone={tone} className="hs-num">
      {children}
    </Root>
  );
}
