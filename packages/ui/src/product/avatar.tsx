import styled from '@emotion/styled';

const Root = styled.span`
  flex: none;
  display: inline-grid;
  place-content: center;
  overflow: hidden;
  border-radius: 50%;
  background: var(--hs-sunken);
  color: var(--hs-ink-2);
  font-weight: 600;
  line-height: 1;
  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** What a reader takes for the first letter, whatever it is made of. */
function firstLetterOf(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}

/** The first letters of a name's first and last word, in capitals. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => firstLetterOf(word).toLocaleUpperCase()).join('');
}

/** Props of an avatar. */
export interface AvatarProps {
  /** Whose it is; its initials stand in for a picture. */
  name: string;
  url: string | null;
  /** Width and height in pixels. */
  size: number;
}

/** The picture of a person beside their name, which it does not repeat for screen readers. Renders a `<span>`. */
export function Avatar({ name, url, size }: AvatarProps) {
  const style = { width: size, height: size, fontSize: Math.round(size * 0.38) };
  return (
    <Root style={style} aria-hidden="true">
      {url === null ? initialsOf(name) : <img src={url} alt="" width={size} height={size} decoding="async" />}
    </Root>
  );
}
