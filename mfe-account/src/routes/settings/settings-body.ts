import styled from '@emotion/styled';

/** The content of a page of the settings, evenly spaced. Renders a `<div>`. */
export const SettingsBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > section {
    margin-top: 24px;
  }
`;
