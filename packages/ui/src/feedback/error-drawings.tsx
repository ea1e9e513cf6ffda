const strings = [
  [60, 1],
  [102, 1.55],
  [144, 2],
  [186, 2.65],
  [228, 3.2],
  [270, 3.75],
] as const;

const notes = [
  ['4', 120, 30, 124],
  ['0', 242, 156, 250],
  ['4', 480, 196, 288],
] as const;

const snapped = [
  'M20 144H318C352 144 356 184 380 178C402 172 392 138 374 148C352 162 372 206 410 214',
  'M540 144H474C448 144 448 98 430 106C416 114 432 130 442 118',
];

/** Tablature that reads 4, 0, 4, with a snapped third string. Renders an `<svg role="img">`. */
export function BadNote({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 560 330" width="540" height="318" style={{ height: 'auto' }} role="img" aria-label={label}>
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        {strings.map(([y, width]) => (
          <path key={y} strokeWidth={width} d={y === 144 ? snapped.join('') : `M20 ${y}H540`} />
        ))}
        <path strokeWidth="3" d="M20 60V270M540 60V270" />
      </g>
      <g fontFamily="var(--hs-serif)" fontSize="120" textAnchor="middle" fill="var(--hs-heart)">
        {notes.map(([note, x, top, base]) => (
          <g key={x}>
            <rect x={x - 34} y={top} width="68" height="104" fill="var(--hs-paper)" />
            <text x={x} y={base}>
              {note}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Five strings in tune and one that came off its post. Renders an `<svg role="img">`. */
export function QuietNote({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 560 330" width="540" height="318" style={{ height: 'auto' }} role="img" aria-label={label}>
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        {strings.map(([y, width]) => (
          <path
            key={y}
            strokeWidth={width}
            d={
              y === 102
                ? 'M20 102H210C262 102 250 34 292 40C330 46 312 92 284 82C258 70 300 26 352 34C384 40 392 58 420 52'
                : `M20 ${y}H470`
            }
          />
        ))}
        <path strokeWidth="7" d="M20 48V282" />
      </g>
      {strings.map(([y]) => (
        <g key={y}>
          <circle cx="490" cy={y} r="17" fill="currentColor" />
          <circle cx="490" cy={y} r="6" fill={y === 102 ? 'var(--hs-heart)' : 'var(--hs-paper)'} />
        </g>
      ))}
    </svg>
  );
}
