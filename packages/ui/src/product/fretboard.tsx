import styled from '@emotion/styled';

/** The strip of ebony with strings and frets on which the neck's places lie. Renders an `<ol>` or what `as` says. */
export const Fretboard = styled.ol`
  --hs-string: color-mix(in srgb, var(--hs-wire) 36%, var(--hs-ebony));
  position: relative;
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  border-left: 9px solid var(--hs-pearl);
  border-radius: 3px 0 0 3px;
  background: var(--hs-ebony);
  color: var(--hs-on-ebony);
  & > li {
    display: flex;
    flex: 1 0 0;
    min-width: 92px;
    border-right: 3px solid var(--hs-wire);
    background:
      linear-gradient(var(--hs-string), var(--hs-string)) 0 10% / 100% 1px no-repeat,
      linear-gradient(var(--hs-string), var(--hs-string)) 0 26% / 100% 1px no-repeat,
      linear-gradient(var(--hs-string), var(--hs-string)) 0 42% / 100% 1.5px no-repeat,
      linear-gradient(var(--hs-string), var(--hs-string)) 0 58% / 100% 2px no-repeat,
      linear-gradient(var(--hs-string), var(--hs-string)) 0 74% / 100% 2.5px no-repeat,
      linear-gradient(var(--hs-string), var(--hs-string)) 0 90% / 100% 3px no-repeat;
  }
  & > li > * {
    flex: 1;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 6px;
    padding: 16px 4px 14px;
    text-decoration: none;
    transition: background-color var(--hs-m-quick);
  }
  & a:hover {
    background: color-mix(in srgb, white 9%, transparent);
  }
  & a:focus-visible {
    outline-color: var(--hs-focus-on-dark);
    outline-offset: -4px;
  }
  @media print {
    border: 1px solid var(--hs-line);
  }
`;
