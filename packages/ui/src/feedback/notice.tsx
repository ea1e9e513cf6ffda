import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ToneIcon, type MessageTone } from './tone-icon.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 12px;
  padding: 14px 16px;
  border-radius: var(--hs-r-control);
  background: var(--hs-sunken);
  color: var(--hs-ink-2);
  font-size: 0.9375rem;
  line-height: 1.5;
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
  & > div {
    /* Beside narrow text a button goes below it. */
    flex: 1 1 14rem;
    min-width: 0;
  }
`;

/** Props of a notice. */
export interface NoticeProps {
  tone?: MessageTone;
  /** Read out when it appears. */
  live?: boolean;
  /** A button or a link at the end. */
  action?: ReactNode;
  children: ReactNode;
}

/** A message that stays in the page. Renders a `<div>`. */
export function Notice({ tone = 'info', live, action, children }: NoticeProps) {
  return (
    <Root data-tone={tone} role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <ToneIcon tone={tone} />
      <div>{children}</div>
      {action}
    </Root>
  );
}
