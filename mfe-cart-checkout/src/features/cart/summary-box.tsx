import styled from '@emotion/styled';
import { down } from '@headstock/ui/breakpoints';

/** The framed box in which an order is summed up. Renders an `<aside>`. */
export const SummaryBox = styled.aside`
  padding: 28px;
  border: 1px solid var(--hs-line);
  border-radius: var(--hs-r-control);
  background: var(--hs-surface);
  ${down('tablet')} {
    padding: 22px 20px;
  }
  & > h2 {
    margin-bottom: 16px;
    font-size: var(--hs-t-3);
  }
  & > small {
    margin-block: 10px;
  }
  & > .promise {
    display: flex;
    gap: 8px;
    margin-top: 16px;
    & > svg {
      flex: none;
      margin-top: 1px;
    }
  }
`;
