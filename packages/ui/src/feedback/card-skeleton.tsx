import styled from '@emotion/styled';
import { Skeleton } from './skeleton.tsx';

const Root = styled.div`
  display: grid;
  gap: 10px;
  align-content: start;
  & > :first-of-type {
    margin-bottom: 18px;
  }
`;

/** The place of an instrument card that comes later. Renders a `<div aria-hidden>`. */
export function CardSkeleton() {
  return (
    <Root aria-hidden>
      <Skeleton ratio="4 / 5" />
      <Skeleton height="34px" width="40%" />
      <Skeleton height="18px" width="80%" />
      <Skeleton height="18px" width="55%" />
    </Root>
  );
}
