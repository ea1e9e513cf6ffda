import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { As } from '../polymorphic.ts';
import type { BackdropTone } from '../tokens/backdrop-tone.ts';

const Root = styled.div`
  --hs-paper: var(--hs-paper-fog);
  position: relative;
  overflow: hidden;
  border-radius: var(--hs-r-paper);
  background: radial-gradient(
    110% 75% at 42% 24%,
    color-mix(in oklab, var(--hs-paper), white 34%),
    var(--hs-paper) 62%,
    color-mix(in oklab, var(--hs-paper), black 9%)
  );
  &[data-tone='surf'] {
    --hs-paper: var(--hs-paper-surf);
  }
  &[data-tone='shell'] {
    --hs-paper: var(--hs-paper-shell);
  }
  &[data-tone='sonic'] {
    --hs-paper: var(--hs-paper-sonic);
  }
  &[data-tone='butter'] {
    --hs-paper: var(--hs-paper-butter);
  }
  &[data-flat] {
    background: var(--hs-paper);
  }
  &[data-bleed] {
    border-radius: 0;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
  @media print {
    background: none;
  }
`;

/** Props of a backdrop. */
export interface BackdropOwnProps {
  /** Its colour, chosen against the finish; one per item, everywhere. */
  tone: BackdropTone;
  /** Without the light and the darker floor. */
  flat?: boolean;
  /** Over the whole width of the page, so without corners. */
  bleed?: boolean;
  children?: ReactNode;
}

/** Props of a backdrop that renders `E`. */
export type BackdropProps<E extends ElementType = 'div'> = As<E, BackdropOwnProps>;

/** Seamless studio paper with a soft light. What stands on it uses the colours for backdrops. Renders a `<div>`, or what `as` says. */
export function Backdrop<E extends ElementType = 'div'>(props: BackdropProps<E>): ReactNode;
export function Backdrop({
  tone,
  flat,
  bleed,
  ...rest
}: BackdropOwnProps & { as?: ElementType } & ComponentPropsWithRef<'div'>) {
  return (
    <Root
      data-ground="paper"
      data-tone={tone}
      data-flat={flat || undefined}
      data-bleed={bleed || undefined}
      {...rest}
    />
  );
}
