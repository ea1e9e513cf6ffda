import styled from '@emotion/styled';

/** The content of a page under its header, whose title and actions share a row where there is room. Renders a `<div>`. */
export const PageBody = styled.div`
  padding-block: clamp(28px, 4vw, 56px) 96px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 8px 32px;
    margin-bottom: clamp(24px, 3vw, 40px);
  }
`;
