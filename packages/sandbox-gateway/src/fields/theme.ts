/** The shop's design tokens that the gateway's pages use; a test compares them with the design system. */
export const COLORS = {
  light: {
    page: '#F7F6F3',
    surface: '#FFFFFF',
    ink: '#16181B',
    'ink-2': '#474A4F',
    'line-strong': '#85837B',
    plush: '#9B1746',
    'plush-hover': '#7E0F38',
    'on-plush': '#FFFFFF',
    bad: '#B02318',
    focus: '#1757B8',
  },
  dark: {
    page: '#111315',
    surface: '#191C1F',
    ink: '#F3F1EB',
    'ink-2': '#C4C6C6',
    'line-strong': '#7C828A',
    plush: '#F291B2',
    'plush-hover': '#F9B4CB',
    'on-plush': '#2B0614',
    bad: '#FF9D8F',
    focus: '#9CC7FF',
  },
} as const;

export type Theme = keyof typeof COLORS;

const variables = (theme: Theme): string =>
  Object.entries(COLORS[theme])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const CONTROLS = `
*{box-sizing:border-box}
[hidden]{display:none!important}
body{margin:0;color:var(--ink);font:400 1rem/1.55 'Instrument Sans Variable','Instrument Sans',system-ui,Arial,sans-serif}
label{display:block;margin-bottom:4px;font-weight:500;font-size:.875rem}
input{width:100%;min-height:48px;padding:8px 12px;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--line-strong);border-radius:6px}
input[aria-invalid=true]{border-color:var(--bad);border-width:2px;padding:7px 11px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.error{margin:4px 0 0;color:var(--bad);font-size:.875rem}
button{min-height:48px;padding:8px 20px;font:inherit;font-weight:600;border-radius:6px;border:1px solid var(--line-strong);background:var(--surface);color:var(--ink);cursor:pointer}
button.primary{background:var(--plush);border-color:var(--plush);color:var(--on-plush)}
button.primary:hover{background:var(--plush-hover)}
`;

const CARD_FORM = `
html{background:transparent}
form{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:6px}
.wide{grid-column:1/-1}
.field{display:grid;grid-row:span 3;grid-template-rows:subgrid;row-gap:0}
label{align-self:end}
@media (max-width:279px){.field{grid-column:1/-1}}
`;

const CHALLENGE = `
body{min-height:100vh;display:grid;place-items:center;background:var(--page);padding:16px}
main{max-width:480px;width:100%;padding:32px;background:var(--surface);border:1px solid var(--line-strong);border-radius:14px}
h1{margin:0 0 8px;font:400 1.875rem/1.04 'Instrument Serif',Georgia,serif}
p{margin:0 0 24px;color:var(--ink-2)}
form{display:flex;flex-wrap:wrap;gap:12px}
.choices{flex-direction:column;align-items:stretch}
`;

const themed = (rules: string): string => `:root{color-scheme:light;${variables('light')}}
:root[data-theme=dark]{color-scheme:dark;${variables('dark')}}${CONTROLS}${rules}`;

/** The stylesheet of the framed card form; its background is transparent. */
export const cardFormStyles = themed(CARD_FORM);

/** The stylesheet of the page on which a payment is confirmed; it follows the system's theme by itself. */
export const challengeStyles = `${themed(CHALLENGE)}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${variables('dark')}}}`;
