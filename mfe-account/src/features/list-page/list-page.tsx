import styled from '@emotion/styled';

/** A page of the profile that is a list: its header, its filters and its rows under each other. Renders a `<div>`. */
export const ListPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 2.5vw, 32px);
  & > header {
    display: grid;
    gap: 6px;
  }
  & > section {
    display: grid;
    gap: 14px;
    & > header {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 4px 20px;
    }
  }
`;

/** The rows of a list. Renders a `<ul>`. */
export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;
