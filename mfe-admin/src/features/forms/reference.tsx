import styled from '@emotion/styled';

/** The number of a form, on one line. Renders a `<span>`. */
export const Reference = styled.span`
  white-space: nowrap;
`;
