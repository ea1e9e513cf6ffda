import styled from '@emotion/styled';

const Root = styled.i`
  flex: none;
  display: inline-block;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, black 25%, transparent);
  forced-color-adjust: none;
`;

/** Props of a swatch. */
export interface SwatchProps {
  /** Colours of the finish from its middle outward, as in the data: one for a plain colour, up to four for a burst. */
  colors: readonly [string, ...string[]];
}

/** A finish as a small disc, silent beside its name. Renders an `<i>`. */
export function Swatch({ colors }: SwatchProps) {
  const background = colors.length > 1 ? `radial-gradient(${colors.join(',')})` : colors[0];
  return <Root aria-hidden style={{ background }} />;
}
