import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const light = keyframes`
  0%, 60% { opacity: .25 }
  20% { opacity: 1 }
`;

const Root = styled.span`
  display: inline-grid;
  justify-items: center;
  gap: 12px;
  color: var(--hs-plush);
  & circle {
    animation: ${light} 1.44s infinite;
  }
`;

/** The six tuner holes of the mark, in the order in which they light up. */
const holes = [
  [12.3, 26],
  [12.3, 18.6],
  [11.9, 11.2],
  [36.1, 11.2],
  [35.5, 18.6],
  [34.9, 26],
] as const;

/** Props of the loading sign. */
export interface LoadingProps {
  /** What is being waited for; read out by screen readers. */
  label: string;
  /** Edge length in CSS pixels. */
  size?: number;
}

/** The loading sign: the mark, whose tuner holes light up one after another. Renders a `<span role="status">`. */
export function Loading({ label, size = 56 }: LoadingProps) {
  return (
    <Root role="status">
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden>
        <path fill="currentColor" d="M3.5 5.2L19 2.4V19.5H29V2.4L44.5 5.2L39.2 45.6H29V29H19V45.6H8.8Z" />
        {holes.map(([cx, cy], index) => (
          <circle
            key={cy * 100 + cx}
            cx={cx}
            cy={cy}
            r="2.5"
            fill="var(--hs-page)"
            style={{ animationDelay: `${index * 120}ms` }}
          />
        ))}
      </svg>
      <span className="hs-vh">{label}</span>
    </Root>
  );
}
