import styled from '@emotion/styled';

/** The name of a file, which may be one long word. Renders a `<span>`. */
export const FileName = styled.span`
  overflow-wrap: anywhere;
`;
