import styled from '@emotion/styled';

const Root = styled.address`
  font-style: normal;
  & > span {
    display: block;
  }
`;

/** An address, line by line, with its telephone. Renders an `<address>`. */
export function PostalAddress({ lines, phone }: { lines: readonly string[]; phone?: string | null }) {
  return (
    <Root>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {phone && <span className="hs-num">{phone}</span>}
    </Root>
  );
}
