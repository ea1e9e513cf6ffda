import styled from '@emotion/styled';
import { down } from '../tokens/breakpoints.ts';
import { logoMarkPath } from './logo-mark-path.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: var(--hs-target);
  color: var(--hs-ink);
  font: 400 2.64rem/1 var(--hs-serif);
  & > svg {
    width: 34px;
    height: 34px;
    margin-bottom: 0.12em;
    color: var(--hs-plush);
  }
  ${down('tabletMedium')} {
    gap: 9px;
    /* Large letters leave the icons beside it their place. */
    font-size: min(2.08rem, 9vw);
    & > svg {
      width: 28px;
      height: 28px;
    }
  }
`;

/** Props of the mark alone. */
export interface LogoMarkProps {
  /** Edge length in CSS pixels; from 20 px up, below that use the favicon. */
  size?: number;
}

/** The mark: an H cut as a headstock. Ornament: give the name beside it. Renders an `<svg>`. */
export function LogoMark({ size }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden>
      <path fill="currentColor" fillRule="evenodd" d={logoMarkPath} />
    </svg>
  );
}

/** The mark with the name set as the wordmark, sized for the header. Put it into the link to the home page. Renders a `<span>`. */
export function Logo({ name }: { name: string }) {
  return (
    <Root>
      <LogoMark />
      {name}
    </Root>
  );
}
