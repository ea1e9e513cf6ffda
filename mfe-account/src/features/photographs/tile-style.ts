/** What all pictures of the field share: those that are there, and those on their way. */
export const tileStyle = `
  position: relative;
  display: grid;
  align-content: start;
  gap: 6px;
  min-width: 0;
  & > .frame {
    position: relative;
    overflow: hidden;
    aspect-ratio: 4 / 5;
    border-radius: var(--hs-r-paper);
    background: var(--hs-sunken);
    & > img {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      object-fit: contain;
    }
  }
`;
