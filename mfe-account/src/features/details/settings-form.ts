import styled from '@emotion/styled';

/** A form of the settings, evenly spaced and no wider than it reads well. Renders a `<form>`; pass `noValidate`. */
export const SettingsForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  max-width: 720px;
`;
