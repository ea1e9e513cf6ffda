import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const breathe = keyframes`
  to { opacity: .45 }
`;

const Root = styled.div`
  border-radius: var(--hs-r-paper);
  background: var(--hs-line);
  animation: ${breathe} 1.6s ease-in-out infinite alternate;
`;

/** Props of a skeleton. */
export interface SkeletonProps {
  /** CSS lengths; the whole width by default. */
  width?: string;
  height?: string;
  /** Width by height, such as `4 / 5`. */
  ratio?: string;
}

/** The breathing place of something that comes later, of its size. Silent. Renders a `<div aria-hidden>`. */
export function Skeleton({ width, height, ratio }: SkeletonProps) {
  return <Root aria-hidden style={{ width, height, aspectRatio: ratio }} />;
}
