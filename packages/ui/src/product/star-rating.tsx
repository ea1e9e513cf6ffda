import styled from '@emotion/styled';
import { StarIcon } from '../icons/star.tsx';

const Root = styled.span`
  display: inline-flex;
  gap: 2px;
  vertical-align: -0.15em;
  color: var(--hs-line-strong);
  & > span {
    display: inline-grid;
  }
  & > span[data-on] {
    color: var(--hs-plush);
    & > svg {
      fill: currentColor;
    }
  }
`;

const places = [1, 2, 3, 4, 5] as const;

/** Props of the stars. */
export interface StarRatingProps {
  /** 0 to 5; parts of a star are rounded. */
  stars: number;
  /** Says the same in words: “4 of 5 stars”. */
  label: string;
}

/** One to five stars, as buyers give them. Renders a `<span role="img">`. */
export function StarRating({ stars, label }: StarRatingProps) {
  return (
    <Root role="img" aria-label={label}>
      {places.map((place) => (
        <span key={place} data-on={place <= Math.round(stars) || undefined}>
          <StarIcon size="small" />
        </span>
      ))}
    </Root>
  );
}
