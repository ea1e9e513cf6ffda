import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';

/** Cards of posts: three in a row, two on a large phone, one on a small one. Renders a `<div>`. */
export const PostGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 56px 24px;
  ${down('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 44px 20px;
  }
  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
