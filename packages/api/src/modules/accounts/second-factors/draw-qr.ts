import { encode } from 'uqr';

/** A QR code: modules on each side, with its quiet zone, and the dark ones as the path of an SVG of that size. */
export type QrCode = { readonly qrSize: number; readonly qrPath: string };

/** Draws a text as a QR code, which costs the browser no library. */
export function drawQr(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { qrSize: size, qrPath: path.join('') };
}
