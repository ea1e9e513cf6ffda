import styled from '@emotion/styled';

/** The place of the clock before it is there, so that nothing moves when it comes. Renders a `<div>`. */
export const HoldPlaceholder = styled.div`
  min-height: 58px;
  margin-top: 20px;
`;
